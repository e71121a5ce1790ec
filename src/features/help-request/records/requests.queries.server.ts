import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { HelpCategory, RequestStatus } from '#src/features/help-request/help-request.values.ts';

/** A request as every step needs it; what the person wrote is not in here. */
export type StoredRequest = {
  id: string;
  reference: string;
  status: RequestStatus;
  email: string;
  language: Language;
  mayMail: boolean;
  city: string;
  category: HelpCategory;
  isWithStaff: boolean;
  wasReopened: boolean;
  /** Who asked and what was written is gone; `email` is empty. */
  isErased: boolean;
};

/** The request of that id, locked until the transaction ends: steps at the same moment happen one after the other. */
export async function lockRequest(db: Database, id: string): Promise<StoredRequest | undefined> {
  const [row] = await runQuery<[StoredRequest]>(db, {
    text: `select json_build_object('id', id::text, 'reference', reference, 'status', status,
        'email', coalesce(user_email, ''), 'language', language, 'mayMail', may_mail, 'city', user_city,
        'category', user_help_category, 'isWithStaff', with_staff_at is not null,
        'wasReopened', reopened_at is not null, 'isErased', erased_at is not null)
      from help_request where id = $1 for update`,
    values: [id],
  });
  return row?.[0];
}

export type RequestChange = {
  status?: RequestStatus;
  /** True: it is our own team's from now on (or since before); false: NGOs look after it again. */
  isWithStaff?: boolean;
  isReopened?: boolean;
  isAnswered?: boolean;
  helped?: boolean;
  closedReason?: string;
  mergedInto?: string;
};

/** Changes what is named and nothing else. */
export async function updateRequest(
  db: Database,
  { id, change }: { id: string; change: RequestChange },
): Promise<void> {
  const { status, isWithStaff, isReopened, isAnswered, helped, closedReason, mergedInto } = change;
  await runQuery(db, {
    text: `update help_request set updated_at = now(), status = coalesce($2, status),
        with_staff_at = case $3::boolean when true then coalesce(with_staff_at, now()) when false then null else with_staff_at end,
        reopened_at = case when $4::boolean then now() else reopened_at end,
        first_answer_at = case when $5::boolean then coalesce(first_answer_at, now()) else first_answer_at end,
        helped = coalesce($6::boolean, helped), closed_reason = coalesce($7, closed_reason),
        merged_into = coalesce($8::bigint, merged_into)
      where id = $1`,
    values: [
      id,
      status ?? null,
      isWithStaff ?? null,
      isReopened ?? false,
      isAnswered ?? false,
      helped ?? null,
      closedReason ?? null,
      mergedInto ?? null,
    ],
  });
}
