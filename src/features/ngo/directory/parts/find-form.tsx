import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import button from '#src/ui/styles/button.module.css';
import field from '#src/ui/styles/field.module.css';
import { SearchIcon } from '#src/ui/icons.tsx';
import styles from '#src/ui/list/find.module.css';

const Suggestions = lazy(() => import('./suggestions.tsx'));

type FindFormProps = {
  towns: { value: string; label: string }[];
  words?: string;
  town?: string;
  framed?: boolean;
  /** Filters that a new search keeps. */
  filters?: Record<string, string | undefined>;
};

/** A plain form for what somebody needs and in which town. With JavaScript, it shows suggestions. */
export function FindForm({ towns, words = '', town = '', framed, filters = {} }: FindFormProps) {
  const { find, search } = useMessages('site');
  const [suggesting, setSuggesting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The user may have started to type before the script loaded.
    if (document.activeElement === input.current) setSuggesting(true);
  }, []);
  return (
    <Form
      className={classes(styles.find, framed && styles.framed)}
      role="search"
      action="/search"
      key={`${words} ${town}`}
      data-needs-script
    >
      <div className={styles.words}>
        <label className={field.label} htmlFor="q">
          {find.what}
        </label>
        <input
          ref={input}
          className={field.input}
          id="q"
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MOST}
          placeholder={find.example}
          defaultValue={words}
          onFocus={() => setSuggesting(true)}
        />
        {suggesting && (
          <Suspense>
            <Suggestions input={input} towns={towns} />
          </Suspense>
        )}
      </div>
      <div>
        <label className={field.label} htmlFor="from">
          {find.where}
        </label>
        <select className={field.input} id="from" name="from" defaultValue={town}>
          <option value="">{find.anyTown}</option>
          {towns.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {Object.entries(filters).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button className={button.button} type="submit">
        <SearchIcon />
        {search}
      </button>
    </Form>
  );
}
