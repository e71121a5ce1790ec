import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { accountColumns } from '#src/features/account/account-fragments.server.ts';
import { searchedText } from '#src/features/audit/personal-data/hide-details.server.ts';
import { ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  anyId,
  countRows,
  daysAgo,
  idText,
  isoTime,
  now,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
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

/**
 * Returns whether the last `minutes` hold a message with this hash. Until the transaction ends, no other
 * transaction can save one with the same hash.
 */
export async function lockSameFeedback(
  db: Database,
  { contentHash, minutes }: { contentHash: string; minutes: number },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 3))`.execute(db);
  const same = await db
    .selectFrom('feedback')
    .select('id')
    .where('content_hash', '=', contentHash)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return same !== undefined;
}

export async function insertFeedback(db: Database, input: NewFeedback): Promise<void> {
  const { kind, ngoId, name, email, rating, message, language, contentHash } = input;
  await db
    .insertInto('feedback')
    .values({
      kind,
      ngo_id: ngoId,
      name,
      email,
      rating,
      message,
      language,
      content_hash: contentHash,
      searched: searchedText([message, name]),
    })
    .execute();
}

/** Selects the messages that match the filters. */
function filtered(db: Database, { kind, status, q, ngoId }: FeedbackFilters) {
  let query = db.selectFrom('feedback as f');
  if (kind) query = query.where('f.kind', '=', kind);
  if (status) query = query.where('f.status', '=', status);
  if (ngoId) query = query.where('f.ngo_id', '=', rowId(ngoId));
  const words = q?.trim().toLowerCase();
  if (words)
    // A list may mask the address and what the message says of the kind, so nobody finds a part of them.
    query = isEmail(words)
      ? query.where(sql<string>`lower(f.email)`, '=', words)
      : query.where(sql<boolean>`position(${words} in f.searched) > 0`);
  return query;
}

const withDetails = (db: Database, query: ReturnType<typeof filtered>) =>
  query
    .leftJoin(accountColumns(db).as('a'), 'a.id', 'f.answered_by')
    .select((eb) => [
      idText(eb, 'f.id').as('_id'),
      'f.kind',
      'f.status',
      'f.name',
      'f.email',
      'f.rating',
      'f.message',
      'f.language',
      jsonObjectFrom(ngoNames(db, 'f.ngo_id').select('n.category')).as('ngo'),
      isoTime(eb, 'f.created_at').as('createdAt'),
      'f.answer',
      'a.email as answeredBy',
      isoTime(eb, 'f.answered_at').as('answeredAt'),
      isoTime(eb, 'f.done_at').as('doneAt'),
      isoTime(eb, 'f.erased_at').as('erasedAt'),
    ]);

/** Returns messages, newest first: starting at `offset`, or only those older than the message `olderThan`. */
export async function selectFeedback(
  db: Database,
  {
    filters,
    limit,
    offset = 0,
    olderThan,
  }: { filters: FeedbackFilters; limit: number; offset?: number; olderThan?: string | undefined },
): Promise<Feedback[]> {
  return withDetails(db, filtered(db, filters))
    .$if(olderThan !== undefined, (query) => query.where('f.id', '<', rowId(olderThan!)))
    .orderBy('f.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countFeedback(db: Database, filters: FeedbackFilters): Promise<number> {
  return countRows(filtered(db, filters));
}

export async function selectFeedbackById(db: Database, id: string): Promise<Feedback | undefined> {
  return withDetails(db, filtered(db, {})).where('f.id', '=', rowId(id)).executeTakeFirst();
}

/** Returns the texts of messages; those that are erased are missing. */
export async function selectTexts(
  db: Database,
  ids: readonly string[],
): Promise<{ _id: string; text: string }[]> {
  return db
    .selectFrom('feedback')
    .select((eb) => [idText(eb, 'id').as('_id'), eb.ref('message').$notNull().as('text')])
    .where('id', '=', anyId(ids))
    .where('message', 'is not', null)
    .execute();
}

/** Returns the message and locks its row until the transaction ends. */
export async function lockFeedback(db: Database, id: string): Promise<Feedback | undefined> {
  await db.selectFrom('feedback').select('id').where('id', '=', rowId(id)).forUpdate().execute();
  return selectFeedbackById(db, id);
}

export async function updateAnswer(
  db: Database,
  { id, answer, accountId }: { id: string; answer: string; accountId: string },
): Promise<void> {
  await db
    .updateTable('feedback')
    .set({ status: 'answered', answer, answered_by: accountId, answered_at: now })
    .where('id', '=', rowId(id))
    .execute();
}

export async function updateDone(db: Database, id: string): Promise<void> {
  await db
    .updateTable('feedback')
    .set({ status: 'done', done_at: now })
    .where('id', '=', rowId(id))
    .execute();
}

/**
 * Erases the texts of messages answered or done more than `days` days ago, and all hashes older than a day.
 * Returns the number of erased messages.
 */
export async function eraseOldFeedback(db: Database, days: number): Promise<number> {
  await db
    .updateTable('feedback')
    .set({ content_hash: null })
    .where('content_hash', 'is not', null)
    .where('created_at', '<', daysAgo(1))
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set({ name: null, email: null, message: null, answer: null, searched: null, erased_at: now })
    .where('erased_at', 'is', null)
    .where(({ fn }) => fn.coalesce('done_at', 'answered_at'), '<', daysAgo(days))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Locks and returns the next messages after an id that have no searched text. */
export async function selectUnsearched(db: Database, { after, most }: { after: string; most: number }) {
  return db
    .selectFrom('feedback')
    .select((eb) => [idText(eb, 'id').as('id'), 'message', 'name'])
    .where('searched', 'is', null)
    .where('message', 'is not', null)
    .where('id', '>', rowId(after))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Writes the searched text of a message and leaves all other data unchanged. */
export async function updateSearched(
  db: Database,
  { id, message, name }: { id: string; message: string | null; name: string | null },
): Promise<void> {
  await db
    .updateTable('feedback')
    .set({ searched: searchedText([message, name]) })
    .where('id', '=', rowId(id))
    .execute();
}
