import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { RequestStatus } from '#src/features/help-request/help-request.values.ts';
import { timeOf } from '#src/features/help-request/records/history.queries.server.ts';
import type { FullStatus } from './status.contract.ts';

export async function selectByReference(
  db: Database,
  { reference, email }: { reference: string; email: string },
): Promise<{ id: string; status: RequestStatus } | undefined> {
  const [row] = await runQuery<[string, RequestStatus]>(db, {
    text: 'select id::text, status from help_request where reference = $1 and user_email = $2',
    values: [reference, email],
  });
  return row && { id: row[0], status: row[1] };
}

export type AskedFields = Pick<
  FullStatus,
  'reference' | 'status' | 'createdAt' | 'asked' | 'helped' | 'closedReason' | 'isWithStaff' | 'aloneUntil'
>;

/** Of a `help_request`: until when one NGO is asked alone, if it is. */
const ALONE_UNTIL = `case when status = 'open' and alone_until > now() and exists (select from help_offer o
  where o.request_id = help_request.id and o.ngo_id = addressed_to and o.status = 'sent') then ${timeOf('alone_until')} end`;

/** All that the person wrote, and how it stands; undefined when that is erased. */
export async function selectAsked(db: Database, id: string): Promise<AskedFields | undefined> {
  const [row] = await runQuery<[AskedFields]>(db, {
    text: `select json_build_object('reference', reference, 'status', status, 'createdAt', ${timeOf('created_at')},
        'helped', helped, 'closedReason', closed_reason, 'isWithStaff', with_staff_at is not null,
        'aloneUntil', ${ALONE_UNTIL},
        'asked', json_build_object('userName', user_name, 'userMobile', user_mobile, 'userEmail', user_email,
          'userAddress', user_address, 'helpDescription', help_description, 'userCity', user_city,
          'userHelpCategory', user_help_category, 'userPin', user_pin, 'safeContact', safe_contact, 'mayMail', may_mail))
      from help_request where id = $1 and erased_at is null`,
    values: [id],
  });
  return row?.[0];
}

/** The NGO aliased `n`; how it is reached once it took the request up, and as long as its page is public. */
const ASKED_NGO_JSON = `json_build_object('_id', n.id::text, 'name', n.name, 'nameGu', n.name_gu, 'nameHi', n.name_hi,
  'category', n.category, 'isListed', n.listed, 'phone', case when n.listed and o.status = 'accepted' then n.phone end,
  'email', case when n.listed and o.status = 'accepted' then n.email end)`;

/** The NGOs that have or had it, in the order they were asked. */
export async function selectNgosOf(db: Database, id: string): Promise<FullStatus['ngos']> {
  const rows = await runQuery<[FullStatus['ngos'][number]]>(db, {
    text: `select json_build_object('ngo', ${ASKED_NGO_JSON}, 'status', o.status, 'reason', o.reason, 'outcome', o.outcome,
        'sentAt', ${timeOf('o.sent_at')}, 'dueAt', ${timeOf('o.due_at')}, 'answeredAt', ${timeOf('o.answered_at')},
        'resolvedAt', ${timeOf('o.resolved_at')})
      from help_offer o join ngo n on n.id = o.ngo_id where o.request_id = $1 order by o.id`,
    values: [id],
  });
  return rows.map(([ngo]) => ngo);
}

/** Notes how it is safe to reach the person; gives whether that is another than before. */
export async function updateSafeContact(
  db: Database,
  { id, safeContact, mayMail }: { id: string; safeContact: string | null; mayMail: boolean },
): Promise<boolean> {
  const rows = await runQuery(db, {
    text: `update help_request set updated_at = now(), safe_contact = $2, may_mail = $3
      where id = $1 and (safe_contact, may_mail) is distinct from ($2::text, $3::boolean) returning id`,
    values: [id, safeContact, mayMail],
  });
  return rows.length > 0;
}

/** Whether the last thing that was written is this, by the person, a moment ago. */
export async function isJustWritten(
  db: Database,
  { requestId, text, minutes }: { requestId: string; text: string; minutes: number },
): Promise<boolean> {
  const [row] = await runQuery<[boolean]>(db, {
    text: `select by_person and text = $2 and created_at > now() - make_interval(mins => $3)
      from help_message where request_id = $1 order by id desc limit 1`,
    values: [requestId, text, minutes],
  });
  return row?.[0] ?? false;
}
