import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** By the field's name, what is wrong with it in a sentence. */
export type FieldErrors = Record<string, string>;

type FieldErrorsOptions = {
  form: RefObject<HTMLFormElement | null>;
  /** What a form that was sent without the script came back with. */
  first?: FieldErrors;
  /** What is wrong with what stands in the form now; the server says the same. */
  find: (form: HTMLFormElement) => FieldErrors;
};

/** What a form says at its fields while it is filled in, and above them once it was sent. */
export function useFieldErrors({ form, first = {}, find }: FieldErrorsOptions) {
  const [errors, setErrors] = useState(first);
  /** What the summary on top says: as it was when the form was last sent. */
  const [refused, setRefused] = useState(first);

  /** A field says what is wrong with it now, or that it is right. */
  function check(name: string) {
    const found = form.current && find(form.current)[name];
    setErrors(({ [name]: _, ...others }) => (found ? { ...others, [name]: found } : others));
  }

  /** A field that is left for another one is checked, unless it was never filled in. */
  const leave = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    // A line that appears would move the button away from under the finger.
    if (!(relatedTarget instanceof HTMLElement) || relatedTarget.tagName === 'BUTTON') return;
    const { name, value, type } = target as HTMLInputElement;
    const isFilledIn = value !== '' && !/checkbox|radio/.test(type);
    if (name && (isFilledIn || errors[name])) check(name);
  });
  useEffect(() => {
    const place = form.current;
    place?.addEventListener('focusout', leave);
    return () => place?.removeEventListener('focusout', leave);
  }, [form]);

  /** Says it at the fields and above them; gives whether nothing is wrong. */
  function refuse(found: FieldErrors): boolean {
    setErrors(found);
    // Another object each time: the summary takes the focus again.
    setRefused({ ...found });
    return Object.keys(found).length === 0;
  }

  /** Says no more that something is wrong with a field: something else was done about it. */
  function forget(name: string) {
    const others = ({ [name]: _, ...kept }: FieldErrors) => kept;
    setErrors(others);
    setRefused(others);
  }

  return { errors, refused, check, refuse, forget, sayAtFields: setErrors };
}

/** The sentences of the rules' faults. */
export function inSentences<Key extends string>(options: {
  errors: Readonly<Record<string, Key | undefined>>;
  sentences: Readonly<Record<Key, string>>;
}): FieldErrors {
  const { errors, sentences } = options;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, key]) => (key ? [[field, sentences[key]]] : [])),
  );
}
