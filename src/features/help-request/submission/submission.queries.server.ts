import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { asBoolean, idText, minutesAgo } from '#src/server/database/sql-values.server.ts';
import type { HelpCategory } from '#src/features/help-request/help-request.values.ts';

/** Serializes the submissions of one mail address until the transaction ends. */
export async function lockSender(db: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`help ${email}`}, 0))`.execute(db);
}

/** A request that exists already. */
export type FoundRequest = { id: string; reference: string };

/** Selects the requests of a mail address. */
const requestsOf = (db: Database, email: string) =>
  db
    .selectFrom('help_request')
    .select((eb) => [idText(eb, 'id').as('id'), 'reference'])
    .where('user_email', '=', email);

/**
 * Returns the request of an identical earlier submission, including the code. Whoever sends it again knows
 * that code. `isRecent` if it was sent within the last `minutes`.
 */
export async function selectResubmitted(
  db: Database,
  { email, submissionHash, minutes }: { email: string; submissionHash: string; minutes: number },
): Promise<(FoundRequest & { isRecent: boolean }) | undefined> {
  return requestsOf(db, email)
    .select((eb) => asBoolean(eb('created_at', '>', minutesAgo(minutes))).as('isRecent'))
    .where('sent_hash', '=', submissionHash)
    .executeTakeFirst();
}

/**
 * Returns an earlier request of a proven address with the same key, or with the same content
 * some minutes ago.
 */
export async function selectSameContent(
  db: Database,
  {
    email,
    idempotencyKey,
    contentHash,
    minutes,
  }: { email: string; idempotencyKey: string | null; contentHash: string; minutes: number },
): Promise<FoundRequest | undefined> {
  return requestsOf(db, email)
    .where((eb) =>
      eb.or([
        eb('idempotency_key', '=', idempotencyKey),
        eb.and([eb('content_hash', '=', contentHash), eb('created_at', '>', minutesAgo(minutes))]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Returns the reference of an open or accepted request of this mail address for the same category and city.
 */
export async function selectOpenAlike(
  db: Database,
  { email, city, category }: { email: string; city: string; category: HelpCategory },
): Promise<string | undefined> {
  const row = await requestsOf(db, email)
    .where('user_city', '=', city)
    .where('user_help_category', '=', category)
    .where('status', 'in', ['open', 'accepted'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reference;
}
