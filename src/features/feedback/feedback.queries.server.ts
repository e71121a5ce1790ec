import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Feedback, FeedbackFilters } from './feedback.contract.ts';
import type { FeedbackKind } from './feedback.values.ts';

export type NewFeedback = {
  kind: FeedbackKind;
  ngoId: string | null;
  name: string | null;
  email: string | null;
  rating: number | null;
  message: string;
  language: Language;
  contentHash: string;
};

/** Lets no other transaction save a message of that hash meanwhile; true when there is one of the last `minutes`. */
export async function lockSameFeedback(
  db: Database,
  { contentHash, minutes }: { contentHash: string; minutes: number },
): Promise<boolean> {
  await runQuery(db, {
    text: `select pg_advisory_xact_lock(hashtextextended($1, 3))`,
    values: [contentHash],
  });
  const rows = await runQuery(db, {
    text: `select 1 from feedback where content_hash = $1
      and created_at > clock_timestamp() - make_interval(mins => $2)`,
    values: [contentHash, minutes],
  });
  return rows.length > 0;
}

export async function insertFeedback(db: Database, given: NewFeedback): Promise<void> {
  const { kind, ngoId, name, email, rating, message, language, contentHash } = given;
  await runQuery(db, {
    text: `insert into feedback (kind, ngo_id, name, email, rating, message, language, content_hash)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [kind, ngoId, name, email, rating, message, language, contentHash],
  });
}

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const FEEDBACK_JSON = `json_build_object('_id', f.id::text, 'kind', f.kind, 'status', f.status, 'name', f.name,
  'email', f.email, 'rating', f.rating, 'message', f.message, 'language', f.language,
  'ngo', case when n.id is not null then json_build_object('_id', n.id::text, 'name', n.name, 'nameGu', n.name_gu,
    'nameHi', n.name_hi, 'category', n.category) end,
  'createdAt', ${time('f.created_at')}, 'answer', f.answer, 'answeredBy', a.email,
  'answeredAt', ${time('f.answered_at')}, 'doneAt', ${time('f.done_at')}, 'erasedAt', ${time('f.erased_at')})`;
const FROM = 'from feedback f left join ngo n on n.id = f.ngo_id left join account a on a.id = f.answered_by';

/** The conditions of the filters; their values are added to `values`. */
function conditionsOf({ kind, status, q, ngoId }: FeedbackFilters, values: unknown[]): string[] {
  const conditions = ['true'];
  if (kind) conditions.push(`f.kind = $${values.push(kind)}`);
  if (status) conditions.push(`f.status = $${values.push(status)}`);
  if (ngoId) conditions.push(`f.ngo_id = $${values.push(ngoId)}`);
  if (q?.trim()) {
    const words = `lower($${values.push(q.trim())})`;
    const told = `lower(concat_ws(' ', f.message, f.name, f.email))`;
    conditions.push(`position(${words} in ${told}) > 0`);
  }
  return conditions;
}

/** Messages, the latest first: from `offset` on, or only those older than the message `olderThan`. */
export async function selectFeedback(
  db: Database,
  {
    filters,
    limit,
    offset = 0,
    olderThan,
  }: { filters: FeedbackFilters; limit: number; offset?: number; olderThan?: string | undefined },
): Promise<Feedback[]> {
  const values: unknown[] = [limit, offset];
  const conditions = conditionsOf(filters, values);
  if (olderThan !== undefined) conditions.push(`f.id < $${values.push(olderThan)}`);
  const rows = await runQuery<[Feedback]>(db, {
    text: `select ${FEEDBACK_JSON} ${FROM} where ${conditions.join(' and ')}
      order by f.id desc limit $1 offset $2`,
    values,
  });
  return rows.map(([one]) => one);
}

export async function countFeedback(db: Database, filters: FeedbackFilters): Promise<number> {
  const values: unknown[] = [];
  const conditions = conditionsOf(filters, values);
  const [row] = await runQuery<[number]>(db, {
    text: `select count(*)::int from feedback f where ${conditions.join(' and ')}`,
    values,
  });
  return row![0];
}

export async function selectFeedbackById(db: Database, id: string): Promise<Feedback | undefined> {
  const [row] = await runQuery<[Feedback]>(db, {
    text: `select ${FEEDBACK_JSON} ${FROM} where f.id = $1`,
    values: [id],
  });
  return row?.[0];
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockFeedback(db: Database, id: string): Promise<Feedback | undefined> {
  await runQuery(db, { text: 'select 1 from feedback where id = $1 for update', values: [id] });
  return selectFeedbackById(db, id);
}

export async function updateAnswered(
  db: Database,
  { id, answer, accountId }: { id: string; answer: string; accountId: string },
): Promise<void> {
  await runQuery(db, {
    text: `update feedback set status = 'answered', answer = $2, answered_by = $3, answered_at = now()
      where id = $1`,
    values: [id, answer, accountId],
  });
}

export async function updateDone(db: Database, id: string): Promise<void> {
  await runQuery(db, {
    text: `update feedback set status = 'done', done_at = now() where id = $1`,
    values: [id],
  });
}

/** Erases what was written in messages dealt with more than `days` ago, and the hashes of yesterday; gives how many. */
export async function eraseOldFeedback(db: Database, days: number): Promise<number> {
  await runQuery(db, {
    text: `update feedback set content_hash = null
      where content_hash is not null and created_at < now() - interval '1 day'`,
    values: [],
  });
  const rows = await runQuery(db, {
    text: `update feedback set name = null, email = null, message = null, answer = null, erased_at = now()
      where erased_at is null and coalesce(done_at, answered_at) < now() - make_interval(days => $1) returning 1`,
    values: [days],
  });
  return rows.length;
}
