import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { NamedOption } from '#src/features/reference/reference.values.ts';
import type { HelpFormValues } from '#src/features/help-request/help-request.view.ts';
import styles from './help-form.module.css';

type EnteredProps = {
  values: HelpFormValues;
  /** The names of the fields by step. */
  steps: readonly (readonly string[])[];
  /** The options of the fields that have any. */
  options: Record<string, NamedOption[]>;
  open: (step: number) => void;
};

/** What was entered in the earlier steps, each with the way back to it. */
export function EnteredValues({ values, steps, options, open }: EnteredProps) {
  const t = useMessages('help-request/submission');
  const textOf = (name: string, value: string) =>
    t.safe[name as keyof typeof t.safe] ??
    options[name]?.find((option) => option.value === value)?.label ??
    value;
  return steps.map((names, at) => (
    <div key={at}>
      <h3 className={classes(layout.line, layout.small)}>
        {t.steps[at]}
        <button
          type="button"
          className={classes(button.button, button.second, button.compact)}
          onClick={() => open(at)}
        >
          {t.change}
          <span className={layout.hiddenText}> {t.steps[at]}</span>
        </button>
      </h3>
      <dl>
        {names.map((name) => {
          const value = values[name];
          if (value === undefined) return null;
          return (
            <div key={name}>
              <dt className={layout.hiddenText}>
                {t.fields[name as keyof typeof t.fields] ?? t.fields.safeContact}
              </dt>
              <dd className={styles.text}>{textOf(name, value)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  ));
}
