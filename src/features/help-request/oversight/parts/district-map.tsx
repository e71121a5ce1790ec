import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { NeedRow } from '#src/features/help-request/oversight/unmet-need.contract.ts';
import { CIRCLE_RADIUS, DISTRICT_CIRCLES, MAP_SIZE } from './district-circles.values.ts';
import styles from './oversight.module.css';

type DistrictMapProps = {
  /** The districts with unanswered requests, the greatest need first. */
  districts: readonly Pick<NeedRow, 'district' | 'open'>[];
  /** District names in the page's language. */
  names: Record<string, string>;
  /** What the figures count, for screen readers. */
  label: string;
  linkTo: (district: string) => string;
};

const { left, top, width, height } = MAP_SIZE;

/** A map of Gujarat with one circle per district. Each has its rank in the table, which has the same links. */
export function DistrictMap({ districts, names, label, linkTo }: DistrictMapProps) {
  const { need: t } = useMessages('help-request/oversight');
  const rankOf = (district: string) => districts.findIndex((row) => row.district === district) + 1;
  const countOf = (district: string) => districts.find((row) => row.district === district)?.open ?? 0;
  return (
    <div className={layout.stack}>
      <div className={styles.map}>
        <svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={label}>
          {DISTRICT_CIRCLES.map(({ district, x, y }) => (
            <g key={district} className={styles[levelOf(countOf(district))]}>
              <circle cx={x} cy={y} r={CIRCLE_RADIUS} />
              {countOf(district) > 0 && (
                <text x={x} y={y + 7}>
                  {rankOf(district)}
                </text>
              )}
            </g>
          ))}
        </svg>
        {/* For pointers only: the table has the same links for everyone. */}
        <div aria-hidden="true">
          {DISTRICT_CIRCLES.map(({ district, x, y }) => (
            <Link
              key={district}
              to={linkTo(district)}
              tabIndex={-1}
              title={t.circle(names[district] ?? district, formatCount(countOf(district)))}
              style={{
                left: `${((x - left) / width) * 100}%`,
                top: `${((y - top) / height) * 100}%`,
                width: `${((2 * CIRCLE_RADIUS) / width) * 100}%`,
              }}
            />
          ))}
        </div>
      </div>
      <p className={classes(layout.small, layout.mute)}>{t.mapHint}</p>
      <ul className={classes(layout.line, layout.small, layout.mute)}>
        {(['none', 'few', 'some', 'many'] as const).map((level) => (
          <li key={level} className={styles.legend}>
            <svg className={styles[level]} width="16" height="16" viewBox="0 0 48 48" aria-hidden="true">
              <circle cx="24" cy="24" r={CIRCLE_RADIUS} />
            </svg>
            {t[level]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function levelOf(count: number): 'none' | 'few' | 'some' | 'many' {
  return count === 0 ? 'none' : count < 5 ? 'few' : count < 10 ? 'some' : 'many';
}
