import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { ngoNames, ngoTaxColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  dayInIndia,
  idText,
  isSet,
  now,
  rowId,
  searchColumns,
} from '#src/server/database/sql-values.server.ts';
import type { StoredDonorId } from '#src/features/donation/donor/donor-id.server.ts';

/** Returns the gifts of a mailbox, the latest first. */
export async function selectGiftsOf(db: Database, { email, limit }: { email: string; limit: number }) {
  return db
    .selectFrom('donation as d')
    .select((eb) => [
      'd.reference',
      'd.status',
      'd.method',
      'd.amount',
      'd.refunded',
      'd.received_on as receivedOn',
      dayInIndia(eb, 'd.created_at').as('beganOn'),
      'd.hides_name as hidesName',
      'd.donor_name as donorName',
      'd.donor_address as donorAddress',
      'd.donor_id_kind as donorIdKind',
      'd.donor_id as donorId',
      jsonObjectFrom(ngoNames(db, 'd.ngo_id').select(['n.category', 'n.verified as isVerified']))
        .$notNull()
        .as('ngo'),
      jsonObjectFrom(
        eb
          .selectFrom('donation_purpose as p')
          .select(['p.title', 'p.title_gu as titleGu', 'p.title_hi as titleHi'])
          .whereRef('p.id', '=', 'd.purpose_id'),
      ).as('purpose'),
      jsonObjectFrom(
        eb
          .selectFrom('donation_receipt as r')
          .select((receipt) => [
            'r.code',
            'r.year',
            'r.number',
            isSet(receipt, 'r.cancelled_at').as('isCancelled'),
          ])
          .whereRef('r.donation_id', '=', 'd.id')
          .orderBy('r.id', 'desc')
          .limit(1),
      ).as('receipt'),
    ])
    .where('d.donor_email', '=', email)
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
}
export type GiftRow = Awaited<ReturnType<typeof selectGiftsOf>>[number];

/** Locks the gifts of a mailbox, and returns what changes of them need. */
export async function lockGiftsOf(db: Database, email: string) {
  return db
    .selectFrom('donation as d')
    .select((eb) => [
      idText(eb, 'd.id').as('id'),
      idText(eb, 'd.ngo_id').as('ngoId'),
      'd.reference',
      'd.donor_name as donorName',
      'd.donor_email as donorEmail',
      'd.donor_mobile as donorMobile',
      'd.utr',
      'd.received_on as receivedOn',
      dayInIndia(eb, 'd.created_at').as('beganOn'),
      isSet(eb, 'd.gateway_order_id').as('isAtGateway'),
      ngoPan(db, 'd.ngo_id').as('ngoPan'),
    ])
    .where('d.donor_email', '=', email)
    .orderBy('d.id')
    .forUpdate('d')
    .execute();
}

/** Locks the standing gifts of a mailbox. */
export async function lockStandingGiftsOf(db: Database, email: string) {
  return db
    .selectFrom('standing_gift as s')
    .select((eb) => [
      idText(eb, 's.id').as('id'),
      's.reference',
      's.donor_name as donorName',
      ngoPan(db, 's.ngo_id').as('ngoPan'),
    ])
    .where('s.donor_email', '=', email)
    .orderBy('s.id')
    .forUpdate('s')
    .execute();
}

const ngoPan = (db: Database, column: string) =>
  sql<string | null>`${db
    .selectFrom(ngoTaxColumns(db).as('t'))
    .select('t.pan')
    .where('t.id', '=', sql.ref<number>(column))}`;

type NewDetails = { id: string; name: string; address: string; donorId: StoredDonorId | undefined };

/** Replaces name and address of a gift, and its identity number if there is a new one. */
export async function updateGiftDetails(
  db: Database,
  { id, name, address, donorId, search }: NewDetails & { search: string },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({
      donor_name: name,
      donor_address: address,
      ...(donorId && {
        donor_id_kind: donorId.donorIdKind,
        donor_id: donorId.donorId,
        donor_id_hash: donorId.donorIdHash,
      }),
      ...searchColumns(search),
      updated_at: now,
    })
    .where('id', '=', rowId(id))
    .execute();
}

/** Does the same for a standing gift. */
export async function updateStandingGiftDetails(
  db: Database,
  { id, name, address, donorId }: NewDetails,
): Promise<void> {
  await db
    .updateTable('standing_gift')
    .set({
      donor_name: name,
      donor_address: address,
      ...(donorId && { donor_id: donorId.donorId, donor_id_hash: donorId.donorIdHash }),
    })
    .where('id', '=', rowId(id))
    .execute();
}

/** Hides or shows the name at all gifts of a mailbox, also those to come. */
export async function updateNamesHidden(
  db: Database,
  { email, hidesName }: { email: string; hidesName: boolean },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({ hides_name: hidesName, updated_at: now })
    .where('donor_email', '=', email)
    .where('hides_name', '<>', hidesName)
    .execute();
  await db
    .updateTable('standing_gift')
    .set({ hides_name: hidesName })
    .where('donor_email', '=', email)
    .execute();
}

/** Removes how the donor of a received gift is reached, and hides the name. */
export async function updateConsentWithdrawn(
  db: Database,
  { id, search }: { id: string; search: string },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({
      donor_email: null,
      donor_mobile: null,
      hides_name: true,
      ...searchColumns(search),
      consent_withdrawn_at: now,
      updated_at: now,
    })
    .where('id', '=', rowId(id))
    .execute();
}

/** Deletes a gift whose money did not arrive. */
export async function deleteGift(db: Database, id: string): Promise<void> {
  await db.deleteFrom('donation').where('id', '=', rowId(id)).execute();
}

export async function deleteStandingGiftsOf(db: Database, email: string): Promise<void> {
  await db.deleteFrom('standing_gift').where('donor_email', '=', email).execute();
}
