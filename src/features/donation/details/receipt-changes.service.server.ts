import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import {
  cancelReceiptOf,
  reissueReceipt as replaceReceipt,
} from '#src/features/donation/receipts/receipt-issue.service.server.ts';
import { formatReceiptNumber } from '#src/features/donation/receipts/receipt.rules.ts';
import { lockOwnDonation, readReason, recordDonationChange } from './changes.service.server.ts';
import type { OwnDonation } from './details.contract.ts';
import { selectOwnReceipts } from './details.queries.server.ts';
import { readOwnDonation } from './details.service.server.ts';

type OfDonation = { id: string; reason: string; call: SignedInCall };

/**
 * Cancels the valid receipt of a donation, for example because the donor asked for none.
 * @throws {AppError} 404 if the NGO has no such donation; 409 if it has no valid receipt.
 */
export async function cancelReceipt(services: DonationServices, of: OfDonation): Promise<OwnDonation> {
  return changeReceipts(services, { ...of, action: 'cancelReceipt' }, async (inside, { valid, id }) => {
    if (valid === undefined) throw new AppError({ status: 409, key: 'receiptNone' });
    await cancelReceiptOf(inside, { donationId: id, reason: of.reason });
  });
}

/**
 * Issues a receipt for a donation with its current details. A valid one is cancelled with the reason, which the donor
 * reads; without one, none is needed.
 * @throws {AppError} 404 if the NGO has no such donation; 409 if it is not received, its donor has no name, or nobody
 * signs; 422 without a reason.
 */
export async function reissueReceipt(services: DonationServices, of: OfDonation): Promise<OwnDonation> {
  return changeReceipts(
    services,
    { ...of, action: 'reissueReceipt' },
    async (inside, { valid, id, before }) => {
      if (before.status !== 'received') throw new AppError({ status: 409, key: 'donationMoved' });
      if (before.donor.name === null) throw new AppError({ status: 409, key: 'receiptNameless' });
      if (!before.possible.reissueReceipt) throw new AppError({ status: 409, key: 'receiptUnsigned' });
      const reason = valid === undefined ? '–' : readReason(of.reason);
      await replaceReceipt(inside, { donationId: id, reason });
    },
  );
}

type Found = { id: string; valid: string | undefined; before: OwnDonation };
type Change = (services: DonationServices, found: Found) => Promise<void>;

async function changeReceipts(
  services: DonationServices,
  { id, call, action }: OfDonation & { action: string },
  change: Change,
): Promise<OwnDonation> {
  const own = { id, ngoId: call.account.ngoId! };
  return services.db.transaction().execute(async (db) => {
    await lockOwnDonation(db, own);
    const inside = { ...services, db };
    const validNumber = async () => {
      const valid = (await selectOwnReceipts(db, own)).find(({ cancelledAt }) => cancelledAt === null);
      return valid && formatReceiptNumber(valid);
    };
    const valid = await validNumber();
    await change(inside, { id, valid, before: await readOwnDonation(inside, own) });
    await recordDonationChange(db, {
      action,
      own,
      call,
      before: { receipt: valid ?? null },
      after: { receipt: (await validNumber()) ?? null },
    });
    return readOwnDonation(inside, own);
  });
}
