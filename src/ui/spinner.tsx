import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import styles from '#src/ui/styles/panel.module.css';

const KNOTS = [
  [17, 6.5],
  [26.1, 11.8],
  [26.1, 22.3],
  [17, 27.5],
  [7.9, 22.3],
  [7.9, 11.8],
] as const;

/** Six knots that light up in turn around a central one. */
export function Spinner() {
  return (
    <svg className={styles.spin} viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="4" />
      {KNOTS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.2" />
      ))}
    </svg>
  );
}

/** The specified loading view: a spinner and 'Loading...'. Place it inside an element with role status. */
export function Loading({ className }: { className?: string }) {
  const site = useMessages('site');
  return (
    <div className={classes(styles.panel, className)}>
      <Spinner />
      <p>{site.loading}</p>
    </div>
  );
}
