import type { z } from '@hono/zod-openapi';
import { lexemesOf } from '#src/features/ngo/registration/find-duplicates.server.ts';
import { areSimilar, spokenNames } from '#src/features/ngo/registration/similar-names.ts';
import type { Database } from '#src/server/database.server.ts';
import type { NgoNames } from '#src/shared/ngo-names.ts';
import type { nameWarnings } from './name-checks.contract.ts';
import { selectAlike } from './name-checks.queries.server.ts';
import { reservedNamesIn } from './find-reserved-names.ts';

/** What our team should look at before a name is public. */
export type NameWarnings = z.infer<typeof nameWarnings>;

/** A longer list would help nobody to decide. */
const SHOWN_MOST = 5;

/**
 * Returns what is odd about the names of an NGO: names of ours and of public bodies in them, and other listed NGOs of any
 * town that sound the same.
 */
export async function findNameWarnings(
  db: Database,
  { ngoId, names }: { ngoId: string; names: NgoNames },
): Promise<NameWarnings> {
  const spoken = spokenNames(names);
  const lexemes = spoken.flatMap(lexemesOf).join(' | ');
  const alike = lexemes === '' ? [] : await selectAlike(db, { ngoId, lexemes });
  return {
    reserved: reservedNamesIn(names),
    similar: alike.filter((ngo) => areSimilar(spoken, spokenNames(ngo))).slice(0, SHOWN_MOST),
  };
}
