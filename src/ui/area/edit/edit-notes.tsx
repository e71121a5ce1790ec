import { useEffect, useRef } from 'react';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import styles from './edit-notes.module.css';

type Values<Field extends string> = Record<Field, string | string[]>;

type EditConflictProps<Field extends string> = {
  messages: {
    heading: string;
    lead: string;
    theirs: (label: string) => string;
    empty: string;
    take: string;
    saveMine: string;
  };
  /** Labels by field name, in the order of the form. */
  labels: Record<Field, string>;
  theirs: Values<Field>;
  mine: Values<Field>;
  /** Returns the other user's value of a field as text, or '' if it is empty. */
  wordsOf: (field: Field) => string;
  onTake: (field: Field) => void;
};

/**
 * Shown when another user saved in the meantime. Lists the differing fields and lets the user take over the
 * other values; the form keeps the user's own input.
 */
export function EditConflict<Field extends string>(props: EditConflictProps<Field>) {
  const { messages, labels, theirs, mine, wordsOf, onTake } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const differing = (Object.keys(labels) as Field[]).filter(
    (field) => String(theirs[field]).trim() !== String(mine[field]).trim(),
  );
  return (
    <div ref={panel} tabIndex={-1} className={classes(notes.note, notes.warn, layout.stack)} role="alert">
      <h2>{messages.heading}</h2>
      <p>{messages.lead}</p>
      <ul className={layout.stack}>
        {differing.map((field) => (
          <li key={field} className={layout.line}>
            <span className={styles.words}>
              {messages.theirs(labels[field])} <b>{wordsOf(field) || messages.empty}</b>
            </span>
            <button
              type="button"
              className={classes(button.button, button.second)}
              onClick={() => {
                // The button disappears together with its row.
                panel.current?.focus();
                onTake(field);
              }}
            >
              {messages.take}
              <span className={layout.hiddenText}> {labels[field]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>{messages.saveMine}</p>
    </div>
  );
}

type DraftNoteProps = { messages: { draft: string; discard: string }; onDiscard: () => void };

/** Shown when the form contains an unsaved draft. */
export function DraftNote({ messages, onDiscard }: DraftNoteProps) {
  return (
    <p className={classes(notes.note, layout.line)} role="status">
      {messages.draft}
      <button type="button" className={classes(button.button, button.second)} onClick={onDiscard}>
        {messages.discard}
      </button>
    </p>
  );
}
