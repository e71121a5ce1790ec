import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import look from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import styles from './form.module.css';
import { useHydrated } from './use-hydrated.ts';

type SubmitButtonProps = {
  children: ReactNode;
  /** It is being sent: the button waits. */
  busy?: boolean;
  disabled?: boolean;
  second?: boolean;
  full?: boolean;
  name?: string;
  value?: string;
  /** Another address than the form's; `#field`: where the page that comes back begins. */
  formAction?: string;
  /**
   * The form needs the script: until that is here the button sends nothing, and a click is remembered. Without it the form works
   * without a script too.
   */
  needsScript?: boolean;
};

/** Sends a form; while it is on its way the button says so and cannot be pressed again. */
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
  const hydrated = useHydrated();
  return (
    <button
      type={hydrated || !needsScript ? 'submit' : 'button'}
      className={classes(look.button, second && look.second, full && look.full)}
      disabled={busy || disabled}
      name={name}
      value={value}
      formAction={formAction}
    >
      {busy ? form.sending : children}
    </button>
  );
}

/** The first button of a form is what Enter presses: for a form whose first visible one does something else. Nobody sees it. */
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
