import { useEffect, useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { NGO_FIELDS, type NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import type { TypedNgo } from './typed-ngo.ts';

type ConflictProps = {
  theirs: TypedNgo;
  /** Changes when a field is filled anew, so that this is compared anew. */
  mine: TypedNgo;
  readMine: () => TypedNgo;
  onTake: (field: NgoField) => void;
  /** What a field holds, in words. */
  wordsOf: (given: { field: NgoField; typed: TypedNgo }) => string;
};

/** Somebody saved meanwhile: what differs, and theirs at one click; mine stands in the form. */
export function EditConflict({ theirs, readMine, onTake, wordsOf }: ConflictProps) {
  const say = useMessages('ngo/editing');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const mine = readMine();
  const differing = NGO_FIELDS.filter((field) => theirs[field].trim() !== mine[field].trim());
  return (
    <div ref={place} tabIndex={-1} className={classes(notes.note, notes.warn, layout.stack)} role="alert">
      <h2>{say.conflict.heading}</h2>
      <p>{say.conflict.lead}</p>
      <ul className={layout.stack}>
        {differing.map((field) => (
          <li key={field} className={layout.line}>
            <span>
              {say.conflict.theirs(say.fields[field])}{' '}
              <b>{wordsOf({ field, typed: theirs }) || say.conflict.empty}</b>
            </span>
            <button
              type="button"
              className={classes(button.button, button.second)}
              onClick={() => onTake(field)}
            >
              {say.conflict.take}
            </button>
          </li>
        ))}
      </ul>
      <p>{say.conflict.saveMine}</p>
    </div>
  );
}
