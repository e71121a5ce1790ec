import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { FieldError } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import fieldStyles from '#src/ui/styles/field.module.css';
import styles from './events.module.css';
import { dayInput } from './event-form-values.ts';

type MomentFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  /** Indian time without a zone, such as `2026-11-26T09:00`. Either part may be missing. */
  value: string;
  onDay?: ((day: string) => void) | undefined;
};

/**
 * A day and a time, whatever the zone of the browser. The input of the day has the name of the field as its id,
 * because the error summary links to it.
 */
export function MomentField({ name, label, hint, error, optional, value, onDay }: MomentFieldProps) {
  const { editor: t } = useMessages('event/management');
  const texts = useMessages('form');
  const [day = '', time = ''] = value.split('T');
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  const shared = {
    className: fieldStyles.input,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described,
  };
  return (
    <div className={classes(form.field, error && form.wrong)}>
      <fieldset className={form.fieldset}>
        <legend className={fieldStyles.label}>
          {label} {optional && <span className={form.hint}>({texts.optional})</span>}
        </legend>
        {hint && (
          <p className={form.hint} id={`${name}-hint`}>
            {hint}
          </p>
        )}
        {error && <FieldError name={name} error={error} />}
        <div className={styles.moment}>
          <label>
            <span className={form.hint}>{t.day}</span>
            <input
              {...shared}
              type="date"
              id={name}
              name={dayInput(name)}
              defaultValue={day}
              onChange={({ currentTarget }) => onDay?.(currentTarget.value)}
            />
          </label>
          <label>
            <span className={form.hint}>{t.time}</span>
            <input {...shared} type="time" name={name} defaultValue={time} />
          </label>
        </div>
      </fieldset>
    </div>
  );
}
