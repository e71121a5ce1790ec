import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { NgoAddress } from './ngo-addresses.contract.ts';
import { selectAddresses, selectParts } from './ngo-addresses.queries.server.ts';

/**
 * Returns the parts with at least one listed NGO, in order. A part is a range of ids, so it does not shift
 * when NGOs are added.
 */
export async function listNgoAddressParts(db: Database): Promise<number[]> {
  return selectParts(db);
}

/**
 * Returns the listed NGOs of a part, at most 500.
 * @throws {AppError} 404 if the part has none.
 */
export async function listNgoAddresses(db: Database, { part }: { part: string }): Promise<NgoAddress[]> {
  const addresses = /^\d{1,9}$/.test(part) ? await selectAddresses(db, Number(part)) : [];
  if (addresses.length === 0) throw notFound();
  return addresses;
}
