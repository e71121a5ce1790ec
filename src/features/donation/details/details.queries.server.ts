import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import { idText, isoTime, isSet, now, rowId, searchColumns } from '#src/server/database/sql-values.server.ts';
import type { Nature } from '#src/features/donation/donation.values.ts';
import type { StoredDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { selectPurposeNames } from '#src/features/donation/management/donations.queries.server.ts';

type Own = { id: string; ngoId: string };

/** Returns a donation of the NGO, or undefined. The number that identifies the donor is still sealed. */
export async function selectOwnDonation(db: Database, { id, ngoId }: Own) {
  return db
    .selectFrom('donation as d')
    .select((eb) => [
      idText(eb, 'd.id').as('_id'),
      'd.reference',
      'd.status',
      'd.method',
      'd.amount',
      'd.refunded',
      'd.refund_requested as refundRequested',
      'd.nature',
      'd.kind_description as kindDescription',
      jsonObjectFrom(selectPurposeNames(db)).as('purpose'),
      'd.is_foreign as isForeign',
      'd.donor_name as donorName',
      'd.donor_mobile as donorMobile',
      'd.donor_email as donorEmail',
      'd.donor_address as donorAddress',
      'd.donor_id_kind as donorIdKind',
      'd.donor_id as donorId',
      'd.hides_name as hidesName',
      isSet(eb, 'd.erased_at').as('isErased'),
      'd.language',
      'd.by_ngo as byNgo',
      isSet(eb, 'd.gateway_order_id').as('isAtGateway'),
      'd.gateway_problem as gatewayProblem',
      'd.utr',
      'd.cheque_number as chequeNumber',
      'd.gateway_payment_id as gatewayPaymentId',
      isoTime(eb, 'd.created_at').as('createdAt'),
      isoTime(eb, 'd.claimed_at').as('claimedAt'),
      'd.received_on as receivedOn',
      isoTime(eb, 'd.received_at').as('receivedAt'),
      'd.proof',
      'd.refuse_reason as refuseReason',
      'd.cancel_reason as cancelReason',
    ])
    .where('d.id', '=', rowId(id))
    .where('d.ngo_id', '=', rowId(ngoId))
    .executeTakeFirst();
}
export type OwnDonationRow = NonNullable<Awaited<ReturnType<typeof selectOwnDonation>>>;

/** Returns the receipts of a donation of the NGO, the latest first. */
export async function selectOwnReceipts(db: Database, { id, ngoId }: Own) {
  return db
    .selectFrom('donation_receipt as r')
    .select((eb) => [
      idText(eb, 'r.id').as('_id'),
      'r.year',
      'r.number',
      'r.code',
      'r.amount',
      'r.is_deductible as isDeductible',
      'r.reason',
      isoTime(eb, 'r.issued_at').as('issuedAt'),
      isoTime(eb, 'r.mailed_at').as('mailedAt'),
      isoTime(eb, 'r.cancelled_at').as('cancelledAt'),
      'r.cancel_reason as cancelReason',
    ])
    .where('r.donation_id', '=', rowId(id))
    .where('r.ngo_id', '=', rowId(ngoId))
    .orderBy('r.id', 'desc')
    .execute();
}

export type DonorValues = {
  donorName: string | null;
  donorMobile: string | null;
  donorEmail: string | null;
  donorAddress: string | null;
  nature: Nature;
  /** Undefined: the number that is known stays. */
  storedId: StoredDonorId | undefined;
  search: string;
};

/** Saves the details of the donor of a donation of the NGO, which must be locked. */
export async function updateDonorDetails(
  db: Database,
  { id, ngoId, storedId, ...donor }: Own & DonorValues,
): Promise<void> {
  await db
    .updateTable('donation')
    .set({
      donor_name: donor.donorName,
      donor_mobile: donor.donorMobile,
      donor_email: donor.donorEmail,
      donor_address: donor.donorAddress,
      nature: donor.nature,
      ...searchColumns(donor.search),
      updated_at: now,
      ...(storedId && {
        donor_id_kind: storedId.donorIdKind,
        donor_id: storedId.donorId,
        donor_id_hash: storedId.donorIdHash,
      }),
    })
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .execute();
}
