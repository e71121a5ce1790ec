import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { addDays } from '#src/shared/india-time.ts';
import { TextField } from '#src/ui/form/field.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { defaultContactDay, lastContactDay } from '#src/features/help-request/contact-day.rules.ts';
import styles from './inbox.module.css';

export const CONTACT_DAY = 'contactBy';

/** Asks by which day the NGO will be in touch. The quick choices fill in the date. */
export function ContactDayField({ error }: { error: string | undefined }) {
  const { answer: t } = useMessages('help-request/inbox');
  const today = todayInIndia();
  const [day, setDay] = useState(defaultContactDay(today));
  return (
    <div className={layout.stack}>
      <TextField
        name={CONTACT_DAY}
        type="date"
        label={t.contactBy}
        hint={t.contactByHint}
        error={error}
        value={day}
        min={today}
        max={lastContactDay(today)}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
        required
      />
      <ul className={notes.chips} aria-label={t.quickDays}>
        {Object.entries(t.days).map(([ahead, label]) => {
          const choice = addDays(today, Number(ahead));
          return (
            <li key={ahead}>
              <button
                type="button"
                className={classes(notes.chip, styles.chip, choice === day && notes.selected)}
                aria-pressed={choice === day}
                onClick={() => setDay(choice)}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
