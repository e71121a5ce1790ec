import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, rowId, searchColumns } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';

export type NewRegistration = {
  eventId: string;
  ticket: string;
  tokenHash: string;
  name: string;
  mobile: string;
  email: string | null;
  partySize: number;
  answer: string | null;
  language: Language;
  status: 'registered' | 'waiting';
  byNgo: boolean;
  isConfirmed: boolean;
  search: string;
};

/** Returns the id of the new registration, or undefined if the ticket number is in use. */
export async function insertRegistration(db: Database, row: NewRegistration): Promise<string | undefined> {
  const { eventId, ticket, tokenHash, name, mobile, email, partySize, answer, language, status } = row;
  const inserted = await db
    .insertInto('event_registration')
    .values({
      event_id: rowId(eventId),
      ticket,
      token_hash: tokenHash,
      name,
      mobile,
      email,
      party_size: partySize,
      answer,
      language,
      status,
      by_ngo: row.byNgo,
      confirmed: row.isConfirmed,
      ...searchColumns(row.search),
    })
    .onConflict((conflict) => conflict.column('ticket').doNothing())
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirst();
  return inserted?.id;
}

/** Returns the id of the registration of a mail address for an event, unless it is cancelled. */
export async function selectIdByEmail(
  db: Database,
  { eventId, email }: { eventId: string; email: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('event_registration')
    .select((eb) => idText(eb, 'id').as('id'))
    .where('event_id', '=', rowId(eventId))
    .where('email', '=', email)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();
  return row?.id;
}

/** Locks and returns the next registrations after an id whose search data an earlier version wrote. */
export async function selectToIndex(db: Database, { after, most }: { after: string; most: number }) {
  return db
    .selectFrom('event_registration')
    .select((eb) => [
      idText(eb, 'id').as('id'),
      idText(eb, 'event_id').as('eventId'),
      'name',
      'mobile',
      'email',
      'ticket',
    ])
    .where('old_search', '=', sql.lit(true))
    .where('id', '>', rowId(after))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Writes the search data of a registration and leaves all other data unchanged. */
export async function updateSearch(
  db: Database,
  { id, search }: { id: string; search: string },
): Promise<void> {
  await db.updateTable('event_registration').set(searchColumns(search)).where('id', '=', rowId(id)).execute();
}
