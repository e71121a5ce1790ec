import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import styles from './manage.module.css';

/** Milliseconds after the last keystroke before the list is requested. */
const PAUSE_MS = 300;
const NAME = 'q';

type ListSearchProps = {
  label: string;
  hint?: string;
  /** The words of the current list. */
  words: string;
  /** Other query parameters to keep. */
  params?: Record<string, string>;
};

/** Filters the list of its page during typing. The words are kept in the URL. */
export function ListSearch({ label, hint, words, params = {} }: ListSearchProps) {
  const site = useMessages('site');
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // Back and forward navigation changes the words too. Never overwrite a field that has the focus.
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
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        name={NAME}
        type="search"
        label={label}
        hint={hint}
        defaultValue={words}
        maxLength={SEARCH_MOST}
        autoComplete="off"
      />
      <SubmitButton second>{site.search}</SubmitButton>
    </Form>
  );
}
