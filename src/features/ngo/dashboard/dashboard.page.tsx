import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import { formatMonth, todayInIndia } from '#src/shared/dates.ts';
import { formatRupees } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Stats } from '#src/ui/area/figures/stats.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { loadNames } from '#src/features/reference/load-names.ts';
import { DatesToKeep } from '#src/features/ngo/dashboard/parts/dates-to-keep.tsx';
import { MissingList } from '#src/features/ngo/dashboard/parts/missing-list.tsx';
import { StandingNote } from '#src/features/ngo/dashboard/parts/standing-note.tsx';
import { ViewsByMonth } from '#src/features/ngo/dashboard/parts/views-by-month.tsx';
import { WaitingPeople } from '#src/features/ngo/dashboard/parts/waiting-people.tsx';
import type { Route } from './+types/dashboard.page';

/** Number of requests on the first screen. The inbox shows the others. */
const NAMED = '5';

export async function clientLoader() {
  const own = load((api) => api.ngo.getDashboard.$get());
  const [{ data: dashboard }, { people, waiting, donations }, schemes, dates, names] = await Promise.all([
    own,
    own.then(({ data }) => loadWorkOfVerified(data.standing.status === 'verified')),
    load((api) => api.scheme.getAllSchemeByNgoId.$post({ json: { pageSize: 1 } })),
    load((api) => api.donation.getComplianceCalendar.$get()),
    loadNames(),
  ]);
  return {
    dashboard,
    people,
    waiting,
    registered: schemes.newUser,
    donations,
    dates: dates.data,
    towns: names.cities,
  };
}

/** Only a verified NGO may see who requests help, and who gave. */
async function loadWorkOfVerified(isVerified: boolean) {
  if (!isVerified) return { people: [], waiting: 0, donations: undefined };
  const [inbox, donations] = await Promise.all([
    load((api) => api.helpRequest.getAllHelpRequestByNgo.$get({ query: { pageSize: NAMED } })),
    load((api) => api.donation.getAllDonationByNgoId.$get({ query: { pageSize: '1' } })),
  ]);
  return { people: inbox.data, waiting: inbox.total, donations: donations.totals };
}

/**
 * First screen of the NGO area: status, waiting requests, views of the last twelve months, missing parts of
 * the profile.
 */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { dashboard, people, waiting, registered, donations, dates, towns } = loaderData;
  const t = useMessages('ngo/dashboard');
  const { months } = useMessages('site');
  const { views, missing } = dashboard;
  const claims = donations?.waiting ?? 0;
  const year = views.reduce((sum, month) => sum + month.views, 0);
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        <h1>{useHeadline(loaderData)}</h1>
        <StandingNote dashboard={dashboard} />
        <Stats
          stats={[
            { label: t.numbers.requests, value: formatCount(waiting), hot: waiting > 0 },
            {
              label: t.numbers.registrations,
              value: formatCount(registered),
              hot: waiting === 0 && registered > 0,
            },
            ...(donations
              ? [
                  {
                    label: t.numbers.claims,
                    value: formatCount(claims),
                    hot: waiting + registered === 0 && claims > 0,
                  },
                  {
                    label: t.numbers.given(formatMonth({ day: todayInIndia(), months })),
                    value: formatRupees(donations.thisMonth.amount),
                  },
                ]
              : []),
            { label: t.numbers.viewsThisMonth, value: formatCount(views.at(-1)?.views ?? 0) },
            { label: t.numbers.viewsYear, value: formatCount(year) },
            {
              label: t.numbers.missing,
              value: formatCount(missing.length),
              hot: waiting + registered + claims === 0 && missing.length > 0,
            },
          ]}
        />
      </div>
      <div className={layout.split}>
        <div className={layout.loose}>
          <WaitingPeople
            rows={people}
            count={waiting}
            registered={registered}
            claims={claims}
            towns={towns}
          />
          <ViewsByMonth views={views} />
        </div>
        <aside className={layout.loose}>
          <DatesToKeep dates={dates} />
          <MissingList dashboard={dashboard} />
        </aside>
      </div>
    </>
  );
}

/** Returns one sentence that summarises the status. */
function useHeadline({
  dashboard,
  waiting,
  registered,
  donations,
}: Pick<Route.ComponentProps['loaderData'], 'dashboard' | 'waiting' | 'registered' | 'donations'>) {
  const { headline } = useMessages('ngo/dashboard');
  const { numbers } = useMessages('area');
  const words = (count: number) => numbers[count - 1] ?? formatCount(count);
  const { standing, missing } = dashboard;
  if (standing.status === 'suspended') return headline.suspended;
  if (standing.sentBackReason) return headline.sentBack;
  if (standing.status === 'pending') return headline.pending;
  if (waiting > 0) return headline.people(waiting, words(waiting));
  if (registered > 0) return headline.registered(registered, words(registered));
  const claims = donations?.waiting ?? 0;
  if (claims > 0) return headline.claims(claims, words(claims));
  return missing.length === 0 ? headline.fine : headline.missing(missing.length, words(missing.length));
}
