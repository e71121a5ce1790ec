import { sql } from 'kysely';
import { NGO_NAMES } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { idText, rowId } from '#src/server/database/sql-values.server.ts';

const CANDIDATES_MOST = 300;

/** Returns other listed NGOs of any town that match the tsquery `lexemes` of a name. */
export async function selectAlike(db: Database, { ngoId, lexemes }: { ngoId: string; lexemes: string }) {
  return db
    .selectFrom('ngo as n')
    .select((eb) => [idText(eb, 'n.id').as('_id'), ...NGO_NAMES, 'n.city'])
    .where('n.listed', '=', sql.lit(true))
    .where('n.id', '<>', rowId(ngoId))
    .where(sql<boolean>`n.search @@ ${lexemes}::tsquery`)
    .orderBy('n.name_words')
    .orderBy('n.id')
    .limit(CANDIDATES_MOST)
    .execute();
}
