import styles from './area.module.css';

/** Key figures. `hot` highlights one that requires action. */
export function Stats({ stats }: { stats: { label: string; value: string; hot?: boolean }[] }) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value, hot }) => (
        <div key={label} className={hot ? styles.hot : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
