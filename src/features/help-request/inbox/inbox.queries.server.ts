import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { Inbox } from '#src/features/help-request/help-request.values.ts';
import { timeOf } from '#src/features/help-request/records/history.queries.server.ts';
import type { InboxRequest, InboxRow, SavedRequest } from './inbox.contract.ts';

const IN_BOX: Record<Inbox | 'all', string> = {
  new: `o.status = 'sent'`,
  accepted: `o.status = 'accepted' and o.outcome is null`,
  resolved: `o.status = 'accepted' and o.outcome is not null`,
  all: `o.status in ('sent', 'accepted')`,
};
const ORDER: Record<Inbox | 'all', string> = {
  new: 'o.due_at, o.id',
  accepted: 'o.answered_at desc, o.id',
  resolved: 'o.resolved_at desc, o.id',
  all: 'o.sent_at desc, o.id desc',
};
const FACTS = `'reference', r.reference, 'status', o.status, 'outcome', o.outcome,
  'city', r.user_city, 'category', r.user_help_category, 'sentAt', ${timeOf('o.sent_at')},
  'dueAt', ${timeOf('o.due_at')}, 'answeredAt', ${timeOf('o.answered_at')}, 'resolvedAt', ${timeOf('o.resolved_at')}`;
const HELD = `(o.status = 'accepted' and o.outcome is null)`;
/** Digits of the scripts that people here write, ASCII and full width. */
const DIGIT = '[0-9०-९૦-૯০-৯٠-٩۰-۹０-９]';
/** Whatever may be a number, an address or a link: wider than what is shown as hidden, as a search could find it letter by letter. */
const HIDDEN = `${DIGIT}([^[:alpha:],]{0,4}${DIGIT}){6,}|\\S*\\s?@\\s?\\S*|\\S*[[:alnum:]]\\.[[:alnum:]]\\S*|\\S*://\\S*`;
/** What is looked through: before an NGO accepts, nothing that tells how to reach the person. */
const SEARCHED = `case when ${HELD} then r.help_description else regexp_replace(r.help_description, '${HIDDEN}', ' ', 'g') end`;
const ROW = `'_id', r.id::text, ${FACTS}`;

/** A word that is looked for, and the towns that are called so in any of the languages. */
export type SoughtWord = { word: string; cities: readonly string[] };
export type InboxFilter = { ngoId: string; box: Inbox | 'all'; words: readonly SoughtWord[] };

/** The rows of an inbox that fit; of each word, that it stands in the reference, the town or what is needed. */
function fitting({ ngoId, box, words }: InboxFilter): { text: string; values: unknown[] } {
  const values: unknown[] = [ngoId];
  const found = words.map(
    ({ word, cities }) => `(r.user_city = any($${values.push(cities)}::text[])
      or position(lower($${values.push(word)}) in lower(concat_ws(' ', r.reference, r.user_city, ${SEARCHED}))) > 0)`,
  );
  const conditions = ['o.ngo_id = $1', IN_BOX[box], ...found].join(' and ');
  return { text: `from help_offer o join help_request r on r.id = o.request_id where ${conditions}`, values };
}

export type UnmaskedRow = Omit<InboxRow, 'excerpt'> & { description: string };

export async function selectInbox(
  db: Database,
  { limit, offset, ...filter }: InboxFilter & { limit: number; offset: number },
): Promise<UnmaskedRow[]> {
  const { text, values } = fitting(filter);
  const rows = await runQuery<[UnmaskedRow]>(db, {
    text: `select json_build_object(${ROW}, 'description', coalesce(r.help_description, '')) ${text}
      order by ${ORDER[filter.box]} limit $${values.push(limit)} offset $${values.push(offset)}`,
    values,
  });
  return rows.map(([row]) => row);
}

export async function countFitting(db: Database, filter: InboxFilter): Promise<number> {
  const { text, values } = fitting(filter);
  const [row] = await runQuery<[number]>(db, { text: `select count(*)::int ${text}`, values });
  return row![0];
}

/** The requests of an inbox after the offer `after`, the oldest first; each with the id of its offer. */
export async function selectToSave(
  db: Database,
  { ngoId, after, limit }: { ngoId: string; after: string; limit: number },
): Promise<{ offerId: string; request: SavedRequest }[]> {
  const rows = await runQuery<[string, SavedRequest]>(db, {
    text: `select o.id::text, json_build_object(${FACTS}) from help_offer o join help_request r on r.id = o.request_id
      where o.ngo_id = $1 and ${IN_BOX.all} and o.id > $2 order by o.id limit $3`,
    values: [ngoId, after, limit],
  });
  return rows.map(([offerId, request]) => ({ offerId, request }));
}

export async function countInbox(db: Database, ngoId: string): Promise<Record<Inbox, number>> {
  const [row] = await runQuery<[Record<Inbox, number>]>(db, {
    text: `select json_build_object('new', count(*) filter (where ${IN_BOX.new}),
        'accepted', count(*) filter (where ${IN_BOX.accepted}), 'resolved', count(*) filter (where ${IN_BOX.resolved}))
      from help_offer o where o.ngo_id = $1`,
    values: [ngoId],
  });
  return row![0];
}

export type UnmaskedRequest = Omit<InboxRequest, 'masked' | 'history' | 'messages'> & {
  contact: InboxRequest['masked'];
};

/** A request that this NGO has now, or had until it ended; not one that it declined or that passed on. */
export async function selectOfInbox(
  db: Database,
  { ngoId, id }: { ngoId: string; id: string },
): Promise<UnmaskedRequest | undefined> {
  const [row] = await runQuery<[UnmaskedRequest]>(db, {
    text: `select json_build_object(${ROW}, 'description', coalesce(r.help_description, ''), 'language', r.language,
        'mayMail', r.may_mail, 'safeContact', r.safe_contact,
        'contact', json_build_object('userName', coalesce(r.user_name, ''), 'userMobile', coalesce(r.user_mobile, ''),
          'userEmail', coalesce(r.user_email, '')))
      from help_offer o join help_request r on r.id = o.request_id
      where o.ngo_id = $1 and r.id = $2 and o.status in ('sent', 'accepted')`,
    values: [ngoId, id],
  });
  return row?.[0];
}

/** The day, as YYYY-MM-DD, until which an NGO is asked nothing; null when it is over. */
export async function selectPause(db: Database, ngoId: string): Promise<string | null> {
  const [row] = await runQuery<[string]>(db, {
    text: `select until::text from help_pause
      where ngo_id = $1 and until >= (now() at time zone 'Asia/Kolkata')::date`,
    values: [ngoId],
  });
  return row?.[0] ?? null;
}

export async function savePause(
  db: Database,
  { ngoId, until }: { ngoId: string; until: string | null },
): Promise<void> {
  await runQuery(
    db,
    until === null
      ? { text: 'delete from help_pause where ngo_id = $1', values: [ngoId] }
      : {
          text: `insert into help_pause (ngo_id, until) values ($1, $2)
            on conflict (ngo_id) do update set until = excluded.until, updated_at = now()`,
          values: [ngoId, until],
        },
  );
}
