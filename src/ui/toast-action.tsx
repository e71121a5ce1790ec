import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './area/area.module.css';

/** So long it is shown at least. */
const SHOWN_MS = 20_000;
/** And longer, as long as somebody is about to press it: looked after so often. */
const AGAIN_MS = 5_000;

type ToastActionProps = {
  /** The toast's; it lasts until this removes it. */
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
  useEffect(() => {
    const end = () => {
      if (button.current?.matches(':focus-visible, :hover')) timer = setTimeout(end, AGAIN_MS);
      else void removeToast(id);
    };
    let timer = setTimeout(end, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <>
      <span className={styles.toastText}>{text}</span>
      <button
        ref={button}
        type="button"
        className={styles.toastAction}
        onClick={() => {
          onLeave();
          void removeToast(id);
          onAct();
        }}
      >
        {label}
      </button>
    </>
  );
}

/** The library is there by now: it shows the toast. */
async function removeToast(id: string): Promise<void> {
  const { toast } = await import('react-hot-toast/headless');
  toast.remove(id);
}
