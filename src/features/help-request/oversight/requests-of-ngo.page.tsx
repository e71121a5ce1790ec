import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { load } from '#src/browser/session.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, SelectFilter } from '#src/ui/area/filters.tsx';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { Stats } from '#src/ui/area/figures/stats.tsx';
import { Table } from '#src/ui/area/table.tsx';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { queryOf } from '#src/browser/query-of-request.ts';
import { loadNames } from '#src/features/reference/load-names.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { OFFER_STATES } from '#src/features/help-request/help-request.values.ts';
import { useDurations } from '#src/features/help-request/oversight/parts/durations.ts';
import { OfferTag } from '#src/features/help-request/oversight/parts/ngos-of-request.tsx';
import styles from '#src/features/help-request/oversight/parts/oversight.module.css';
import type { OfferRow } from './oversight.contract.ts';
import type { Route } from './+types/requests-of-ngo.page';

const HOME = `/${BRAND.slug}`;

export async function clientLoader({ request, params: { ngoId } }: Route.ClientLoaderArgs) {
  const query = queryOf(request);
  const [requests, names] = await Promise.all([
    load((api) => api.helpRequest.getHelpRequestsOfNgo[':ngoId'].$get({ param: { ngoId }, query })),
    loadNames(),
  ]);
  return { requests, names };
}

/** Shows how one NGO answers help requests. */
export default function RequestsOfNgoPage({ loaderData }: Route.ComponentProps) {
  const { requests, names } = loaderData;
  const { ngo, numbers, data } = requests;
  const { ofNgo: t } = useMessages('help-request/oversight');
  const words = useWords();
  const durations = useDurations();
  const name = words.name(ngo);
  const { asked, accepted, declined, silent, resolved, overdue, medianHours } = numbers;
  return (
    <>
      <PageHead title={name} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={`${HOME}/toVerify/${ngo._id}`}>
          <ArrowLeftIcon />
          {t.toNgo}
        </Link>
        <h1>
          {overdue > 0
            ? t.late(name, overdue, words.count(overdue).toLowerCase())
            : t.headline(name, asked, formatCount(asked))}
        </h1>
        <Stats
          stats={[
            { label: t.stats.overdue, value: formatCount(overdue), hot: overdue > 0 },
            { label: t.stats.asked, value: formatCount(asked) },
            { label: t.stats.accepted, value: formatCount(accepted) },
            { label: t.stats.resolved, value: formatCount(resolved) },
            { label: t.stats.declined, value: formatCount(declined) },
            { label: t.stats.silent, value: formatCount(silent) },
            { label: t.stats.median, value: durations(medianHours) },
          ]}
        />
      </div>
      <section className={layout.stack}>
        <h2>{t.title}</h2>
        <div className={layout.read}>
          <Filters>
            <SelectFilter
              name="state"
              label={t.state}
              placeholder={t.anyState}
              values={OFFER_STATES}
              labels={t.states}
            />
          </Filters>
        </div>
        {data.length === 0 ? (
          <Empty title={t.empty}>
            {t.emptyLead} <Link to={`${HOME}/request/${ngo._id}`}>{t.all}</Link>
          </Empty>
        ) : (
          <Offers rows={data} names={names} />
        )}
        <PageLinks {...requests} />
      </section>
    </>
  );
}

function Offers({ rows, names }: { rows: OfferRow[]; names: ReferenceNames }) {
  const { list, request, ofNgo: t } = useMessages('help-request/oversight');
  const { categories, outcomes } = useMessages('help-request');
  const { time } = useDays();
  return (
    <Table
      caption={t.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        {
          head: list.reference,
          cell: ({ _id, reference }) => (
            <Link className={styles.link} to={`${HOME}/helpRequests/${_id}`}>
              {reference}
            </Link>
          ),
        },
        {
          head: list.what,
          cell: ({ category, city }) => (
            <span className={styles.cell}>
              {categories[category]}
              <span className={styles.where}>{names.cities[city] ?? city}</span>
            </span>
          ),
        },
        { head: request.asked, cell: ({ sentAt }) => time(sentAt) },
        {
          head: t.state,
          cell: ({ status, isOverdue, outcome }) => (
            <span className={styles.cell}>
              <OfferTag status={status} isOverdue={isOverdue} />
              {outcome && <span className={styles.where}>{outcomes[outcome]}</span>}
            </span>
          ),
        },
        {
          head: request.answer,
          cell: ({ status, dueAt, answeredAt }) =>
            answeredAt
              ? request.answered(time(answeredAt))
              : status === 'sent'
                ? request.due(time(dueAt))
                : '–',
        },
      ]}
    />
  );
}
