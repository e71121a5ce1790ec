import { useEffect, useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import styles from './form.module.css';

type ErrorSummaryProps = {
  /** The error message for the form as a whole. */
  msg?: string;
  /** Error messages by field name. */
  errors: Record<string, string>;
  /** Labels by field name, in the order of the form. */
  labels: Record<string, string>;
};

/** The name of a field, and what is wrong with it. */
type Problem = [name: string, text: string];

/**
 * Shown above a rejected form: lists the errors with links to their fields. Takes the focus when it appears.
 */
export function ErrorSummary({ msg, errors, labels }: ErrorSummaryProps) {
  const names = Object.keys({ ...labels, ...errors }).filter((name) => errors[name]);
  if (names.length === 0 && !msg) return null;
  const problems = names.map((name): Problem => [
    name,
    // A label that is a question ends in its own mark.
    labels[name] ? `${labels[name]}: ${errors[name]}`.replace('?:', '?') : errors[name]!,
  ]);
  // The key makes each new rejection mount a new summary, which takes the focus again.
  return <Refusal key={JSON.stringify([msg, problems])} msg={msg} problems={problems} />;
}

function Refusal({ msg, problems }: { msg?: string; problems: Problem[] }) {
  const form = useMessages('form');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="alert" className={classes(notes.note, notes.bad, styles.summary)}>
      <p>
        <b>{problems.length > 0 ? form.pleaseMend : msg}</b>
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map(([name, text]) => (
            <li key={name} className={layout.small}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  // To follow the link would be a navigation, after which React Router drops the errors.
                  event.preventDefault();
                  document.getElementById(name)?.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
