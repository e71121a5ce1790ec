import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { selectIdByName, selectNgoOfAccount, type NgoOfAccount } from './own-ngo.queries.server.ts';

/** @throws {AppError} 404 when the NGO is there no longer. */
export async function readNgoOfAccount(db: Database, id: string): Promise<NgoOfAccount> {
  const ngo = await selectNgoOfAccount(db, id);
  if (!ngo) throw notFound();
  return ngo;
}

/** The id of the first NGO of that name, deleted ones left out. */
export async function findNgoIdByName(db: Database, name: string): Promise<string | undefined> {
  return selectIdByName(db, name);
}
