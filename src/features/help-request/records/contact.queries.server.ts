import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { HelpContact } from '#src/features/help-request/inbox/inbox.contract.ts';

export async function selectContact(db: Database, id: string): Promise<HelpContact | undefined> {
  const [row] = await runQuery<[HelpContact]>(db, {
    text: `select json_build_object('safeContact', safe_contact, 'mayMail', may_mail, 'userName', user_name,
        'userMobile', user_mobile, 'userEmail', user_email, 'userAddress', user_address, 'userCity', user_city,
        'userPin', user_pin, 'helpDescription', help_description)
      from help_request where id = $1 and erased_at is null`,
    values: [id],
  });
  return row?.[0];
}

/** Counts a look of an account, and gives how many it had today (in India). */
export async function countLook(db: Database, accountId: string): Promise<number> {
  const [row] = await runQuery<[number]>(db, {
    text: `insert into help_contact_look (account_id, day, looks)
      values ($1, (now() at time zone 'Asia/Kolkata')::date, 1)
      on conflict (account_id, day) do update set looks = help_contact_look.looks + 1 returning looks`,
    values: [accountId],
  });
  return row![0];
}
