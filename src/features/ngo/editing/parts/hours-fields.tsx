import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ComposedField } from '#src/ui/area/edit/composed-field.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import formStyles from '#src/ui/form/form.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { DAYS, type OpeningHours } from '#src/features/ngo/fields/opening-hours.ts';
import { HOURS_INPUTS, linesOfHours } from './hours-values.ts';
import styles from './hours-fields.module.css';

/** Most NGOs need one line, and a second one for a short day. */
const LINES_LEAST = 2;

/** When the NGO is open: the days, and from when to when. `text` is in the format of `formatOpeningHours`. */
export function HoursFields({ text, error }: { text: string; error: string | undefined }) {
  const t = useMessages('ngo/fields/hours');
  const hours = linesOfHours(text);
  const lines = Array.from({ length: Math.max(LINES_LEAST, hours.length) }, (_, at) => hours[at]);
  return (
    <ComposedField name="openingHours" heading={t.heading} lead={t.lead} error={error}>
      {lines.map((line, at) => (
        // Lines are never moved.
        // oxlint-disable-next-line react/no-array-index-key
        <HoursLine key={at} at={at} line={line} />
      ))}
    </ComposedField>
  );
}

function HoursLine({ at, line }: { at: number; line: OpeningHours | undefined }) {
  const t = useMessages('ngo/fields/hours');
  return (
    <fieldset className={classes(formStyles.fieldset, layout.stack)}>
      <legend className={layout.small}>{t.line(at + 1)}</legend>
      <div className={styles.days}>
        {DAYS.map((day) => (
          <label key={day} className={formStyles.tick}>
            <input
              type="checkbox"
              name={`${HOURS_INPUTS.days}-${at}`}
              value={day}
              defaultChecked={line?.days.includes(day)}
            />
            <span>{t.days[day]}</span>
          </label>
        ))}
      </div>
      <div className={styles.times}>
        <TextField
          type="time"
          name={`${HOURS_INPUTS.opens}-${at}`}
          label={t.opens}
          defaultValue={line?.opens ?? ''}
        />
        <TextField
          type="time"
          name={`${HOURS_INPUTS.closes}-${at}`}
          label={t.closes}
          defaultValue={line?.closes ?? ''}
        />
      </div>
    </fieldset>
  );
}
