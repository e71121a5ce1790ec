import { useEffect, useRef } from 'react';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { classes } from '#src/shared/classes.ts';
import { CheckIcon, CircleAlertIcon } from '#src/ui/form/form-icons.tsx';
import { errorDuration } from './error-duration.ts';
import { takeNotice } from './kept-notice.ts';
import styles from './toasts.module.css';

/** The duration of an error that none was given: the library must leave it to us. */
const UNTIL_READ = 86_400_000;

/** Toasts at the top centre. The library's default durations match the specification; it shows at most 20. */
export default function Toasts() {
  const { toasts } = useToaster({ error: { duration: UNTIL_READ } });
  useEffect(() => {
    showKeptNotice();
    addEventListener('pageshow', showKeptNotice);
    return () => removeEventListener('pageshow', showKeptNotice);
  }, []);
  return (
    <div className={styles.place}>
      {toasts.map((shown) => (
        <OneToast key={shown.id} shown={shown} />
      ))}
    </div>
  );
}

/** An error stays as long as it takes to read it: it often says what to do. */
function OneToast({ shown }: { shown: Toast }) {
  const { id, type, duration, visible, message } = shown;
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (duration !== UNTIL_READ) return;
    const timer = setTimeout(() => toast.dismiss(id), errorDuration(place.current?.textContent ?? ''));
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <p
      ref={place}
      className={classes(styles.toast, !visible && styles.leaving)}
      role={type === 'error' ? 'alert' : 'status'}
    >
      {type === 'error' ? <CircleAlertIcon /> : <CheckIcon />}
      {typeof message === 'function' ? message(shown) : message}
    </p>
  );
}

/** Shows the notice that another document of this tab has left, if there is one. */
function showKeptNotice() {
  const notice = takeNotice();
  if (notice) toast[notice.kind](notice.text);
}
