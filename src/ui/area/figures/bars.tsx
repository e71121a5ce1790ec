import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import styles from './bars.module.css';

export type Bar = {
  /** A short label below the bar. */
  label: string;
  value: number;
  /** The value as text. */
  text: string;
};

type BarsProps = {
  bars: Bar[];
  /** The place of the month that is not over yet: the last one by default, -1 if there is none. */
  current?: number;
  /** The values are long texts: of two that would touch, only the highest is visible. */
  wide?: boolean;
};

/** How many bars one of several digits is wide on a phone. */
const WIDE_LABEL = 3;

/**
 * A bar chart with one value per month. Screen readers get every value; only the highest and that of the current month
 * are visible.
 */
export function Bars({ bars, current = bars.length - 1, wide = false }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const greatest = bars.findLastIndex(({ value }) => value === most);
  return (
    // Without bullets, Safari treats the list as a list only if the role is explicit.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={classes(styles.bars, wide && styles.wide)} role="list">
      {bars.map(({ label, value, text }, at) => {
        const isCurrent = at === current;
        const hasRoom = !wide || Math.abs(at - greatest) > WIDE_LABEL;
        const isShown = at === greatest || (isCurrent && hasRoom);
        return (
          <li
            key={`${at} ${label}`}
            className={isCurrent ? styles.now : undefined}
            style={{ height: `${(value / most) * 100}%` }}
          >
            {isShown && value > 0 ? <b>{text}</b> : <i className={layout.hiddenText}>{text}</i>}
            <span>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}
