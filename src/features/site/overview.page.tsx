import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { load } from '#src/browser/session.ts';
import { Stats } from '#src/ui/area/figures/stats.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import rows from '#src/ui/styles/rows.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { STAFF_NGO_STATUSES } from '#src/features/ngo/verification/verification.values.ts';
import { StatusTag } from '#src/features/ngo/ngo-status-tag.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import type { Route } from './+types/overview.page';

const STATS = ['overdue', 'withStaff', 'new', 'papers', 'claim', 'messages', 'mails'] as const;

export async function clientLoader() {
  const [{ data }, mails, feedback, help] = await Promise.all([
    load((api) => api.ngo.getCheckingOverview.$get()),
    load((api) => api.mail.getAllGivenUpMail.$get({ query: { pageSize: '1' } })),
    load((api) => api.feedback.getAllFeedback.$get({ query: { pageSize: '1' } })),
    load((api) => api.helpRequest.getHelpWaiting.$get()),
  ]);
  return { ...data, mails: mails.total, messages: feedback.waiting, help: help.data };
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { waiting, oldest, status, mails, messages, help } = loaderData;
  const t = useMessages('site/operations').overview;
  const { count, day } = useWords();
  const numbers = { overdue: help.overdue, withStaff: help.withStaff, ...waiting, messages, mails };
  const toCheck = waiting.new + waiting.papers;
  // Tasks that people in need are waiting for come first.
  const waits: [number, (count: number, shown: string) => string][] = [
    [help.overdue, t.overdue],
    [help.withStaff, t.withStaff],
    [toCheck, t.toCheck],
    [waiting.claim, t.toDecide],
    [messages, t.toAnswer],
    [mails, t.notSent],
  ];
  const most = waits.find(([number]) => number > 0);
  const first = STATS.find((kind) => numbers[kind] > 0);
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        <h1>{most ? most[1](most[0], count(most[0])) : t.nothing}</h1>
        <Stats
          stats={STATS.map((kind) => ({
            label: t.stats[kind],
            value: formatCount(numbers[kind]),
            hot: kind === first,
          }))}
        />
        {oldest && <p className={layout.mute}>{t.oldest(day(oldest))}</p>}
        {(help.waiting > 0 || oldest || messages > 0) && (
          <p className={layout.line}>
            {help.waiting > 0 && (
              <Link className={button.button} to={`/${BRAND.slug}/helpRequests`}>
                {t.toHelp}
              </Link>
            )}
            {oldest && (
              <Link
                className={classes(button.button, help.waiting > 0 && button.second)}
                to={`/${BRAND.slug}/toVerify`}
              >
                {t.toQueue}
              </Link>
            )}
            {messages > 0 && (
              <Link
                className={classes(button.button, (help.waiting > 0 || oldest) && button.second)}
                to={`/${BRAND.slug}/feedbacks?status=new`}
              >
                {t.toFeedback}
              </Link>
            )}
          </p>
        )}
      </div>
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
    </>
  );
}
