import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { CIRCLE_RADIUS, DISTRICT_CIRCLES, MAP_SIZE } from './district-circles.values.ts';
import styles from './oversight.module.css';

type DistrictMapProps = {
  /** The number of unanswered requests by district. */
  counts: ReadonlyMap<string, number>;
  /** District names in the page's language. */
  names: Record<string, string>;
  /** What the figures count, for screen readers. */
  label: string;
  linkTo: (district: string) => string;
};

const { left, top, width, height } = MAP_SIZE;

/** A map of Gujarat with one circle per district. The table has the same figures and links. */
export function DistrictMap({ counts, names, label, linkTo }: DistrictMapProps) {
  const { need: t } = useMessages('help-request/oversight');
  const count = (district: string) => counts.get(district) ?? 0;
  return (
    <div className={layout.stack}>
      <div className={styles.map}>
        <svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={label}>
          {DISTRICT_CIRCLES.map(({ district, x, y }) => (
            <g key={district} className={styles[levelOf(count(district))]}>
              <circle cx={x} cy={y} r={CIRCLE_RADIUS} />
              <text className={styles.figure} x={x} y={y + 1}>
                {formatCount(count(district))}
              </text>
              <text x={x} y={y + 12}>
                {shortened(names[district] ?? district)}
              </text>
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
              title={t.circle(names[district] ?? district, formatCount(count(district)))}
              style={{
                left: `${((x - left) / width) * 100}%`,
                top: `${((y - top) / height) * 100}%`,
                width: `${((2 * CIRCLE_RADIUS) / width) * 100}%`,
              }}
            />
          ))}
        </div>
      </div>
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

/**
 * Shortens a name to fit into a circle. Of a name with two words it keeps the last, which tells districts
 * apart.
 */
function shortened(name: string): string {
  const word = name.split(' ').at(-1)!;
  const signs = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
  const most = /^[ -~]+$/.test(word) ? 8 : 6;
  return signs.length > most ? `${signs.slice(0, most - 2).join('')}.` : word;
}
