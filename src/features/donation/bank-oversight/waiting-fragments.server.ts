import { sql } from 'kysely';
import { frozenNgos, waitingNgoChanges } from '#src/features/ngo/guarded-changes/change-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';

/** The changes of where money and calls go, and the NGOs that cannot change anything, for the worklist of staff. */
export const waitingBankChanges = (db: Database) => {
  const banks = db
    .selectFrom('bank_detail_version as v')
    .select([
      sql<string>`'bankChange'`.as('kind'),
      'v.id',
      sql<number | null>`v.ngo_id`.as('ngo_id'),
      'v.requested_at as since',
    ])
    .where('v.status', '=', 'waiting');
  const gateways = db
    .selectFrom('gateway_account as g')
    .select([
      sql<string>`'gatewayChange'`.as('kind'),
      'g.id',
      sql<number | null>`g.ngo_id`.as('ngo_id'),
      'g.requested_at as since',
    ])
    .where('g.status', '=', 'waiting');
  const frozen = db
    .selectFrom(frozenNgos(db).as('f'))
    .select([
      sql<string>`'frozen'`.as('kind'),
      'f.ngo_id as id',
      sql<number | null>`f.ngo_id`.as('ngo_id'),
      'f.frozen_at as since',
    ]);
  const contacts = db
    .selectFrom(waitingNgoChanges(db).as('c'))
    .select([
      sql<string>`'ngoChange'`.as('kind'),
      'c.id',
      sql<number | null>`c.ngo_id`.as('ngo_id'),
      'c.requested_at as since',
    ]);
  return banks.unionAll(gateways).unionAll(contacts).unionAll(frozen);
};
