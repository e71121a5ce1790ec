import { classes } from '#src/shared/classes.ts';
import styles from './stats.module.css';

/** More figures than this stand in several rows. */
const ONE_ROW_MOST = 5;
/** Longer values, such as large amounts of money, are set smaller. */
const SHORT_VALUE_MOST = 9;

/** Key figures. `hot` highlights one that requires action. */
export function Stats({ stats }: { stats: { label: string; value: string; hot?: boolean }[] }) {
  return (
    <dl className={classes(styles.stats, stats.length > ONE_ROW_MOST && styles.rows)}>
      {stats.map(({ label, value, hot }) => (
        <div key={label} className={hot ? styles.hot : undefined}>
          <dt>{label}</dt>
          <dd className={value.length > SHORT_VALUE_MOST ? styles.long : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
