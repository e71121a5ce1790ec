import type { NotNull } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { orEmpty, rowId, todayInIndia } from '#src/server/database/sql-values.server.ts';
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
    .$narrowType<NotErased>()
    .executeTakeFirst();
}

/** Counts one view by an account and returns its number of views today (in India). */
export async function countView(db: Database, accountId: string): Promise<number> {
  const { views } = await db
    .insertInto('help_contact_look')
    .values({ account_id: accountId, day: todayInIndia, looks: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day'])
        .doUpdateSet((eb) => ({ looks: eb('help_contact_look.looks', '+', 1) })),
    )
    .returning('looks as views')
    .executeTakeFirstOrThrow();
  return views;
}
