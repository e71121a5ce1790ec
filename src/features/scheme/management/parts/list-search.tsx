import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import styles from './manage.module.css';

/** Milliseconds without a key until the list is asked for. */
const PAUSE_MS = 300;
const NAME = 'q';

type ListSearchProps = {
  label: string;
  hint?: string;
  /** The words that the list was asked for. */
  words: string;
  /** What else stays asked for. */
  kept?: Record<string, string>;
};

/** Narrows the list of its page while somebody types; the words stand in the address. */
export function ListSearch({ label, hint, words, kept = {} }: ListSearchProps) {
  const site = useMessages('site');
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // Back and forward change the words too; never under the fingers of who types.
  useEffect(() => {
    const field = form.current?.elements.namedItem(NAME) as HTMLInputElement;
    if (field.value.trim() !== words && document.activeElement !== field) field.value = words;
  }, [words]);
  return (
    <Form
      ref={form}
      role="search"
      className={styles.search}
      onSubmit={() => clearTimeout(pause.current)}
      onInput={() => {
        clearTimeout(pause.current);
        pause.current = setTimeout(
          () => void submit(form.current, { replace: true, preventScrollReset: true }),
          PAUSE_MS,
        );
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        name={NAME}
        type="search"
        label={label}
        hint={hint}
        defaultValue={words}
        maxLength={100}
        autoComplete="off"
      />
      <SubmitButton second>{site.search}</SubmitButton>
    </Form>
  );
}
