import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { queryOf } from '#src/browser/query-of-request.ts';
import { load } from '#src/browser/session.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import rows from '#src/ui/styles/rows.module.css';
import { StatusTag } from '#src/features/ngo/ngo-status-tag.tsx';
import type { CheckingOverview } from '#src/features/ngo/verification/verification.contract.ts';
import { STAFF_NGO_STATUSES } from '#src/features/ngo/verification/verification.values.ts';
import { loadNames } from '#src/features/reference/load-names.ts';
import { WaitingGroups } from './parts/waiting-groups.tsx';
import { WorklistTable } from './parts/worklist-table.tsx';
import { WAITING_GROUPS } from './worklist.values.ts';
import type { Route } from './+types/overview.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = queryOf(request);
  const [list, { data }, names] = await Promise.all([
    load((api) => api.operations.getWorklist.$get({ query })),
    load((api) => api.ngo.getCheckingOverview.$get()),
    loadNames(),
  ]);
  return { list, status: data.status, towns: names.cities, group: query['group'] };
}

/** First screen of the operations area: everything that waits for staff, then how many NGOs there are. */
export default function OverviewPage({ loaderData: { list, status, towns, group } }: Route.ComponentProps) {
  const t = useMessages('site/overview');
  const { count, day } = useWords();
  const chosen = WAITING_GROUPS.find((one) => one === group);
  const waiting = WAITING_GROUPS.reduce((sum, one) => sum + list.counts[one], 0);
  return (
    <>
      <ListPage
        title={t.title}
        headline={waiting > 0 ? t.headline(waiting, count(waiting)) : t.nothing}
        lead={list.oldest ? t.lead(day(list.oldest)) : t.nothingLead}
        filters={<WaitingGroups counts={list.counts} chosen={chosen} />}
        list={list}
        empty={
          waiting > 0 && (
            <Empty title={t.noneOfKind}>
              <Link to={`/${BRAND.slug}`}>{t.showAll}</Link>
            </Empty>
          )
        }
      >
        <WorklistTable caption={t.filter} rows={list.data} towns={towns} />
      </ListPage>
      <NgosByStatus status={status} />
    </>
  );
}

function NgosByStatus({ status }: { status: CheckingOverview['status'] }) {
  const t = useMessages('site/overview');
  return (
    <section className={layout.stack}>
      <h2>{t.byStatus}</h2>
      <ul className={classes(rows.rows, layout.read)}>
        {STAFF_NGO_STATUSES.map((one) => (
          <li key={one}>
            <Link to={`/${BRAND.slug}/ngos?status=${one}`}>
              <StatusTag status={one} />
              <span className={rows.count}>{formatCount(status[one])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
