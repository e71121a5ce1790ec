import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  /** The id of the element that says why the dialog asks, which is read out with the title. */
  describedBy?: string;
  children?: ReactNode;
  /** Called on Escape and 'Cancel'. Without it, the dialog cannot be dismissed. */
  onCancel?: () => void;
  /** For forms in which people write more than a reason. All others have the width of the specification's popups. */
  wide?: boolean;
};

/** A modal dialog that is open while it is rendered. Moves the focus in and returns it at the end. */
export function Dialog({ title, describedBy, children, onCancel, wide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect runs while the dialog is still in the document; otherwise the focus would not return.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    opened?.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      // Chromium does not let a page cancel a second Escape, so the key itself is prevented.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onKeyUp={(event) => event.key === 'Escape' && onCancel?.()}
    >
      <div className={layout.stack}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

type ConfirmDialogProps = {
  title: string;
  children?: ReactNode;
  confirm: string;
  /** 'Cancel' by default. */
  cancel?: string;
  /** The action is hard to undo: the confirm button is red, and 'Cancel' has the initial focus. */
  destroys?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation before an action. */
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

/** Shown during an action that must not be interrupted. No key or click closes it. */
export function BusyDialog({ title }: { title: string }) {
  return (
    <Dialog title={title}>
      <div className={styles.busy} role="status">
        <Spinner />
      </div>
    </Dialog>
  );
}
