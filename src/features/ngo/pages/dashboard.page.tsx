import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/session.ts';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Stats } from '#src/ui/area/stats.tsx';
import layout from '#src/ui/look/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import type { Dashboard } from '../own/own-ngo.contract.ts';
import { DatesToKeep } from '../own-parts/dates-to-keep.tsx';
import { MissingList } from '../own-parts/missing-list.tsx';
import { StandingNote } from '../own-parts/standing-note.tsx';
import { ViewsByMonth } from '../own-parts/views-by-month.tsx';
import type { Route } from './+types/dashboard.page';

export async function clientLoader() {
  const { data } = await load<{ data: Dashboard }>((api) => api.ngo.getDashboard.$get());
  return data;
}

/** The first screen of the NGO area: how things stand, what waits, the last twelve months, what is missing. */
export default function DashboardPage({ loaderData: dashboard }: Route.ComponentProps) {
  const say = useMessages('dashboard');
  const { views, photos, missing } = dashboard;
  const year = views.reduce((sum, month) => sum + month.views, 0);
  return (
    <>
      <PageHead title={say.title} hidden />
      <div className={layout.stack}>
        <h1>{useHeadline(dashboard)}</h1>
        <StandingNote dashboard={dashboard} />
        <Stats
          stats={[
            { label: say.numbers.viewsThisMonth, value: formatCount(views.at(-1)?.views ?? 0) },
            { label: say.numbers.viewsYear, value: formatCount(year) },
            { label: say.numbers.photos, value: formatCount(photos) },
            { label: say.numbers.missing, value: formatCount(missing.length), hot: missing.length > 0 },
          ]}
        />
      </div>
      <div className={layout.split}>
        <div className={layout.loose}>
          <section className={layout.stack}>
            <h2>{say.waiting.heading}</h2>
            <p>{say.waiting.none}</p>
            <p className={classes(layout.mute, layout.small)}>{say.waiting.soon}</p>
          </section>
          <ViewsByMonth views={views} />
        </div>
        <aside className={layout.loose}>
          <DatesToKeep ends={dashboard.ends} />
          <MissingList dashboard={dashboard} />
        </aside>
      </div>
    </>
  );
}

/** The state of things in one sentence. */
function useHeadline({ standing, missing }: Dashboard): string {
  const { headline } = useMessages('dashboard');
  if (standing.status === 'suspended') return headline.suspended;
  if (standing.sentBackReason) return headline.sentBack;
  if (standing.status === 'pending') return headline.pending;
  if (missing.length === 0) return headline.fine;
  return missing.length === 1 ? headline.missingOne : headline.missing(formatCount(missing.length));
}
