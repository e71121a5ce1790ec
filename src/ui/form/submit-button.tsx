import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import buttonStyles from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import styles from './form.module.css';

type SubmitButtonProps = {
  children: ReactNode;
  /** The form is being sent; the button does nothing. */
  busy?: boolean;
  disabled?: boolean;
  second?: boolean;
  full?: boolean;
  name?: string;
  value?: string;
  /** Overrides the form's URL. `#field` is where the returned page starts. */
  formAction?: string;
  /**
   * The form requires the script. Until it runs, the button sends nothing, and a click or Enter is remembered. If not
   * set, the form also works without a script.
   */
  needsScript?: boolean;
};

/** Submits a form. While it is being sent, the button says so and does nothing. */
export function SubmitButton({
  children,
  busy,
  disabled,
  second,
  full,
  name,
  value,
  formAction,
  needsScript,
}: SubmitButtonProps) {
  const form = useMessages('form');
  return (
    <button
      type="submit"
      className={classes(buttonStyles.button, second && buttonStyles.second, full && buttonStyles.full)}
      disabled={disabled && !busy}
      // A disabled button would lose the focus.
      aria-disabled={busy || undefined}
      onClick={busy ? preventDefault : undefined}
      name={name}
      value={value}
      formAction={formAction}
      // Without a dialog and a script, `dialog` sends nothing, but Enter still clicks the button.
      formMethod={needsScript ? 'dialog' : undefined}
    >
      {busy ? form.sending : children}
    </button>
  );
}

const preventDefault = (event: MouseEvent) => event.preventDefault();

/** A hidden first button, which Enter activates. For forms whose first visible button does something else. */
export function EnterButton({
  name,
  value,
  children,
}: {
  name?: string;
  value?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="submit"
      className={classes(layout.hiddenText, styles.enter)}
      name={name}
      value={value}
      tabIndex={-1}
      aria-hidden="true"
    >
      {children}
    </button>
  );
}
