import { useToaster } from 'react-hot-toast/headless';
import { classes } from '#src/shared/classes.ts';
import { CheckIcon, CircleAlertIcon } from '#src/ui/form/form-icons.tsx';
import styles from './toasts.module.css';

/** Toasts at the top centre. The library's default durations match the specification; it shows at most 20. */
export default function Toasts() {
  const { toasts } = useToaster();
  return (
    <div className={styles.place}>
      {toasts.map((toast) => (
        <p
          key={toast.id}
          className={classes(styles.toast, !toast.visible && styles.leaving)}
          role={toast.type === 'error' ? 'alert' : 'status'}
        >
          {toast.type === 'error' ? <CircleAlertIcon /> : <CheckIcon />}
          {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
        </p>
      ))}
    </div>
  );
}
