import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { useRef } from 'react';
import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, SelectFilter, TextFilter } from '#src/ui/area/filters.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { queryOf } from '#src/browser/query-of-request.ts';
import { loadNeeds } from '#src/features/reference/load-names.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import type { NamedNeed } from '#src/features/reference/reference.values.ts';
import { AssignedTable } from '#src/features/search-terms/parts/assigned-table.tsx';
import styles from '#src/features/search-terms/parts/search-terms.module.css';
import { TermTable } from '#src/features/search-terms/parts/term-table.tsx';
import { PERIOD, PERIODS, TERM_LISTS, type TermList } from './search-terms.values.ts';
import type { Route } from './+types/search-terms.page';

type Lists = Route.ComponentProps['loaderData'];
type Query = Record<string, string>;

const HOME = `/${BRAND.slug}/searches`;
const ASSIGNED = 'assigned';

/** Search terms, or with `view=assigned` the phrases that staff assigned. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { view, ...query } = queryOf(request);
  const [needs, terms, phrases] = await Promise.all([
    loadNeeds(),
    view === ASSIGNED ? undefined : load((api) => api.search.getAllSearchTerm.$get({ query })),
    view === ASSIGNED ? load((api) => api.search.getAllAssignedPhrase.$get({ query })) : undefined,
  ]);
  return { query, needs, terms, phrases };
}

export default function SearchesPage({ loaderData }: Route.ComponentProps) {
  const { query, needs, terms, phrases } = loaderData;
  return (
    <>
      {terms && <Terms list={terms} query={query} needs={needs} />}
      {phrases && <Phrases list={phrases} />}
    </>
  );
}

/** Links between the two views of the page. */
function Views({ view }: { view: 'terms' | 'assigned' }) {
  const { tabs } = useMessages('search-terms');
  const views = [
    ['terms', HOME],
    ['assigned', `${HOME}?view=${ASSIGNED}`],
  ] as const;
  return (
    <nav aria-label={tabs.label} className={layout.line}>
      {views.map(([name, to]) => (
        <Link key={name} className={styles.view} to={to} aria-current={name === view ? 'page' : undefined}>
          {tabs[name]}
        </Link>
      ))}
    </nav>
  );
}

function Terms({
  list,
  query,
  needs,
}: {
  list: NonNullable<Lists['terms']>;
  query: Query;
  needs: NamedNeed[];
}) {
  const t = useMessages('search-terms');
  const { count } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const show: TermList = TERM_LISTS.find((option) => option === query['show']) ?? 'nothing';
  return (
    <ListPage
      title={t.title}
      headline={list.total > 0 ? t.headline[show](list.total, count(list.total)) : t.title}
      heading={heading}
      lead={t.lead}
      filters={
        <>
          <Views view="terms" />
          <TermFilters show={show} />
        </>
      }
      list={list}
      empty={<Empty title={t.empty}>{t.emptyLead}</Empty>}
    >
      <SaveFile name="searches.csv" request={(api) => api.search.exportSearchTerm.$get({ query })} />
      <TermTable terms={list.data} needs={needs} heading={heading} />
    </ListPage>
  );
}

function TermFilters({ show }: { show: TermList }) {
  const t = useMessages('search-terms');
  return (
    <Filters>
      <SelectFilter name="show" label={t.show} values={TERM_LISTS} labels={t.shows} defaultValue={show} />
      <TextFilter label={t.words} maxLength={SEARCH_MOST} />
      <SelectFilter name="days" label={t.days} values={PERIODS} labels={t.period} defaultValue={PERIOD} />
    </Filters>
  );
}

function Phrases({ list }: { list: NonNullable<Lists['phrases']> }) {
  const { title, assigned: t, words } = useMessages('search-terms');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ListPage
      title={title}
      headline={t.headline(list.total, formatCount(list.total))}
      heading={heading}
      lead={t.lead}
      filters={
        <>
          <Views view="assigned" />
          <Filters>
            <TextFilter label={words} maxLength={SEARCH_MOST} />
            <input type="hidden" name="view" value={ASSIGNED} />
          </Filters>
        </>
      }
      list={list}
      empty={<Empty title={t.empty}>{t.emptyLead}</Empty>}
    >
      <SaveFile name="needs.yaml" label={t.file} request={(api) => api.search.getCatalogueFile.$get()} />
      <AssignedTable phrases={list.data} heading={heading} />
    </ListPage>
  );
}
