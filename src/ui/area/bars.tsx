import layout from '#src/ui/styles/layout.module.css';
import styles from './area.module.css';

export type Bar = {
  /** Short, below the bar. */
  label: string;
  value: number;
  /** The value as it is read. */
  text: string;
};

/** A value a month, the last one not over yet: each is read aloud, the greatest and the last stand written above. */
export function Bars({ bars }: { bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const greatest = bars.findLastIndex(({ value }) => value === most);
  return (
    // A list without bullets is none to Safari unless it says so.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={styles.bars} role="list">
      {bars.map(({ label, value, text }, at) => {
        const isLast = at === bars.length - 1;
        return (
          <li
            key={`${at} ${label}`}
            className={isLast ? styles.now : undefined}
            style={{ height: `${(value / most) * 100}%` }}
          >
            {(isLast || at === greatest) && value > 0 ? (
              <b>{text}</b>
            ) : (
              <i className={layout.hiddenText}>{text}</i>
            )}
            <span>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}
