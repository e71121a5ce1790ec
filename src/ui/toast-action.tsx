import { useLayoutEffect, useRef } from 'react';
import styles from './look/toasts.module.css';

type ToastActionProps = {
  /** The toast's. */
  id: string;
  text: string;
  label: string;
  onAct: () => void;
  /** The button had the focus and goes: where it belongs now. */
  onLeave: () => void;
};

/** What a toast says, and a button beside it. It takes the focus: who uses the keyboard is there at once. */
export function ToastAction({ id, text, label, onAct, onLeave }: ToastActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    const shown = button.current;
    const gone = leave.current;
    shown?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === shown) gone();
    };
  }, []);
  return (
    <>
      <span className={styles.text}>{text}</span>
      <button
        ref={button}
        type="button"
        className={styles.action}
        onClick={() => {
          onLeave();
          void leaveToast(id);
          onAct();
        }}
      >
        {label}
      </button>
    </>
  );
}

/** The library is there by now: it shows the toast. */
async function leaveToast(id: string): Promise<void> {
  const { toast } = await import('react-hot-toast/headless');
  toast.remove(id);
}
