import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import { useDays } from '#src/ui/area/use-days.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { BANK_DETAILS } from '#src/features/donation/parts/donation-paths.ts';
import type { InboxRow } from '#src/features/help-request/inbox/inbox.contract.ts';
import { InboxTable } from '#src/features/help-request/inbox/inbox-table.tsx';

/** What must be looked at, the most urgent first: changes are frozen, or one of contacts or money waits. */
export const GUARDED_STATES = ['frozen', 'ngo', 'money'] as const;
export type GuardedState = (typeof GUARDED_STATES)[number];

const GUARDED_PATHS = { frozen: BANK_DETAILS, ngo: '/ngopage/editNgo', money: BANK_DETAILS };

/** What waits for the NGO. */
export type Work = {
  /** The first requests, the nearest deadline first. */
  requests: readonly InboxRow[];
  /** Number of all waiting requests. */
  waiting: number;
  /** Number of new scheme registrations. */
  registered: number;
  /** Number of volunteers that have applied. */
  applied: number;
  /** Number of payments that donors say they have made. */
  claims: number;
  guarded: readonly GuardedState[];
};

/** Somebody who wants to sign in for the NGO. */
type ClaimToStop = { claimant: string; takesEffectAt: string };

type ToDoProps = {
  work: Work;
  claimsToStop: readonly ClaimToStop[];
  /** Whether nothing is missing on the page of the NGO. */
  isComplete: boolean;
  /** Names of towns in the language of the page. */
  towns: Record<string, string>;
};

/** Shows what waits: who wants to sign in, changes to look at, requests by the hours left, registrations, volunteers, payments. */
export function ToDo({ work, claimsToStop, isComplete, towns }: ToDoProps) {
  const days = useDays();
  const { waiting: t } = useMessages('site/today');
  const { requests, waiting, registered, applied, claims, guarded } = work;
  const links = [
    { count: registered, to: '/ngopage/shemesList', text: t.registrations },
    { count: applied, to: '/ngopage/volunteer', text: t.volunteers },
    { count: claims, to: '/ngopage/donation?status=claimed', text: t.claims },
  ].filter(({ count }) => count > 0);
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      {waiting + links.length + guarded.length + claimsToStop.length === 0 && (
        <p>{isComplete ? t.none : t.onlyMissing}</p>
      )}
      {claimsToStop.map(({ claimant, takesEffectAt }) => (
        <p key={claimant}>{t.claim(claimant, days.day(takesEffectAt))}</p>
      ))}
      {guarded.map((state) => (
        <p key={state} className={layout.links}>
          <Link to={GUARDED_PATHS[state]}>{t.guarded[state]}</Link>
        </p>
      ))}
      {requests.length > 0 && (
        <>
          <InboxTable caption={t.heading} rows={requests} towns={towns} />
          <p className={layout.links}>
            <Link to="/ngopage/helpRequests">{t.all(waiting, formatCount(waiting))}</Link>
          </p>
        </>
      )}
      {links.map(({ count, to, text }) => (
        <p key={to} className={layout.links}>
          <Link to={to}>{text(count, formatCount(count))}</Link>
        </p>
      ))}
    </section>
  );
}
