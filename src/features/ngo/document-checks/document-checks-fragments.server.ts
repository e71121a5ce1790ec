import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { isoTime } from '#src/server/database/sql-values.server.ts';

/** Selects the decisions on the documents of an NGO. `ngoId` is the name of the column with its id. */
export const selectChecks = (db: Database, ngoId: string) =>
  db
    .selectFrom('ngo_document_check as d')
    .select((eb) => [
      'd.document',
      'd.result',
      'd.source',
      'd.seen_on as seenOn',
      'd.note',
      'd.stated',
      'd.decided_by as decidedBy',
      isoTime(eb, 'd.decided_at').as('decidedAt'),
      'd.revision',
    ])
    .where('d.ngo_id', '=', sql.ref<number>(ngoId));
