import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { isWaiting } from './ngo-status.queries.server.ts';
import type { QueueEntry } from './verification.contract.ts';

/** The verification queue: submitted NGOs, changed documents and open claims. */
export const verificationQueue = (db: Database) =>
  db
    .selectFrom('ngo as n')
    .select([
      sql<QueueEntry['kind']>`case n.status when 'pending' then 'new' else 'papers' end`.as('kind'),
      'n.id as ngo_id',
      sql<number | null>`null::bigint`.as('claim_id'),
      sql<Date>`case when n.status = 'pending' then n.submitted_at when n.sent_back_at is null then n.papers_changed_at
            else greatest(n.papers_changed_at, n.updated_at) end`.as('since'),
    ])
    .where((eb) => eb.or([eb('n.submitted_at', 'is not', null), eb('n.papers_changed_at', 'is not', null)]))
    .where(isWaiting)
    .unionAll(
      db
        .selectFrom('ngo_claim as c')
        .innerJoin('ngo as n', 'n.id', 'c.ngo_id')
        .select([
          sql<QueueEntry['kind']>`'claim'`.as('kind'),
          'c.ngo_id',
          'c.id as claim_id',
          'c.created_at as since',
        ])
        .where('c.decided_at', 'is', null)
        .where('c.approved_at', 'is', null)
        .where('n.status', '<>', 'deleted'),
    );

/** The same queue for the worklist of staff. The id is that of the NGO or of the claim. */
export const waitingNgos = (db: Database) =>
  db
    .selectFrom(verificationQueue(db).as('q'))
    .select((eb) => [
      sql<string>`q.kind`.as('kind'),
      eb.fn.coalesce('q.claim_id', 'q.ngo_id').as('id'),
      sql<number | null>`q.ngo_id`.as('ngo_id'),
      'q.since',
    ]);
