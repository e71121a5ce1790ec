import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { load } from '#src/session.ts';
import { Stats } from '#src/ui/area/stats.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/look/button.module.css';
import layout from '#src/ui/look/layout.module.css';
import rows from '#src/ui/look/rows.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import type { CheckingOverview } from '../../ngo/checking/checking.contract.ts';
import { STAFF_NGO_STATUSES } from '../../ngo/checking/checking.values.ts';
import { StatusTag } from '../parts/status-tag.tsx';
import { useWords } from '../words.ts';
import type { Route } from './+types/overview.page';

export async function clientLoader() {
  const [{ data }, mails] = await Promise.all([
    load<{ data: CheckingOverview }>((api) => api.ngo.getCheckingOverview.$get()),
    load<{ total: number }>((api) => api.mail.getAllGivenUpMail.$get({ query: { pageSize: '1' } })),
  ]);
  return { ...data, mails: mails.total };
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { waiting, oldest, status, mails } = loaderData;
  const say = useMessages('operations').overview;
  const { count, day } = useWords();
  const toCheck = waiting.new + waiting.papers;
  const headline =
    toCheck > 0
      ? say.toCheck(toCheck, count(toCheck))
      : waiting.claim > 0
        ? say.toDecide(waiting.claim, count(waiting.claim))
        : mails > 0
          ? say.notSent(mails, count(mails))
          : say.nothing;
  const numbers = { ...waiting, mails };
  const first = (['new', 'papers', 'claim', 'mails'] as const).find((kind) => numbers[kind] > 0);
  return (
    <>
      <PageHead title={say.title} hidden />
      <div className={layout.stack}>
        <h1>{headline}</h1>
        <Stats
          stats={(['new', 'papers', 'claim', 'mails'] as const).map((kind) => ({
            label: say.stats[kind],
            value: formatCount(numbers[kind]),
            hot: kind === first,
          }))}
        />
        {oldest && (
          <>
            <p className={layout.mute}>{say.oldest(day(oldest))}</p>
            <p>
              <Link className={button.button} to={`/${BRAND.slug}/toVerify`}>
                {say.toQueue}
              </Link>
            </p>
          </>
        )}
      </div>
      <section className={layout.stack}>
        <h2>{say.byStatus}</h2>
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
    </>
  );
}
