import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { EvidenceIcons } from '#src/ui/evidence.tsx';
import { ActiveFilters } from '#src/ui/list/active-filters.tsx';
import { Facet, Facets } from '#src/ui/list/facets.tsx';
import { useListLinks } from '#src/ui/list/list-links.ts';
import { Pages } from '#src/ui/list/pages.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { HOW, WHEN } from '#src/features/event/list/event-list.values.ts';
import type { EventListView } from '#src/features/event/list/event-list.view.ts';
import { EventRow } from './event-row.tsx';
import { NoEvents } from './no-events.tsx';

type Rows = Exclude<EventListView, { kind: 'month' }>;

/** The list of events with its filters, total and page links. */
export function EventList({ view }: { view: Rows }) {
  const t = useMessages('event/list');
  const linkTo = useListLinks();
  const { rows, total, page, lastPage, activeFilters } = view;
  return (
    <div className={classes(layout.split, layout.left)}>
      <EventFacets view={view} />
      <div>
        <div className={layout.line}>
          <p className={layout.number}>
            <b>{t.count(total, formatCount(total))}</b>
          </p>
          <ActiveFilters filters={activeFilters} removeLabel={t.removeFilter} />
        </div>
        {rows.length === 0 ? (
          <NoEvents view={view} />
        ) : (
          <>
            <EvidenceIcons />
            <ul>
              {rows.map((event) => (
                <EventRow key={event.path} event={event} />
              ))}
            </ul>
          </>
        )}
        <Pages
          page={page}
          last={lastPage}
          linkTo={(to) => linkTo({ page: to === 1 ? null : String(to) })}
          label={t.pages}
          pageLabel={t.page}
          before={t.before}
          after={t.after}
        />
      </div>
    </div>
  );
}

/** The filters. Past events have no 'this week'. */
export function EventFacets({ view: { kind, query, categories } }: { view: EventListView }) {
  const t = useMessages('event/list');
  const { facets } = t;
  return (
    <Facets label={t.narrow}>
      <Facet
        heading={facets.when}
        name="when"
        selected={query['when']}
        options={kind === 'list' ? WHEN.map((value) => ({ value, label: t.when[value] })) : []}
      />
      <Facet
        heading={facets.how}
        name="how"
        selected={query['how']}
        options={HOW.map((value) => ({ value, label: t.how[value] }))}
      />
      <Facet heading={facets.category} name="category" selected={query['category']} options={categories} />
    </Facets>
  );
}
