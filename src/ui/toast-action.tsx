import { useEffect, useLayoutEffect, useRef } from 'react';
import { notify } from './notify.tsx';

/** Milliseconds the toast is shown at least. */
const SHOWN_MS = 20_000;
/** Milliseconds between checks. The toast stays while the user points at the button or has focused it. */
const AGAIN_MS = 5_000;

type ToastActionProps = {
  /** The id of the toast, which stays until this component removes it. */
  id: string;
  text: string;
  label: string;
  onAct: () => void;
  /** Called when the focused button disappears, to move the focus. */
  onLeave: () => void;
};

/** Shows a success toast with a button, for example to undo the action. It stays longer than other toasts. */
export function notifyWithAction(props: Omit<ToastActionProps, 'id'>): Promise<void> {
  return notify('success', ({ id }) => <ToastAction id={id} {...props} />, { duration: Infinity });
}

/** The text of a toast with a button. The button takes the focus, so that keyboard users reach it at once. */
function ToastAction({ id, text, label, onAct, onLeave }: ToastActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    const element = button.current;
    const moveFocus = leave.current;
    element?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === element) moveFocus();
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
      <span>{text}</span>
      <button
        ref={button}
        type="button"
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

/** The import adds no request: the library is loaded, because it shows the toast. */
async function removeToast(id: string): Promise<void> {
  const { toast } = await import('react-hot-toast/headless');
  toast.remove(id);
}
