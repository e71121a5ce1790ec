import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PlusIcon } from '#src/features/volunteer/parts/volunteer-icons.tsx';
import { VolunteerSections } from '#src/features/volunteer/parts/volunteer-sections.tsx';
import styles from '#src/features/volunteer/parts/volunteers.module.css';
import { ADD_SHIFT, shiftListPath } from './parts/shift-paths.ts';
import { ShiftTable } from './parts/shift-table.tsx';
import { SHIFT_LISTS, type ShiftList } from './shifts.values.ts';
import type { Route } from './+types/shifts-list.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const list = SHIFT_LISTS.find((name) => name === params.get('list')) ?? 'upcoming';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const pageOf = (number: number) =>
    load((api) => api.volunteer.getAllShift.$get({ query: { list, page: String(number) } }));
  const shifts = await pageOf(page);
  // The page may be past the end after a shift moved to the other list.
  const last = Math.max(1, Math.ceil(shifts.total / shifts.pageSize));
  return { list, shifts: page > last ? await pageOf(last) : shifts };
}

/** The shifts of the own NGO: those to come and past ones. */
export default function ShiftsListPage({ loaderData: { list, shifts } }: Route.ComponentProps) {
  const t = useMessages('volunteer/shifts');
  return (
    <>
      <PageHead title={t.title} hidden />
      <VolunteerSections current="shifts" />
      <div className={layout.stack}>
        <div className={styles.head}>
          <h1>{t.headline(shifts.counts.upcoming, formatCount(shifts.counts.upcoming))}</h1>
          <Link className={button.button} to={ADD_SHIFT}>
            <PlusIcon />
            {t.add}
          </Link>
        </div>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
      </div>
      <div className={layout.stack}>
        <Lists selected={list} counts={shifts.counts} />
        {shifts.total > 0 ? (
          <ShiftTable rows={shifts.data} />
        ) : (
          <Empty title={t.empty[list]}>{t.emptyLead[list]}</Empty>
        )}
        <PageLinks {...shifts} />
      </div>
    </>
  );
}

/** Links to the lists, each with its number of shifts. */
function Lists({ selected, counts }: { selected: ShiftList; counts: Record<ShiftList, number> }) {
  const t = useMessages('volunteer/shifts');
  return (
    <nav aria-label={t.which}>
      <ul className={notes.chips}>
        {SHIFT_LISTS.map((list) => (
          <li key={list}>
            <Link
              className={classes(notes.chip, list === selected && notes.selected)}
              to={shiftListPath(list)}
              aria-current={list === selected ? 'page' : undefined}
            >
              {t.lists[list]} <span className={layout.number}>{formatCount(counts[list])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
