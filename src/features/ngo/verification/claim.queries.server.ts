import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import { idText, isoTime, isSet, now, rowId } from '#src/server/database/sql-values.server.ts';
import { namesJson } from './ngo-status.queries.server.ts';
import type { Language } from '#src/shared/languages.ts';

export type OpenClaim = {
  id: string;
  ngoId: string;
  email: string;
  name: string;
  language: Language;
  passwordHash: string;
  /** The consent text that the claimant agreed to, and when. */
  consent: { text: string; at: string } | null;
  ngo: { name: string; nameGu: string | null; nameHi: string | null };
  /** When the managers of the NGO were mailed the link that stops it; null if nobody was. */
  announcedAt: string | null;
  /** Whether our team has accepted it already, and it waits. */
  isApproved: boolean;
};

/**
 * Returns the undecided claim to an NGO that is not deleted, and locks it and the NGO until the transaction
 * ends: of two claims that are accepted at once, the second meets the manager of the first.
 */
export async function lockOpenClaim(db: Database, id: string): Promise<OpenClaim | undefined> {
  return db
    .selectFrom('ngo_claim as c')
    .innerJoin('ngo as n', 'n.id', 'c.ngo_id')
    .select((eb) => [
      idText(eb, 'c.id').as('id'),
      idText(eb, 'c.ngo_id').as('ngoId'),
      'c.email',
      'c.name',
      'c.language',
      // Only decided claims have no password hash.
      eb.ref('c.password_hash').$notNull().as('passwordHash'),
      eb
        .case()
        .when('c.consent_text', 'is not', null)
        .then(jsonBuildObject({ text: eb.ref('c.consent_text').$notNull(), at: eb.ref('c.created_at') }))
        .end()
        .as('consent'),
      namesJson.as('ngo'),
      isoTime(eb, 'c.announced_at').as('announcedAt'),
      isSet(eb, 'c.approved_at').as('isApproved'),
    ])
    .where('c.id', '=', rowId(id))
    .where('c.decided_at', 'is', null)
    .where('n.status', '<>', 'deleted')
    .forUpdate('c')
    .forNoKeyUpdate('n')
    .executeTakeFirst();
}

/**
 * Records the decision and deletes the password hash, which an accepted claim has passed on to the account.
 */
export async function updateDecided(
  db: Database,
  { id, isAccepted }: { id: string; isAccepted: boolean },
): Promise<void> {
  await db
    .updateTable('ngo_claim')
    .set({ decided_at: now, accepted: isAccepted, password_hash: null })
    .where('id', '=', rowId(id))
    .execute();
}
