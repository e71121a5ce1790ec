import { useState, type ReactNode } from 'react';
import type { ApiCall } from '#src/browser/api-client.ts';
import { send, sendConfirmed } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ConfirmPasswordDialog } from '#src/ui/area/confirm-password-dialog.tsx';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { notify } from '#src/ui/notify.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import styles from './area.module.css';

type PasswordActionProps = {
  label: string;
  /** What it is about, for screen readers. */
  name: string;
  icon?: ReactNode;
  /** The question that is asked first, and its button. */
  title: string;
  children: ReactNode;
  confirm: string;
  destroys?: boolean;
  /** Why the password is asked for again. Without it, it is not. */
  password?: string;
  call: ApiCall<{ msg: string }>;
  /** Called after a success, which shows the message of the response. */
  onDone: () => Promise<void>;
};

/** A button for an action that is asked about first, and needs the password again. */
export function PasswordAction(props: PasswordActionProps) {
  const { label, name, icon, title, children, confirm, destroys, password, call, onDone } = props;
  const { unreachable } = useMessages('form');
  const [step, setStep] = useState<'question' | 'password'>();
  const [busy, setBusy] = useState(false);

  async function run(confirmation?: string) {
    setStep(undefined);
    setBusy(true);
    const result = await (confirmation === undefined ? send(call) : sendConfirmed({ call, confirmation }));
    setBusy(false);
    if (!result.ok) return notify('error', result.msg ?? unreachable);
    void notify('success', result.body.msg);
    await onDone();
  }
  return (
    <>
      <button
        type="button"
        className={classes(button.button, button.second, styles.small)}
        disabled={busy}
        onClick={() => setStep('question')}
      >
        {icon}
        <span>
          {label}
          <span className={layout.hiddenText}> {name}</span>
        </span>
      </button>
      {step === 'question' && (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          {...(destroys && { destroys })}
          onConfirm={() => (password === undefined ? void run() : setStep('password'))}
          onCancel={() => setStep(undefined)}
        >
          {children}
        </ConfirmDialog>
      )}
      {step === 'password' && (
        <ConfirmPasswordDialog
          {...(password !== undefined && { lead: password })}
          onConfirmed={(confirmation) => void run(confirmation)}
          onCancel={() => setStep(undefined)}
        />
      )}
    </>
  );
}
