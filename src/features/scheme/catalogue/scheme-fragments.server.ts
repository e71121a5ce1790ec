import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, rowId } from '#src/server/database/sql-values.server.ts';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';

/**
 * Schemes visible to the public: not deleted, and of an NGO that is verified and neither suspended nor
 * deleted.
 */
export const selectVisible = (db: Database) =>
  db
    .selectFrom('scheme as s')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 's.ngo_id')
    .where('s.deleted_at', 'is', null)
    .where('n.verified', '=', sql.lit(true));

/** Selects the names of the first visible schemes of an NGO, sorted by name. `total` counts all of them. */
export const schemeNamesOf = (db: Database, { ngoId, limit }: { ngoId: string; limit: number }) =>
  selectVisible(db)
    .select((eb) => [
      idText(eb, 's.id').as('_id'),
      's.scheme_name as schemeName',
      sql<string | null>`s.translations -> 'gu' ->> 'schemeName'`.as('schemeNameGu'),
      sql<string | null>`s.translations -> 'hi' ->> 'schemeName'`.as('schemeNameHi'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('s.ngo_id', '=', rowId(ngoId))
    .orderBy('s.sort_name')
    .orderBy('s.id')
    .limit(limit);
