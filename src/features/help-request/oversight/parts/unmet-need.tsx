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

/** Shows where help is missing, as a map of Gujarat and as a table with the same figures. */
export function UnmetNeed({ rows, category, names }: UnmetNeedProps) {
  const { need: t } = useMessages('help-request/oversight');
  const words = useMessages('help-request');
  const ofCategory = rows.filter((row) => row.category === (category ?? null));
  const open = ofCategory.reduce((sum, row) => sum + row.open, 0);
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
      <div className={classes(layout.split, layout.even)}>
        <section className={layout.stack}>
          <h2>{t.title}</h2>
          <DistrictMap
            counts={new Map(ofCategory.map((row) => [row.district, row.open]))}
            names={names}
            label={t.map(formatCount(open), category ? words.categories[category] : t.allCategories)}
            linkTo={linkTo}
          />
        </section>
        <section className={layout.stack}>
          <h2>{t.byDistrict}</h2>
          <DistrictTable rows={ofCategory} names={names} linkTo={linkTo} />
        </section>
      </div>
    </>
  );
}

type DistrictTableProps = {
  rows: NeedRow[];
  names: Record<string, string>;
  linkTo: (district: string) => string;
};

/** The districts with the greatest need first, and all of them on request. */
function DistrictTable({ rows, names, linkTo }: DistrictTableProps) {
  const { need: t } = useMessages('help-request/oversight');
  const durations = useDurations();
  const [isWhole, setWhole] = useState(false);
  const sorted = rows.toSorted(
    (a, b) =>
      b.open - a.open ||
      b.overdue - a.overdue ||
      b.withStaff - a.withStaff ||
      a.district.localeCompare(b.district),
  );
  const needing = sorted
    .filter(({ open, withStaff }) => open > 0 || withStaff > 0)
    .slice(0, VISIBLE_AT_FIRST);
  const visible = isWhole ? sorted : needing;
  return (
    <>
      {visible.length === 0 ? (
        <p className={layout.mute}>{t.nobody}</p>
      ) : (
        <div className={styles.tight}>
          <Table
            caption={t.title}
            rows={visible}
            keyOf={({ district }) => district}
            columns={[
              {
                head: t.district,
                cell: ({ district }) => (
                  <Link className={styles.link} to={linkTo(district)}>
                    {names[district] ?? district}
                  </Link>
                ),
              },
              { head: t.open, right: true, cell: ({ open }) => formatCount(open) },
              { head: t.overdue, right: true, cell: ({ overdue }) => formatCount(overdue) },
              { head: t.withStaff, right: true, cell: ({ withStaff }) => formatCount(withStaff) },
              { head: t.ngos, right: true, cell: ({ ngos }) => formatCount(ngos) },
              { head: t.median, right: true, cell: ({ medianHours }) => durations(medianHours) },
            ]}
          />
        </div>
      )}
      <p className={classes(layout.small, layout.mute)}>{t.ngosHint}</p>
      <button
        type="button"
        className={classes(button.button, button.second)}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? t.fewer : t.allDistricts(rows.length, formatCount(rows.length))}
      </button>
    </>
  );
}
