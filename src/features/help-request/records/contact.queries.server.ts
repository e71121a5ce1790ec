import type { NotNull } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { orEmpty, rowId } from '#src/server/database/sql-values.server.ts';
import { isHeld, where } from './conditions.queries.server.ts';
import type { HelpContact } from '#src/features/help-request/inbox/inbox.contract.ts';

/** What the person entered, of a request aliased `r`, without the email, which not everybody has. */
export const personalColumns = [
  'r.safe_contact as safeContact',
  'r.may_mail as mayMail',
  'r.user_name as userName',
  'r.user_mobile as userMobile',
  'r.user_address as userAddress',
  'r.user_city as userCity',
  'r.user_pin as userPin',
  'r.help_description as helpDescription',
] as const;
/** Columns that are null only in erased requests. */
export type NotErased = Record<
  'userName' | 'userMobile' | 'userAddress' | 'userPin' | 'helpDescription',
  NotNull
>;

export async function selectContact(db: Database, id: string): Promise<HelpContact | undefined> {
  return db
    .selectFrom('help_request as r')
    .select(personalColumns)
    .select((eb) => orEmpty(eb, 'r.user_email').as('userEmail'))
    .where('r.id', '=', rowId(id))
    .where('r.erased_at', 'is', null)
    .where(where.not(isHeld))
    .$narrowType<NotErased>()
    .executeTakeFirst();
}
