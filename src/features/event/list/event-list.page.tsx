import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { EventList } from '#src/features/event/list/parts/event-list.tsx';
import { FindEvents } from '#src/features/event/list/parts/find-events.tsx';
import { MonthOfEvents } from '#src/features/event/list/parts/month.tsx';
import { ToCalendar } from '#src/features/event/list/parts/to-calendar.tsx';
import { Views } from '#src/features/event/list/parts/views.tsx';
import { loadEventList } from './event-list.loader.server.ts';
import type { EventListView } from './event-list.view.ts';
import type { Route } from './+types/event-list.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadEventList({ request, context });
}

export default function EventListPage({ loaderData: view }: Route.ComponentProps) {
  const t = useMessages('event/list');
  return (
    <main id="main">
      <Head view={view} />
      <div className={classes(layout.wrap, layout.loose, layout.top)}>
        <div className={layout.stack}>
          <h1>{useTitle(view)}</h1>
          <p className={classes(layout.lead, layout.read)}>{t.lead}</p>
          <Views view={view} />
        </div>
        {view.kind === 'month' ? (
          <MonthOfEvents view={view} />
        ) : (
          <>
            <FindEvents view={view} />
            <EventList view={view} />
          </>
        )}
        <ToCalendar calendar={view.calendar} />
      </div>
    </main>
  );
}

function Head({ view }: { view: EventListView }) {
  const t = useMessages('event/list');
  const title = useTitle(view);
  const { kind, query } = view;
  const isFiltered = Object.keys(query).some((name) => !['page', 'view', 'month'].includes(name));
  const page = kind === 'month' ? 1 : view.page;
  return (
    <PageHead
      title={page > 1 ? t.pageTitle(title, formatCount(page)) : title}
      description={t.description}
      canonical={page > 1 && !isFiltered && kind === 'list' ? `/eventList?page=${page}` : '/eventList'}
      hidden={kind !== 'list' || view.total === 0}
    />
  );
}

function useTitle(view: EventListView): string {
  const t = useMessages('event/list');
  if (view.kind === 'month') return t.monthTitle(view.month.name);
  return view.kind === 'past' ? t.pastTitle : t.title;
}
