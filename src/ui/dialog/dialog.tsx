import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  children?: ReactNode;
  /** Escape and 'cancel'; without it the dialog cannot be dismissed. */
  onCancel?: () => void;
  /** As wide as the specification's popups. */
  narrow?: boolean;
};

/** A modal dialog, open for as long as it is rendered; the focus goes in and, at the end, back. */
export function Dialog({ title, children, onCancel, narrow }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Layout: the dialog must still be there when it is closed, or the focus does not go back.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    opened?.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, narrow && styles.narrow)}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      // Chromium lets a second Escape through.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onKeyUp={(event) => event.key === 'Escape' && onCancel?.()}
    >
      <div className={layout.stack}>
        <h2 id="dialog-title">{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

type ConfirmDialogProps = {
  title: string;
  children?: ReactNode;
  confirm: string;
  /** 'Cancel', where nothing says more. */
  cancel?: string;
  /** It cannot be undone easily: madder, and 'cancel' has the focus. */
  destroys?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, destroys, onConfirm, onCancel } = props;
  const area = useMessages('area');
  return (
    <Dialog title={title} onCancel={onCancel}>
      {children}
      <p className={styles.buttons}>
        <button
          type="button"
          className={classes(button.button, destroys && styles.destroy)}
          onClick={onConfirm}
          data-focus={destroys ? undefined : ''}
        >
          {confirm}
        </button>
        <button
          type="button"
          className={classes(button.button, button.second)}
          onClick={onCancel}
          data-focus={destroys ? '' : undefined}
        >
          {props.cancel ?? area.cancel}
        </button>
      </p>
    </Dialog>
  );
}

/** Something is being done that must not be interrupted: no key and no click closes it. */
export function BusyDialog({ title }: { title: string }) {
  return (
    <Dialog title={title}>
      <div className={styles.busy} role="status">
        <Spinner />
      </div>
    </Dialog>
  );
}
