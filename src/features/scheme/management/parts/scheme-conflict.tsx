import { useEffect, useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import type { NeedToChoose } from '#src/ui/area/choose-needs.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { ALL_STATES, SCHEME_FIELDS, type SchemeField } from '#src/features/scheme/scheme.values.ts';
import styles from './manage.module.css';
import type { SchemeText } from './typed-scheme.ts';

type SchemeConflictProps = {
  theirs: SchemeText;
  mine: SchemeText;
  needs: readonly NeedToChoose[];
  onTake: (field: SchemeField) => void;
};

/** Somebody saved meanwhile: what differs, and theirs at one click; mine stands in the form. */
export function SchemeConflict({ theirs, mine, needs, onTake }: SchemeConflictProps) {
  const { editor } = useMessages('scheme/management');
  const told = useTold(needs);
  const say = editor.conflict;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const differing = SCHEME_FIELDS.filter(
    (field) => String(theirs[field]).trim() !== String(mine[field]).trim(),
  );
  return (
    <div ref={place} tabIndex={-1} className={classes(notes.note, notes.warn, layout.stack)} role="alert">
      <h2>{say.heading}</h2>
      <p>{say.lead}</p>
      <ul className={layout.stack}>
        {differing.map((field) => (
          <li key={field} className={layout.line}>
            <span className={styles.text}>
              {editor.fields[field]}: <b>{told(theirs, field) || say.empty}</b>
            </span>
            <button
              type="button"
              className={classes(button.button, button.second)}
              onClick={() => {
                // The button goes with its line.
                place.current?.focus();
                onTake(field);
              }}
            >
              {say.take}
              <span className={layout.hiddenText}> {editor.fields[field]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>{say.submitMine}</p>
    </div>
  );
}

/** What stands in a field, in the page's words. */
function useTold(needs: readonly NeedToChoose[]) {
  const { editor } = useMessages('scheme/management');
  const words = useMessages('scheme');
  const names: Record<string, string> = {
    ...words.categories,
    ...words.beneficiaries,
    ...editor.genders,
    ...Object.fromEntries(needs.map(({ id, name }) => [id, name])),
    [ALL_STATES]: words.allStates,
  };
  return (typed: SchemeText, field: SchemeField): string => {
    const value = typed[field];
    if (typeof value !== 'string') return value.map((one) => names[one] ?? one).join(', ');
    return field === 'gender' || field === 'state' ? (names[value] ?? value) : value;
  };
}
