import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { loadNames, loadNeeds } from '#src/features/reference/load-names.ts';
import { DatesToKeep } from '#src/features/site/today/parts/dates-to-keep.tsx';
import { Figures } from '#src/features/site/today/parts/figures.tsx';
import { MissingList } from '#src/features/site/today/parts/missing-list.tsx';
import { PagePreview } from '#src/features/site/today/parts/page-preview.tsx';
import { SetUpSteps } from '#src/features/site/today/parts/set-up-steps.tsx';
import { StandingNote } from '#src/features/site/today/parts/standing-note.tsx';
import { GUARDED_STATES, ToDo, type GuardedState } from '#src/features/site/today/parts/to-do.tsx';
import { lacksDocuments } from '#src/features/site/today/set-up-steps.values.ts';
import { ViewsByMonth } from '#src/features/site/today/parts/views-by-month.tsx';
import type { Route } from './+types/today.page';

/** Number of requests on the first screen. The inbox shows the others. */
const NAMED = '5';

export async function clientLoader() {
  const own = load((api) => api.ngo.getDashboard.$get());
  const [{ data: dashboard }, verified, unlisted, schemes, dates, names] = await Promise.all([
    own,
    own.then(({ data: { standing } }) => (standing.status === 'verified' ? loadWork() : undefined)),
    own.then(({ data: { standing } }) => (standing.listed ? undefined : loadPage())),
    load((api) => api.scheme.getAllSchemeByNgoId.$post({ json: { pageSize: 1 } })),
    load((api) => api.donation.getComplianceCalendar.$get()),
    loadNames(),
  ]);
  const work = {
    requests: verified?.inbox.data ?? [],
    waiting: verified?.inbox.total ?? 0,
    registered: schemes.newUser,
    applied: verified?.volunteers.counts.applied ?? 0,
    claims: verified?.donations.totals.waiting ?? 0,
    guarded: verified?.guarded ?? [],
  };
  return {
    dashboard,
    work,
    given: verified?.donations.totals.thisMonth.amount,
    page: unlisted,
    dates: dates.data,
    names,
  };
}

/** Only a verified NGO may see who requests help, who volunteers and who gave. */
async function loadWork() {
  const query = { pageSize: '1' };
  const [inbox, volunteers, donations, guarded] = await Promise.all([
    load((api) => api.helpRequest.getAllHelpRequestByNgo.$get({ query: { pageSize: NAMED } })),
    load((api) => api.volunteer.getAllVolunteer.$get({ query })),
    load((api) => api.donation.getAllDonationByNgoId.$get({ query })),
    loadGuarded(),
  ]);
  return { inbox, volunteers, donations, guarded };
}

/** Whether money and contacts are frozen, and what waits: who did not ask for it must see it in time. */
async function loadGuarded(): Promise<GuardedState[]> {
  const [ngo, bank, gateway] = await Promise.all([
    load((api) => api.ngo.getOwnNgo.$get()),
    load((api) => api.donation.getAllBankDetail.$get()),
    load((api) => api.donation.getGatewayAccount.$get()),
  ]);
  const states = {
    frozen: ngo.data.frozenAt !== null,
    ngo: ngo.data.changes.length > 0,
    money: gateway.data.waiting !== null || bank.data.details.some(({ waiting }) => waiting !== null),
  };
  return GUARDED_STATES.filter((state) => states[state]);
}

/** The page that nobody else sees yet, to show it as visitors will see it. */
async function loadPage() {
  const [{ data: ngo }, needs] = await Promise.all([load((api) => api.ngo.getOwnNgo.$get()), loadNeeds()]);
  return { ngo, needs };
}

/**
 * First screen of the NGO area. Until the page is public: the steps to complete it, and a preview. Afterwards: what
 * waits, dates to keep, missing parts, and figures.
 */
export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { dashboard, work, given, page, dates, names } = loaderData;
  const t = useMessages('site/today');
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        <h1>{useHeadline(loaderData)}</h1>
        <StandingNote dashboard={dashboard} />
      </div>
      {page ? (
        <div className={classes(layout.split, layout.even)}>
          <SetUpSteps missing={dashboard.missing} />
          <PagePreview names={names} {...page} />
        </div>
      ) : (
        <div className={layout.split}>
          <div className={layout.loose}>
            <ToDo
              work={work}
              claimsToStop={dashboard.claims}
              isComplete={dashboard.missing.length === 0}
              towns={names.cities}
            />
            <Figures given={given} views={dashboard.views} />
            <ViewsByMonth views={dashboard.views} />
          </div>
          <aside className={layout.loose}>
            <DatesToKeep dates={dates} />
            <MissingList dashboard={dashboard} />
          </aside>
        </div>
      )}
    </>
  );
}

/** Returns one sentence that summarises the status. */
function useHeadline({
  dashboard: { standing, missing },
  work: { waiting, registered, applied, claims },
}: Pick<Route.ComponentProps['loaderData'], 'dashboard' | 'work'>) {
  const { headline } = useMessages('site/today');
  const { numbers } = useMessages('area');
  const words = (count: number) => numbers[count - 1] ?? formatCount(count);
  if (standing.status === 'suspended') return headline.suspended;
  if (standing.sentBackReason) return headline.sentBack;
  if (standing.status === 'pending')
    return lacksDocuments(missing) ? headline.documentsMissing : headline.pending;
  if (waiting > 0) return headline.people(waiting, words(waiting));
  if (registered > 0) return headline.registered(registered, words(registered));
  if (applied > 0) return headline.volunteers(applied, words(applied));
  if (claims > 0) return headline.claims(claims, words(claims));
  return missing.length === 0 ? headline.fine : headline.missing(missing.length, words(missing.length));
}
