import { sql } from 'kysely';
import { waitingBankChanges } from '#src/features/donation/bank-oversight/waiting-fragments.server.ts';
import { waitingMessages } from '#src/features/feedback/feedback-fragments.server.ts';
import { waitingRequests } from '#src/features/help-request/oversight/waiting-fragments.server.ts';
import { waitingMails } from '#src/features/mail/mail-fragments.server.ts';
import { waitingNgos } from '#src/features/ngo/verification/queue-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { anyOf, idText, isoTime } from '#src/server/database/sql-values.server.ts';
import type { WaitingKind } from './worklist.values.ts';

/** Everything that waits for staff, as the features publish it. */
const waiting = (db: Database) =>
  db.selectFrom(
    waitingRequests(db)
      .unionAll(waitingNgos(db))
      .unionAll(waitingBankChanges(db))
      .unionAll(waitingMessages(db))
      .unionAll(waitingMails(db))
      .as('w'),
  );

export type WaitingKey = { kind: WaitingKind; id: string; ngoId: string | null; since: string };

/** Returns a page of what waits of some kinds, oldest first. */
export async function selectWaiting(
  db: Database,
  { kinds, limit, offset }: { kinds: readonly WaitingKind[]; limit: number; offset: number },
): Promise<WaitingKey[]> {
  return waiting(db)
    .select((eb) => [
      eb.ref('w.kind').$castTo<WaitingKind>().as('kind'),
      idText(eb, 'w.id').as('id'),
      idText(eb, 'w.ngo_id').as('ngoId'),
      isoTime(eb, 'w.since').as('since'),
    ])
    .where('w.kind', '=', anyOf<string>(kinds))
    .orderBy('w.since')
    .orderBy('w.kind')
    .orderBy('w.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns how many of each kind wait, and since when the oldest of the kind does. */
export async function countWaitingByKind(
  db: Database,
): Promise<{ kind: WaitingKind; count: number; oldest: string }[]> {
  const kinds = waiting(db)
    .select(({ fn, ref }) => [
      ref('w.kind').$castTo<WaitingKind>().as('kind'),
      fn.countAll<number>().as('count'),
      sql<Date>`min(w.since)`.as('since'),
    ])
    .groupBy('w.kind');
  return db
    .selectFrom(kinds.as('k'))
    .select((eb) => ['k.kind', 'k.count', isoTime(eb, 'k.since').as('oldest')])
    .execute();
}
