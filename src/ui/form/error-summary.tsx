import { useEffect, useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '../look/layout.module.css';
import notes from '../look/notes.module.css';
import styles from './form.module.css';

type ErrorSummaryProps = {
  /** What went wrong with the form as a whole. */
  msg?: string;
  /** Field name to sentence. */
  errors: Record<string, string>;
  /** Field name to label, in the order of the form. */
  labels: Record<string, string>;
};

/** On top of a form that was refused: what is wrong, each as a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ msg, errors, labels }: ErrorSummaryProps) {
  const form = useMessages('form');
  const place = useRef<HTMLDivElement>(null);
  const names = [...Object.keys(labels), ...Object.keys(errors).filter((name) => !(name in labels))].filter(
    (name) => errors[name],
  );
  const isWrong = names.length > 0 || !!msg;
  useEffect(() => {
    if (isWrong) place.current?.focus();
  }, [isWrong, errors, msg]);
  if (!isWrong) return null;
  return (
    <div ref={place} tabIndex={-1} role="alert" className={classes(notes.note, notes.bad, styles.summary)}>
      <p>
        <b>{names.length > 0 ? form.pleaseMend : msg}</b>
      </p>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name} className={layout.small}>
              <a href={`#${name}`}>{labels[name] ? `${labels[name]}: ${errors[name]}` : errors[name]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
