import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { accountColumns } from '#src/features/account/account-fragments.server.ts';
import { ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { isoTime, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { NamedNgo } from './history.queries.server.ts';

/** Records that something happened that the person, who has no email, would have been notified of. */
export async function updateNews(db: Database, reference: string): Promise<void> {
  await db
    .updateTable('help_assistance as a')
    .from('help_request as r')
    .set({ news_at: now })
    .whereRef('r.id', '=', 'a.request_id')
    .where('r.reference', '=', reference)
    .execute();
}

/** Who filed a request for somebody: an NGO (null if it no longer exists) or our team, and which account. */
export type Assistance = {
  byTeam: boolean;
  ngo: NamedNgo | null;
  account: string | null;
  consentVersion: string;
  consentLanguage: Language;
  at: string;
};

/** Returns who filed the request and with which consent, or undefined if the person asked themselves. */
export async function selectAssistance(db: Database, requestId: string): Promise<Assistance | undefined> {
  const row = await db
    .selectFrom('help_assistance as a')
    .innerJoin('help_consent as c', 'c.request_id', 'a.request_id')
    .leftJoin(accountColumns(db).as('person'), 'person.id', 'a.account_id')
    .select((eb) => [
      'a.ngo_id as ngoId',
      jsonObjectFrom(ngoNames(db, 'a.ngo_id')).as('ngo'),
      'person.email as account',
      'c.text_version as consentVersion',
      'c.language as consentLanguage',
      isoTime(eb, 'c.given_at').as('at'),
    ])
    .where('a.request_id', '=', rowId(requestId))
    .where('c.purpose', '=', 'file')
    .executeTakeFirst();
  if (!row) return undefined;
  const { ngoId, ...assistance } = row;
  return { byTeam: ngoId === null, ...assistance };
}

export async function deleteAssistance(db: Database, requestId: string): Promise<void> {
  await db.deleteFrom('help_consent').where('request_id', '=', rowId(requestId)).execute();
  await db.deleteFrom('help_earlier_pin').where('request_id', '=', rowId(requestId)).execute();
  await db.deleteFrom('help_assistance').where('request_id', '=', rowId(requestId)).execute();
}

/** The last PIN of a request that was filed for somebody: when it was made, by an NGO or by our team. */
type PinOrigin = { at: string; by: 'ngo' | 'staff' };

/** Returns who made the last PIN if it replaced an earlier one, else undefined. */
export async function selectPinRenewal(db: Database, requestId: string): Promise<PinOrigin | undefined> {
  return db
    .selectFrom('help_event')
    .select((eb) => [isoTime(eb, 'at').as('at'), eb.ref('actor').$castTo<'ngo' | 'staff'>().as('by')])
    .where('request_id', '=', rowId(requestId))
    .where('kind', '=', 'pinRenewed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Since when a helper's taking back of the consent waits, and who did it; undefined if nobody did. */
export async function selectHold(
  db: Database,
  requestId: string,
): Promise<{ since: Date; by: 'ngo' | 'staff' } | undefined> {
  return db
    .selectFrom('help_assistance as a')
    .innerJoin('help_event as e', 'e.request_id', 'a.request_id')
    .select((eb) => [
      eb.ref('a.withdrawn_at').$notNull().as('since'),
      eb.ref('e.actor').$castTo<'ngo' | 'staff'>().as('by'),
    ])
    .where('a.request_id', '=', rowId(requestId))
    .where('a.withdrawn_at', 'is not', null)
    .where('e.kind', '=', 'consentWithdrawn')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
