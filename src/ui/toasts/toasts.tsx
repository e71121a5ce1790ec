import { useEffect } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { classes } from '#src/shared/classes.ts';
import { CheckIcon, CircleAlertIcon } from '#src/ui/form/form-icons.tsx';
import { takeNotice } from './kept-notice.ts';
import styles from './toasts.module.css';

/** Toasts at the top centre. The library's default durations match the specification; it shows at most 20. */
export default function Toasts() {
  const { toasts } = useToaster();
  useEffect(() => {
    showKeptNotice();
    addEventListener('pageshow', showKeptNotice);
    return () => removeEventListener('pageshow', showKeptNotice);
  }, []);
  return (
    <div className={styles.place}>
      {toasts.map((shown) => (
        <p
          key={shown.id}
          className={classes(styles.toast, !shown.visible && styles.leaving)}
          role={shown.type === 'error' ? 'alert' : 'status'}
        >
          {shown.type === 'error' ? <CircleAlertIcon /> : <CheckIcon />}
          {typeof shown.message === 'function' ? shown.message(shown) : shown.message}
        </p>
      ))}
    </div>
  );
}

/** Shows the notice that another document of this tab has left, if there is one. */
function showKeptNotice() {
  const notice = takeNotice();
  if (notice) toast[notice.kind](notice.text);
}
