import styles from './area.module.css';

/** Numbers that matter now; the first that waits for somebody is `hot`. */
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
