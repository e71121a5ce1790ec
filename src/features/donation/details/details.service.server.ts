import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { subtractPaise } from '#src/shared/money.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { maskDonorId } from '#src/features/donation/donor/donor-id.rules.ts';
import { unsealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { formatReceiptNumber } from '#src/features/donation/receipts/receipt.rules.ts';
import { hasSignatory } from '#src/features/donation/receipts/waiting-receipts.queries.server.ts';
import { findPossibleChanges } from './changes.rules.ts';
import type { OwnDonation } from './details.contract.ts';
import { selectOwnDonation, selectOwnReceipts } from './details.queries.server.ts';

/**
 * Returns a donation for its NGO, with its receipts. Of the number that identifies the donor, only the end can be read.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO.
 */
export async function readOwnDonation(
  { db, keys }: { db: Database; keys: Keys },
  own: { id: string; ngoId: string },
): Promise<OwnDonation> {
  const row = ROW_ID.test(own.id) ? await selectOwnDonation(db, own) : undefined;
  if (!row) throw notFound();
  const receipts = await selectOwnReceipts(db, own);
  const isSigned = await hasSignatory(db, own.ngoId);
  const { donorName, donorMobile, donorEmail, donorAddress, donorIdKind, donorId, hidesName, isErased } = row;
  const { reference, status, amount, refunded, refundRequested, isAtGateway } = row;
  const isNamed = donorName !== null;
  const isWaiting = status === 'received' && receipts.length === 0 && !isErased;
  return {
    ...withoutDonor(row),
    donor: {
      name: donorName,
      mobile: donorMobile,
      email: donorEmail,
      address: donorAddress,
      idKind: donorIdKind,
      idMasked: donorId && maskDonorId(unsealDonorId({ keys, reference, sealed: donorId })),
      hidesName,
      isErased,
    },
    receipts: receipts.map(({ year, number, ...receipt }) => ({
      ...receipt,
      number: formatReceiptNumber({ year, number }),
    })),
    receiptWaitsFor: isWaiting ? (!isNamed ? 'name' : isSigned ? null : 'signatory') : null,
    contactNotice: null,
    possible: findPossibleChanges({
      status,
      isAtGateway,
      isNamed,
      isErased,
      amount: subtractPaise(amount, refunded),
      hasValidReceipt: receipts.some(({ cancelledAt }) => cancelledAt === null),
      hasSignatory: isSigned,
      isRefunding: refundRequested !== null,
    }),
  };
}

function withoutDonor(row: NonNullable<Awaited<ReturnType<typeof selectOwnDonation>>>) {
  const { donorName, donorMobile, donorEmail, donorAddress, donorIdKind, donorId, hidesName, ...rest } = row;
  const { isErased, ...donation } = rest;
  return donation;
}
