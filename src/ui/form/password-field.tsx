import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { icon } from '#src/ui/icons.tsx';
import button from '#src/ui/styles/button.module.css';
import fieldStyles from '#src/ui/styles/field.module.css';
import { controlProps, Field, type FieldProps } from './field.tsx';
import styles from './form.module.css';
import { useHydrated } from './use-hydrated.ts';

const EyeIcon = /* @__PURE__ */ icon('eye');

type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password';
  required?: boolean;
};

/** A password field. Once the script runs, a button can reveal the password. */
export function PasswordField({ autoComplete, required, ...field }: PasswordFieldProps) {
  const form = useMessages('form');
  const [isVisible, setVisible] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field field={field}>
      <div className={styles.pair}>
        <input
          {...controlProps(field)}
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          required={required}
          spellCheck={false}
          autoCapitalize="none"
          className={fieldStyles.input}
        />
        {hydrated && (
          <button
            type="button"
            className={classes(button.button, button.second)}
            aria-pressed={isVisible}
            aria-controls={field.name}
            onClick={() => setVisible(!isVisible)}
          >
            <EyeIcon />
            {isVisible ? form.hide : form.show}
          </button>
        )}
      </div>
    </Field>
  );
}
