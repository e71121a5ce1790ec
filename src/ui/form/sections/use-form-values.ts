import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

type FormValuesOptions<Values> = {
  form: RefObject<HTMLFormElement | null>;
  /** Reads the current values of the form. */
  read: (form: HTMLFormElement) => Values;
  /** A new value says that the fields were filled in by other means than by typing. */
  version: unknown;
};

/** Returns the values of a form, read again whenever somebody types; undefined before the first time. */
export function useFormValues<Values>(options: FormValuesOptions<Values>): Values | undefined {
  const { form, read, version } = options;
  const [values, setValues] = useState<Values>();
  const update = useEffectEvent(() => {
    if (form.current) setValues(read(form.current));
  });
  useEffect(() => {
    const place = form.current;
    // The fields may be rendered again in the same step.
    const first = requestAnimationFrame(() => update());
    const onInput = () => update();
    place?.addEventListener('input', onInput);
    return () => {
      cancelAnimationFrame(first);
      place?.removeEventListener('input', onInput);
    };
    // Run again when `version` changes.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [form, version]);
  return values;
}

/** Returns the texts of a form by field name. Of several values with one name, the last. */
export function readFormTexts(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
