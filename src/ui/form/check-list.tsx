import { classes } from '#src/shared/classes.ts';
import fieldStyles from '#src/ui/styles/field.module.css';
import styles from './check-list.module.css';
import { FieldError } from './field.tsx';
import form from './form.module.css';

type CheckListProps = {
  name: string;
  label: string;
  hint?: string;
  options: { value: string; label: string }[];
  selected: readonly string[];
  error?: string;
};

/**
 * Checkboxes for a short list of options. The first box has the name as its id, because the error summary
 * links to it.
 */
export function CheckList({ name, label, hint, options, selected, error }: CheckListProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes(form.field, error && form.wrong)}>
      <fieldset className={form.fieldset} aria-describedby={described || undefined}>
        <legend className={fieldStyles.label}>{label}</legend>
        {hint && (
          <p className={form.hint} id={`${name}-hint`}>
            {hint}
          </p>
        )}
        {error && <FieldError name={name} error={error} />}
        <div className={styles.checks}>
          {options.map(({ value, label: text }, at) => (
            <label key={value} className={form.tick}>
              <input
                type="checkbox"
                name={name}
                value={value}
                id={at === 0 ? name : undefined}
                defaultChecked={selected.includes(value)}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
