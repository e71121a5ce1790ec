import type { NotNull } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { rowId, todayInIndia } from '#src/server/database/sql-values.server.ts';
import type { HelpContact } from '#src/features/help-request/inbox/inbox.contract.ts';

export async function selectContact(db: Database, id: string): Promise<HelpContact | undefined> {
  return (
    db
      .selectFrom('help_request')
      .select([
        'safe_contact as safeContact',
        'may_mail as mayMail',
        'user_name as userName',
        'user_mobile as userMobile',
        'user_email as userEmail',
        'user_address as userAddress',
        'user_city as userCity',
        'user_pin as userPin',
        'help_description as helpDescription',
      ])
      .where('id', '=', rowId(id))
      .where('erased_at', 'is', null)
      // These columns are null only in erased requests.
      .$narrowType<{
        userName: NotNull;
        userMobile: NotNull;
        userEmail: NotNull;
        userAddress: NotNull;
        userPin: NotNull;
        helpDescription: NotNull;
      }>()
      .executeTakeFirst()
  );
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
