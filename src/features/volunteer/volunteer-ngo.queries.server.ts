import { namedNgos } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { rowId } from '#src/server/database/sql-values.server.ts';
import type { NgoNames } from './volunteer-mail.ts';

/** Returns the names of an NGO, for its mails to volunteers. */
export async function selectNgoNames(db: Database, ngoId: string): Promise<NgoNames> {
  return namedNgos(db).where('n.id', '=', rowId(ngoId)).executeTakeFirstOrThrow();
}
