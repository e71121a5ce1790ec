import { classes } from '#src/shared/classes.ts';
import { FieldError } from './field.tsx';
import fieldStyles from '#src/ui/styles/field.module.css';
import form from './form.module.css';
import styles from './radio-cards.module.css';

type RadioCardsProps = {
  name: string;
  label: string;
  options: {
    value: string;
    label: string;
    /** The language of the label, if it is not that of the page. */
    lang?: string | undefined;
    hint?: string;
  }[];
  selected: string | undefined;
  error?: string;
  /** Arranges the cards side by side if there is room. */
  columns?: boolean;
};

/** Radio buttons as large cards. The first has the field's name as its id: the error summary links there. */
export function RadioCards({ name, label, options, selected, error, columns }: RadioCardsProps) {
  return (
    <div className={classes(form.field, error && form.wrong)}>
      <fieldset className={form.fieldset} aria-describedby={error && `${name}-error`}>
        <legend className={fieldStyles.label}>{label}</legend>
        {error && <FieldError name={name} error={error} />}
        <div className={classes(styles.cards, columns && styles.columns)}>
          {options.map(({ value, label: text, lang, hint }, at) => (
            <label key={value} className={form.tick}>
              <input
                type="radio"
                name={name}
                value={value}
                id={at === 0 ? name : undefined}
                defaultChecked={selected === value}
              />
              <span>
                <span lang={lang}>{text}</span>
                {hint && <span className={styles.hint}>{hint}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
