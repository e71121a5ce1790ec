import layout from '#src/ui/styles/layout.module.css';
import styles from './area.module.css';

export type Bar = {
  /** A short label below the bar. */
  label: string;
  value: number;
  /** The value as text. */
  text: string;
};

/**
 * A bar chart with one value per month; the last month is not over yet. Screen readers get every value; only
 * the highest and the last are visible.
 */
export function Bars({ bars }: { bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const greatest = bars.findLastIndex(({ value }) => value === most);
  return (
    // Without bullets, Safari treats the list as a list only if the role is explicit.
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
