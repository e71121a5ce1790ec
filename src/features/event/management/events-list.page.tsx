import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { PAGE_SIZE } from '#src/shared/paging.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, TextFilter } from '#src/ui/area/filters.tsx';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { loadNames } from '#src/features/reference/load-names.ts';
import { PlusIcon } from '#src/features/event/management/parts/event-icons.tsx';
import { ADD_EVENT, listPath } from '#src/features/event/management/parts/event-paths.ts';
import { EventTable } from '#src/features/event/management/parts/event-table.tsx';
import styles from '#src/features/event/management/parts/events.module.css';
import { EVENT_LISTS, type EventList } from './management.values.ts';
import type { Route } from './+types/events-list.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const q = params.get('q')?.trim().slice(0, SEARCH_MOST) ?? '';
  const list = EVENT_LISTS.find((name) => name === params.get('list')) ?? 'upcoming';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const pageOf = (number: number) =>
    load((api) =>
      api.event.getAllEventByNgoId.$post({ json: { list, q, page: number, pageSize: PAGE_SIZE } }),
    );
  const [events, names] = await Promise.all([pageOf(page), loadNames()]);
  // The page may be past the end after its last row was deleted.
  const last = Math.max(1, Math.ceil(events.total / events.pageSize));
  return { q, list, events: page > last ? await pageOf(last) : events, towns: names.cities };
}

/** The events of the own NGO: those to come, drafts and past ones. */
export default function EventsListPage({ loaderData: { q, list, events, towns } }: Route.ComponentProps) {
  const { list: t } = useMessages('event/management');
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        <div className={styles.head}>
          <h1>{t.title}</h1>
          <Link className={button.button} to={ADD_EVENT}>
            <PlusIcon />
            {t.add}
          </Link>
        </div>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
      </div>
      <div className={layout.stack}>
        <Lists selected={list} counts={events.counts} />
        {(events.counts[list] > 0 || q !== '') && (
          <div className={layout.read}>
            <Filters>
              <TextFilter label={t.search} maxLength={SEARCH_MOST} />
              <input type="hidden" name="list" value={list} />
            </Filters>
          </div>
        )}
        {events.total > 0 ? (
          <EventTable rows={events.data} towns={towns} />
        ) : (
          <NoEvents list={list} words={q} />
        )}
        <PageLinks {...events} />
      </div>
    </>
  );
}

/** Links to the lists, each with its number of events. */
function Lists({ selected, counts }: { selected: EventList; counts: Record<EventList, number> }) {
  const { list: t } = useMessages('event/management');
  return (
    <nav aria-label={t.which}>
      <ul className={notes.chips}>
        {EVENT_LISTS.map((list) => (
          <li key={list}>
            <Link
              className={classes(notes.chip, list === selected && notes.selected)}
              to={listPath(list)}
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

function NoEvents({ list, words }: { list: EventList; words: string }) {
  const { list: t } = useMessages('event/management');
  return words === '' ? (
    <Empty title={t.empty[list]}>{t.emptyLead[list]}</Empty>
  ) : (
    <Empty title={t.nothingFits}>
      {t.nothingFitsLead(words)} <Link to={listPath(list)}>{t.all}</Link>
    </Empty>
  );
}
