import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import { ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia, idText, isoMilliseconds, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Paise } from '#src/shared/money.ts';
import { startOfDay } from '#src/shared/india-time.ts';

const purposes = (db: Database) =>
  db
    .selectFrom('donation_purpose as p')
    .select(['p.title', 'p.title_gu as titleGu', 'p.title_hi as titleHi'])
    .where('p.id', '=', sql.ref<number>('s.purpose_id'));

const gifts = (db: Database) =>
  db.selectFrom('standing_gift as s').select([
    's.reference',
    's.amount',
    's.next_on as nextOn',
    jsonObjectFrom(ngoNames(db, 's.ngo_id').select(['n.category', 'n.verified as isVerified']))
      .$notNull()
      .as('ngo'),
    jsonObjectFrom(purposes(db)).as('purpose'),
  ]);

/** Returns a standing gift by its reference, or undefined. */
export async function selectStandingGift(db: Database, reference: string) {
  return gifts(db).where('s.reference', '=', reference).executeTakeFirst();
}

/** Returns the standing gifts of a mailbox, oldest first. */
export async function selectStandingGiftsOf(db: Database, email: string) {
  return gifts(db).where('s.donor_email', '=', email).orderBy('s.id').execute();
}

/** Changes the amount. Returns false if there is no such standing gift. */
export async function updateAmount(
  db: Database,
  { reference, amount }: { reference: string; amount: Paise },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('standing_gift')
    .set({ amount })
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteStandingGift(db: Database, reference: string): Promise<void> {
  await db.deleteFrom('standing_gift').where('reference', '=', reference).execute();
}

/** Returns the day on which the first gift was received, or null; undefined if there is no such standing gift. */
export async function lockStart(db: Database, id: string) {
  return db
    .selectFrom('standing_gift')
    .select((eb) => dayInIndia(eb, 'starts_at').as('startedOn'))
    .where('id', '=', rowId(id))
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns whom to ask whether the reminders of a standing gift are wanted, or undefined: the mailbox has
 * shown it, or was asked about another one and did not answer.
 */
export async function selectToAsk(db: Database, id: string) {
  return db
    .selectFrom('standing_gift as s')
    .select(['s.reference', 's.amount', 's.language', 's.donor_email as to'])
    .select(jsonObjectFrom(ngoNames(db, 's.ngo_id')).$notNull().as('ngo'))
    .where('s.id', '=', rowId(id))
    .where('s.opened_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('standing_gift as o')
            .select('o.id')
            .whereRef('o.donor_email', '=', 's.donor_email')
            .whereRef('o.id', '<>', 's.id')
            .where('o.starts_at', 'is not', null)
            .where('o.opened_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
}
export type GiftToAsk = NonNullable<Awaited<ReturnType<typeof selectToAsk>>>;

/** Records that somebody opened a link to standing gifts that only a mail to their mailbox contains. */
export async function updateOpened(
  db: Database,
  of: { reference: string } | { donorEmail: string },
): Promise<void> {
  await db
    .updateTable('standing_gift')
    .set({ opened_at: now, unanswered: 0 })
    .where((eb) =>
      'reference' in of ? eb('reference', '=', of.reference) : eb('donor_email', '=', of.donorEmail),
    )
    .where('opened_at', 'is', null)
    .execute();
}

export async function updateStarted(
  db: Database,
  { id, startedOn, nextOn }: { id: string; startedOn: string; nextOn: string },
): Promise<void> {
  await db
    .updateTable('standing_gift')
    .set({ starts_at: startOfDay(startedOn), next_on: nextOn })
    .where('id', '=', rowId(id))
    .execute();
}

export async function updateAnswered(db: Database, id: string): Promise<void> {
  await db.updateTable('standing_gift').set({ unanswered: 0 }).where('id', '=', rowId(id)).execute();
}

/** Returns ids of standing gifts of verified NGOs that are due, in their order, after an id. */
export async function selectDueIds(
  db: Database,
  { today, after, limit }: { today: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('standing_gift as s')
    .select((eb) => idText(eb, 's.id').as('id'))
    .where('s.next_on', '<=', today)
    .where('s.id', '>', rowId(after))
    .where(({ exists }) => exists(ngoNames(db, 's.ngo_id').where('n.verified', '=', sql.lit(true))))
    .orderBy('s.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a standing gift that is due, and returns all of it, or undefined. Skips one that another process works on. */
export async function lockDue(db: Database, { id, today }: { id: string; today: string }) {
  return db
    .selectFrom('standing_gift as s')
    .select((eb) => [
      idText(eb, 's.id').as('id'),
      idText(eb, 's.ngo_id').as('ngoId'),
      's.reference',
      's.amount',
      's.unanswered',
      eb('s.opened_at', 'is not', null).$castTo<boolean>().as('isOpened'),
      's.donor_name as donorName',
      's.donor_email as donorEmail',
      's.donor_mobile as donorMobile',
      's.donor_address as donorAddress',
      's.donor_id as donorId',
      's.hides_name as hidesName',
      's.language',
      's.consent_text as consentText',
      isoMilliseconds(eb, 's.consented_at').as('consentedAt'),
      dayInIndia(eb, 's.starts_at').$notNull().as('startedOn'),
      jsonObjectFrom(ngoNames(db, 's.ngo_id')).$notNull().as('ngo'),
      jsonObjectFrom(
        purposes(db)
          .select((purpose) => idText(purpose, 'p.id').as('id'))
          .where('p.closed_at', 'is', null)
          .where((purpose) =>
            purpose.or([purpose('p.ends_on', 'is', null), purpose('p.ends_on', '>=', today)]),
          ),
      ).as('openPurpose'),
    ])
    .where('s.id', '=', rowId(id))
    .where('s.next_on', '<=', today)
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst();
}
export type DueGift = NonNullable<Awaited<ReturnType<typeof lockDue>>>;

/** Records that a reminder was sent, or could have been, and when the next one is due. */
export async function updateReminded(
  db: Database,
  { id, nextOn }: { id: string; nextOn: string },
): Promise<void> {
  await db
    .updateTable('standing_gift')
    .set({ next_on: nextOn, unanswered: sql<number>`unanswered + 1` })
    .where('id', '=', rowId(id))
    .execute();
}
