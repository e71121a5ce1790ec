import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Error messages by field name. */
export type FieldErrors = Record<string, string>;

type FieldErrorsOptions = {
  form: RefObject<HTMLFormElement | null>;
  /** The errors the server returned for a form that was sent without the script. */
  first?: FieldErrors;
  /** Validates the current form values. The server applies the same rules. */
  find: (form: HTMLFormElement) => FieldErrors;
};

/** Manages a form's errors: at the fields while it is filled in, and in the summary after it was sent. */
export function useFieldErrors({ form, first = {}, find }: FieldErrorsOptions) {
  const [errors, setErrors] = useState(first);
  /** The errors in the summary, as of the last submit. */
  const [refused, setRefused] = useState(first);

  /** Validates one field and updates its error. */
  function check(name: string) {
    const error = form.current && find(form.current)[name];
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));
  }

  /** Validates a field when the focus moves to another one, unless it was never filled in. */
  const leave = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    // An error that appears would move the button away while the user presses it.
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

  /** Shows the errors at the fields and in the summary. Returns whether there are none. */
  function refuse(next: FieldErrors): boolean {
    setErrors(next);
    // A new object each time makes the summary take the focus again.
    setRefused({ ...next });
    return Object.keys(next).length === 0;
  }

  return { errors, refused, check, refuse, setFieldErrors: setErrors };
}

/** Translates the error keys of the rules into messages. */
export function translateErrors<Key extends string>(options: {
  errors: Readonly<Record<string, Key | undefined>>;
  messages: Readonly<Record<Key, string>>;
}): FieldErrors {
  const { errors, messages } = options;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, key]) => (key ? [[field, messages[key]]] : [])),
  );
}
