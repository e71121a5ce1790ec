import { lockNgo } from '#src/features/ngo/ngo.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { isUniqueViolation } from '#src/server/database/database-errors.server.ts';
import { comparePaise, type Paise } from '#src/shared/money.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import {
  statusAfter,
  type DonationActor,
  type DonationEvent,
} from '#src/features/donation/donation.rules.ts';
import { indexDonation } from '#src/features/donation/donor/donation-words.server.ts';
import {
  cancelReceiptOf,
  issueReceipt,
} from '#src/features/donation/receipts/receipt-issue.service.server.ts';
import { startStandingGift } from '#src/features/donation/standing-gift/standing-gift.service.server.ts';
import {
  selectIsVerified,
  updateCancelled,
  updateClaimed,
  updateFailed,
  updateReceived,
  updateRefunded,
  updateRefused,
  type LockedDonation,
} from './lifecycle.queries.server.ts';

/**
 * The changes of status of a donation. Each takes a donation that is locked in the transaction `db`, and does what
 * belongs to the change: receipts, and the mails about them.
 */

type Change = { donation: LockedDonation; actor: DonationActor };

/** Returns whether an event can happen to a donation now. */
export function canHappen({ donation, event, actor }: Change & { event: DonationEvent }): boolean {
  return statusAfter({ state: donation, event, actor }) !== undefined;
}

function requireStatus(change: Change & { event: DonationEvent }): void {
  if (!canHappen(change)) throw new AppError({ status: 409, key: 'donationMoved' });
}

/**
 * Records that the money arrived on a day in India, and issues the receipt. What arrives while the NGO is not verified, as
 * by a payment that was under way when it was suspended, is recorded too; its receipt waits until staff verify it again.
 * @throws {AppError} 409 if the status does not allow it, or another donation of the NGO has this UTR.
 */
export async function receiveDonation(
  services: DonationServices,
  {
    donation,
    actor,
    receivedOn,
    proof,
    utr,
    statementLine,
    paymentId,
  }: Change & {
    receivedOn: string;
    proof: 'statement' | 'ngo' | 'gateway';
    utr?: string | undefined;
    statementLine?: string | undefined;
    paymentId?: string | undefined;
  },
): Promise<void> {
  requireStatus({ donation, actor, event: 'receive' });
  const { id } = donation;
  const search = utr === undefined ? undefined : indexDonation({ ...donation, utr });
  const values = { id, receivedOn, proof, utr, statementLine, paymentId, search };
  await updateReceived(services.db, values).catch((error: unknown) => {
    if (isUniqueViolation(error, 'donation_utr')) throw new AppError({ status: 409, key: 'donationUtrUsed' });
    if (isUniqueViolation(error, 'donation_statement_line'))
      throw new AppError({ status: 409, key: 'donationLineUsed' });
    throw error;
  });
  if (await isVerified(services.db, donation.ngoId)) await issueReceipt(services, id);
  const { standingGiftId } = donation;
  if (standingGiftId !== null) await startStandingGift(services, { standingGiftId, receivedOn });
}

async function isVerified(db: Database, ngoId: string): Promise<boolean> {
  if (await selectIsVerified(db, ngoId)) return true;
  // Staff may be verifying it at this moment. Either this donation sees it, or the job that follows sees this one.
  await lockNgo(db, ngoId);
  return selectIsVerified(db, ngoId);
}

/**
 * Records that the donor has paid, and the number of the payment. A claim that the NGO has not decided gets the new
 * number.
 * @throws {AppError} 409 if the status does not allow it.
 */
export async function claimDonation(
  { db }: DonationServices,
  { donation, utr, method }: { donation: LockedDonation; utr: string; method: 'upi' | 'bankTransfer' },
): Promise<void> {
  if (donation.status !== 'claimed') requireStatus({ donation, actor: 'donor', event: 'claim' });
  const search = indexDonation({ ...donation, utr });
  await updateClaimed(db, { id: donation.id, utr, method, search });
}

/** Refuses a claim. Throws 409 if the status does not allow it. */
export async function refuseDonation(
  { db }: DonationServices,
  { donation, reason }: { donation: LockedDonation; reason: string },
): Promise<void> {
  requireStatus({ donation, actor: 'ngo', event: 'refuse' });
  await updateRefused(db, { id: donation.id, reason });
}

/** Records that a payment failed, unless something else is known already. */
export async function failDonation({ db }: DonationServices, donation: LockedDonation): Promise<void> {
  if (canHappen({ donation, actor: 'gateway', event: 'fail' })) await updateFailed(db, donation.id);
}

/**
 * Cancels a donation: its donor gave up, nobody paid, or the NGO recorded it by mistake. Its receipt is cancelled too.
 * @throws {AppError} 409 if the status does not allow it.
 */
export async function cancelDonation(
  services: DonationServices,
  { donation, actor, reason }: Change & { reason: string | null },
): Promise<void> {
  requireStatus({ donation, actor, event: 'cancel' });
  const { id } = donation;
  if (donation.status === 'received')
    await cancelReceiptOf(services, { donationId: id, reason: reason ?? '–' });
  await updateCancelled(services.db, { id, reason });
}

/**
 * Records how much has been refunded of a received donation in all. The receipt is cancelled; if a part remains, there
 * is a new one over it. Does nothing if that much is recorded already.
 * @throws {AppError} 409 if the status does not allow it.
 */
export async function refundDonation(
  services: DonationServices,
  { donation, actor, refunded, reason }: Change & { refunded: Paise; reason: string },
): Promise<void> {
  const { id, amount } = donation;
  if (comparePaise(refunded, donation.refunded) <= 0) return;
  requireStatus({ donation, actor, event: 'refund' });
  const isWhole = comparePaise(refunded, amount) >= 0;
  await cancelReceiptOf(services, { donationId: id, reason });
  await updateRefunded(services.db, { id, refunded: isWhole ? amount : refunded, isWhole });
  if (!isWhole) await issueReceipt(services, id);
}
