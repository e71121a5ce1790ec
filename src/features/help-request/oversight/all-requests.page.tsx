import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import { load } from '#src/browser/session.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { Stats } from '#src/ui/area/figures/stats.tsx';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { queryOf } from '#src/browser/query-of-request.ts';
import { loadNames } from '#src/features/reference/load-names.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { FiledLinks } from '#src/features/help-request/assisted/parts/filed-links.tsx';
import { HELP_CATEGORIES } from '#src/features/help-request/help-request.values.ts';
import { useDurations } from '#src/features/help-request/oversight/parts/durations.ts';
import styles from '#src/features/help-request/oversight/parts/oversight.module.css';
import { RecentStates } from '#src/features/help-request/oversight/parts/recent-states.tsx';
import { RequestFilters } from '#src/features/help-request/oversight/parts/request-filters.tsx';
import { RequestTable } from '#src/features/help-request/oversight/parts/request-table.tsx';
import { UnmetNeed } from '#src/features/help-request/oversight/parts/unmet-need.tsx';
import type { NeedCounts } from './unmet-need.contract.ts';
import type { Route } from './+types/all-requests.page';

const HOME = `/${BRAND.slug}/helpRequests`;
/** The number of rows in the overview, longest waiting first. */
const WAITING_SHOWN = '5';

type List = Route.ComponentProps['loaderData']['list'];

/**
 * Loads the overview, or the list if the URL has a filter or a page number. `need` only filters the map of
 * the overview.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { need: category, ...filter } = queryOf(request);
  const isList = Object.keys(filter).length > 0;
  const query = isList ? filter : { status: 'open', pageSize: WAITING_SHOWN };
  const [list, names, need, filed] = await Promise.all([
    load((api) => api.helpRequest.getAllHelpRequestForStaff.$get({ query })),
    loadNames(),
    isList ? undefined : load((api) => api.helpRequest.getUnmetNeed.$get()),
    isList
      ? undefined
      : load((api) => api.helpRequest.getAssistedHelpRequests.$get({ query: { pageSize: '1' } })),
  ]);
  return { list, names, need, filed, filter, category: HELP_CATEGORIES.find((name) => name === category) };
}

export default function AllRequestsPage({ loaderData }: Route.ComponentProps) {
  const { list, names, need, filed, filter, category } = loaderData;
  const t = useMessages('help-request/oversight');
  if (!need) return <RequestList list={list} names={names} filter={filter} />;
  return (
    <>
      <PageHead title={t.title} hidden />
      <Standing total={need.total} />
      {filed && <FiledLinks filed={filed} />}
      <RecentStates recent={need.recent} />
      <UnmetNeed rows={need.data} category={category} names={names.districts} />
      <section className={layout.stack}>
        {list.data.length > 0 && (
          <>
            <h2>{t.list.waitingLongest}</h2>
            <RequestTable rows={list.data} names={names} />
          </>
        )}
        <p>
          <Link className={button.button} to={`${HOME}?page=1`}>
            {t.list.all}
          </Link>
        </p>
      </section>
      <RequestFilters districts={names.districts} />
    </>
  );
}

/** The current state in one sentence and in numbers. */
function Standing({ total }: { total: NeedCounts }) {
  const t = useMessages('help-request/oversight');
  const { count } = useWords();
  const durations = useDurations();
  const { overdue, withStaff, open, asked, medianHours } = total;
  const headline =
    overdue > 0
      ? t.headline.overdue(overdue, count(overdue))
      : withStaff > 0
        ? t.headline.withStaff(withStaff, count(withStaff))
        : open > 0
          ? t.headline.open
          : t.headline.nothing;
  return (
    <div className={layout.stack}>
      <h1>{headline}</h1>
      <Stats
        stats={[
          { label: t.stats.overdue, value: formatCount(overdue), hot: overdue > 0 },
          { label: t.stats.open, value: formatCount(open) },
          { label: t.stats.withStaff, value: formatCount(withStaff), hot: overdue === 0 && withStaff > 0 },
          { label: t.stats.median, value: durations(medianHours) },
          { label: t.stats.asked, value: formatCount(asked) },
        ]}
      />
    </div>
  );
}

function RequestList({
  list,
  names,
  filter,
}: {
  list: List;
  names: ReferenceNames;
  filter: Record<string, string>;
}) {
  const { title, list: t } = useMessages('help-request/oversight');
  const { count } = useWords();
  return (
    <ListPage
      title={title}
      headline={list.total > 0 ? t.results(list.total, count(list.total)) : t.none}
      back={
        <Link className={styles.link} to={HOME}>
          <ArrowLeftIcon />
          {t.overview}
        </Link>
      }
      filters={<RequestFilters districts={names.districts} />}
      list={list}
      empty={
        <Empty title={t.none}>
          {t.emptyLead} <Link to={`${HOME}?page=1`}>{t.all}</Link>
        </Empty>
      }
    >
      <SaveFile
        name="help-requests.csv"
        request={(api) => api.helpRequest.exportHelpRequest.$get({ query: filter })}
      />
      <RequestTable rows={list.data} names={names} />
    </ListPage>
  );
}
