import { useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import styles from './panel.module.css';
import { Spinner } from './spinner.tsx';

/** The specified spinner while the next page loads; a short wait shows nothing. */
export function Travelling() {
  const site = useMessages('site');
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status">
      {busy && (
        <div className={classes(styles.panel, styles.travelling)}>
          <Spinner />
          <p>{site.loading}</p>
        </div>
      )}
    </div>
  );
}
