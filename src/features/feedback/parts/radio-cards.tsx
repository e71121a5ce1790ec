import { classes } from '#src/shared/classes.ts';
import { FieldError } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import styles from './writing.module.css';

type RadioCardsProps = {
  name: string;
  label: string;
  options: { value: string; label: string; hint?: string }[];
  chosen: string | undefined;
  error?: string;
};

/** One of a few, each a card as large as a thumb. The first carries the name as its id: the summary of errors leads there. */
export function RadioCards({ name, label, options, chosen, error }: RadioCardsProps) {
  return (
    <div className={classes(form.field, error && form.wrong)}>
      <fieldset className={form.fieldset} aria-describedby={error && `${name}-error`}>
        <legend className={form.label}>{label}</legend>
        {error && <FieldError name={name} error={error} />}
        <div className={styles.cards}>
          {options.map(({ value, label: text, hint }, at) => (
            <label key={value} className={form.tick}>
              <input
                type="radio"
                name={name}
                value={value}
                id={at === 0 ? name : undefined}
                defaultChecked={chosen === value}
              />
              <span>
                {text}
                {hint && <span className={styles.hint}>{hint}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
