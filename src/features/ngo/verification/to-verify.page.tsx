import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { dayInIndia, daysBetween } from '#src/shared/dates.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { load } from '#src/browser/session.ts';
import { Table } from '#src/ui/area/table.tsx';
import { Link } from '#src/ui/link.tsx';
import notes from '#src/ui/styles/notes.module.css';
import { queryOf } from '#src/browser/query-of-request.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import styles from '#src/ui/area/operations.module.css';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { loadNames } from '#src/features/reference/load-names.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import type { Route } from './+types/to-verify.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [queue, names] = await Promise.all([
    load((api) => api.ngo.getAllNgoToVerify.$get({ query: queryOf(request) })),
    loadNames(),
  ]);
  return { queue, names, today: dayInIndia(new Date()) };
}

export default function ToVerifyPage({ loaderData }: Route.ComponentProps) {
  const { queue, names, today } = loaderData;
  const t = useMessages('site/operations').queue;
  const words = useWords();
  return (
    <ListPage
      title={t.title}
      headline={queue.total > 0 ? t.headline(queue.total, words.count(queue.total)) : t.empty}
      lead={queue.total > 0 ? t.lead : t.emptyLead}
      list={queue}
      empty={queue.total > 0 && <Empty title={t.empty}>{t.emptyLead}</Empty>}
    >
      <Table
        caption={t.title}
        rows={queue.data}
        keyOf={({ _id, claim }) => `${_id} ${claim?._id}`}
        columns={[
          {
            head: t.ngo,
            cell: (entry) => (
              <Link className={styles.link} to={`/${BRAND.slug}/toVerify/${entry._id}`}>
                {words.name(entry)}
              </Link>
            ),
          },
          {
            head: t.why,
            cell: ({ kind, claim }) => (
              <span>
                <span className={classes(notes.tag, kind === 'papers' && notes.warn)}>{t.kind[kind]}</span>{' '}
                {claim && t.by(claim.name)}
              </span>
            ),
          },
          {
            head: t.work,
            cell: ({ category, city }) =>
              `${names.categories[category] ?? category}, ${names.cities[city] ?? city}`,
          },
          {
            head: t.since,
            cell: ({ since }) => {
              const days = daysBetween({ from: dayInIndia(new Date(since)), to: today });
              return `${words.day(since)} (${t.days(days, formatCount(days))})`;
            },
          },
        ]}
      />
    </ListPage>
  );
}
