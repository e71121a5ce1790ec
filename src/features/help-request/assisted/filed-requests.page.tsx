import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import { queryOf } from '#src/browser/query-of-request.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { Table } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { loadNames } from '#src/features/reference/load-names.ts';
import { useAssistedPaths } from '#src/features/help-request/assisted/parts/assisted-paths.ts';
import styles from '#src/features/help-request/assisted/parts/assisted.module.css';
import type { Route } from './+types/filed-requests.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { page = '1' } = queryOf(request);
  const [list, names] = await Promise.all([
    load((api) => api.helpRequest.getAssistedHelpRequests.$get({ query: { page } })),
    loadNames(),
  ]);
  return { list, names };
}

/** The requests that were filed for others, those with news first. */
export default function FiledRequestsPage({ loaderData: { list, names } }: Route.ComponentProps) {
  const t = useMessages('help-request/assisted');
  const { categories, statuses } = useMessages('help-request');
  const paths = useAssistedPaths();
  const days = useDays();
  const { count } = useWords();
  return (
    <ListPage
      title={t.list.title}
      headline={list.news > 0 ? t.list.news(list.news, count(list.news)) : t.list.title}
      lead={t.list.lead}
      back={
        <Link className={styles.link} to={paths.requests}>
          <ArrowLeftIcon />
          {t.back}
        </Link>
      }
      list={list}
      empty={
        <Empty title={t.list.empty}>
          {t.list.emptyLead} <Link to={paths.form}>{t.title}</Link>
        </Empty>
      }
    >
      <p>
        <Link className={button.button} to={paths.form}>
          {t.title}
        </Link>
      </p>
      <Table
        caption={t.list.title}
        rows={list.data}
        keyOf={({ _id }) => _id}
        columns={[
          {
            head: t.list.number,
            cell: ({ _id, reference, hasNews }) => (
              <>
                <Link className={styles.link} to={`${paths.list}/${_id}`}>
                  {reference}
                </Link>{' '}
                {hasNews && <span className={notes.tag}>{t.list.new}</span>}
              </>
            ),
          },
          {
            head: t.list.what,
            cell: ({ category, city }) => `${categories[category]}, ${names.cities[city] ?? city}`,
          },
          { head: t.list.filed, cell: ({ createdAt }) => days.time(createdAt) },
          {
            head: t.list.state,
            cell: ({ status, contactBy, erasedOn }) => {
              if (erasedOn !== null) return t.list.withdrawn(days.date(erasedOn));
              return contactBy === null
                ? statuses[status]
                : t.list.acceptedBy(statuses[status], days.date(contactBy));
            },
          },
        ]}
      />
    </ListPage>
  );
}
