import { useState } from 'react';
import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Table } from '#src/ui/area/table.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { HELP_CATEGORIES, type HelpCategory } from '#src/features/help-request/help-request.values.ts';
import type { NeedRow } from '#src/features/help-request/oversight/unmet-need.contract.ts';
import { DistrictMap } from './district-map.tsx';
import { useDurations } from './durations.ts';
import styles from './oversight.module.css';

/** The number of districts shown at first. */
const VISIBLE_AT_FIRST = 8;
const HOME = `/${BRAND.slug}/helpRequests`;

type UnmetNeedProps = {
  rows: NeedRow[];
  /** undefined: all categories together. */
  category: HelpCategory | undefined;
  /** District names in the page's language. */
  names: Record<string, string>;
};

/** Shows where help is missing: the districts by rank, and a map of Gujarat beside them with the same ranks. */
export function UnmetNeed({ rows, category, names }: UnmetNeedProps) {
  const { need: t } = useMessages('help-request/oversight');
  const words = useMessages('help-request');
  const ranked = rows.filter((row) => row.category === (category ?? null)).toSorted(byNeed);
  const waiting = ranked.filter(({ open: count }) => count > 0);
  const open = ranked.reduce((sum, row) => sum + row.open, 0);
  const linkTo = (district: string) =>
    `${HOME}?${new URLSearchParams({ district, status: 'open', ...(category && { category }) }).toString()}`;
  return (
    <>
      <nav className={notes.chips} aria-label={t.filter}>
        {[undefined, ...HELP_CATEGORIES].map((option) => (
          <Link
            key={option ?? ''}
            className={classes(notes.chip, option === category && notes.selected)}
            aria-current={option === category ? 'true' : undefined}
            to={option ? `${HOME}?need=${option}` : HOME}
            preventScrollReset
          >
            {option ? words.categories[option] : t.all}
          </Link>
        ))}
      </nav>
      <section className={layout.stack}>
        <h2>{t.title}</h2>
        <div className={classes(layout.split, layout.even)}>
          <DistrictTable rows={ranked} names={names} linkTo={linkTo} />
          {waiting.length > 0 && (
            <DistrictMap
              districts={waiting}
              names={names}
              label={t.map(formatCount(open), category ? words.categories[category] : t.allCategories)}
              linkTo={linkTo}
            />
          )}
        </div>
      </section>
    </>
  );
}

/** The greatest need first. */
function byNeed(a: NeedRow, b: NeedRow): number {
  return (
    b.open - a.open ||
    b.overdue - a.overdue ||
    b.withStaff - a.withStaff ||
    a.district.localeCompare(b.district)
  );
}

type DistrictTableProps = {
  /** The districts, the greatest need first. */
  rows: NeedRow[];
  names: Record<string, string>;
  linkTo: (district: string) => string;
};

/** The districts by rank, those without need only on request. */
function DistrictTable({ rows, names, linkTo }: DistrictTableProps) {
  const { need: t } = useMessages('help-request/oversight');
  const durations = useDurations();
  const [isWhole, setWhole] = useState(false);
  const needing = rows.filter(({ open, withStaff }) => open > 0 || withStaff > 0).slice(0, VISIBLE_AT_FIRST);
  const visible = isWhole ? rows : needing;
  return (
    <div className={layout.stack}>
      {visible.length === 0 ? (
        <p className={layout.mute}>{t.nobody}</p>
      ) : (
        <Table
          narrow
          caption={t.title}
          rows={visible}
          keyOf={({ district }) => district}
          columns={[
            {
              head: t.district,
              cell: (row) => (
                <>
                  {row.open > 0 && <span className={styles.rank}>{rows.indexOf(row) + 1}. </span>}
                  <Link className={styles.link} to={linkTo(row.district)}>
                    {names[row.district] ?? row.district}
                  </Link>
                  <span className={styles.details}>
                    <Detail label={t.withStaff} value={formatCount(row.withStaff)} />
                    <Detail label={t.ngos} value={formatCount(row.ngos)} />
                    <Detail label={t.median} value={durations(row.medianHours)} />
                  </span>
                </>
              ),
            },
            { head: t.open, right: true, cell: ({ open }) => <b>{formatCount(open)}</b> },
            { head: t.overdue, right: true, cell: ({ overdue }) => formatCount(overdue) },
          ]}
        />
      )}
      {visible.length > 0 && <p className={classes(layout.small, layout.mute)}>{t.ngosHint}</p>}
      <button
        type="button"
        className={classes(button.button, button.second)}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? t.fewer : t.allDistricts(rows.length, formatCount(rows.length))}
      </button>
    </div>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <span>
      {label}: {value}
    </span>
  );
}
