import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiCall } from '#src/browser/api-client.ts';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { notify } from '#src/ui/notify.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import styles from './area.module.css';
import { focusHeadingIfLost } from '#src/ui/area/edit/focus-heading.ts';

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
  /** It takes something back, so that 'Cancel' could be understood as doing it. */
  withdraws?: boolean;
  /** Why the password is asked for again, if the call needs it. */
  password?: string;
  call: ApiCall<{ msg: string }>;
  /** Called after a success, which shows the message of the response. */
  onDone: () => Promise<void>;
};

/** A button for an action that is asked about first, and needs the password again. */
export function PasswordAction(props: PasswordActionProps) {
  const { label, name, icon, title, children, confirm, destroys, withdraws, password, call, onDone } = props;
  const { unreachable } = useMessages('form');
  const area = useMessages('area');
  const { revalidate } = useRevalidator();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  // Many actions take their own button away, or lead to another page.
  useLayoutEffect(() => {
    const element = trigger.current;
    return () => {
      if (document.activeElement === element) focusHeadingIfLost();
    };
  }, []);

  async function run() {
    setAsking(false);
    setBusy(true);
    const result = await send(call, password);
    setBusy(false);
    if (!result.ok) {
      void notify('error', result.msg ?? unreachable);
      // Somebody has changed it meanwhile: the page shows how it is now.
      if (result.status === 409) await revalidate();
      return;
    }
    void notify('success', result.body.msg);
    await onDone();
  }
  return (
    <>
      <BusyButton
        ref={trigger}
        className={classes(button.button, button.second, styles.small)}
        busy={busy}
        onClick={() => setAsking(true)}
      >
        {icon}
        <span>
          {label}
          <span className={layout.hiddenText}> {name}</span>
        </span>
      </BusyButton>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          {...(destroys && { destroys })}
          {...(withdraws && { cancel: area.leaveIt })}
          onConfirm={() => void run()}
          onCancel={() => setAsking(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
