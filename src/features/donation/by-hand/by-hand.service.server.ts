import type { MessageKey } from '#src/messages/api-messages.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import { isUniqueViolation } from '#src/server/database/database-errors.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { formatRupees } from '#src/shared/money.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { recordDonationChange, refusal } from '#src/features/donation/details/changes.service.server.ts';
import type { OwnDonation } from '#src/features/donation/details/details.contract.ts';
import { readOwnDonation } from '#src/features/donation/details/details.service.server.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { selectNgoPan } from '#src/features/donation/donor/cash-limit.queries.server.ts';
import { refuseTooMuchCash } from '#src/features/donation/donor/cash-limit.service.server.ts';
import { isOpenPurpose } from '#src/features/donation/lifecycle/create-donation.queries.server.ts';
import { createDonation } from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { hasSignatory } from '#src/features/donation/receipts/waiting-receipts.queries.server.ts';
import type { HandFormInput } from './by-hand.contract.ts';
import { selectCashLimits, selectClaimWithUtr, selectOpenPurposes } from './by-hand.queries.server.ts';
import { checkHandGift, type HandGift } from './by-hand.rules.ts';

/** Returns what the form for a gift that is added by hand offers and explains. */
export async function readHandForm(db: Database, ngoId: string) {
  const [purposes, laws, isSigned] = await Promise.all([
    selectOpenPurposes(db, ngoId),
    selectCashLimits(db),
    hasSignatory(db, ngoId),
  ]);
  return { purposes, laws, hasSignatory: isSigned };
}

/**
 * Adds a gift that the NGO received without Sahay, by its own word, and issues the receipt.
 * @throws {AppError} 422 with every error of the form; among them a payment number that proves another donation, and more
 * cash from one person in a day than the law allows.
 */
export async function addDonationByHand(
  services: DonationServices,
  { form, call }: { form: HandFormInput; call: SignedInCall },
): Promise<OwnDonation> {
  const ngoId = call.account.ngoId!;
  return services.db.transaction().execute(async (db) => {
    const gift = await checkedGift(db, { form: { language: call.caller.language, ...form }, ngoId });
    const inside = { ...services, db };
    const { id } = await createDonation(inside, {
      ...gift,
      ngoId,
      status: 'received',
      donorId: gift.donorId ?? undefined,
      isForeign: false,
      // The donor has not been asked.
      hidesName: true,
      byNgo: true,
      standingGiftId: null,
      consentText: null,
    }).catch((error: unknown) => {
      throw isUniqueViolation(error, 'donation_utr') ? refusal({ utr: 'donationUtrUsed' }) : error;
    });
    const own = { id, ngoId };
    if (gift.method === 'cash') await refuseTooMuchCash(db, { ...own, field: 'amount' });
    const { method, receivedOn } = gift;
    const after = { method, receivedOn, amount: formatRupees(gift.amount) };
    await recordDonationChange(db, { action: 'addDonationByHand', own, call, after });
    return readOwnDonation(inside, own);
  });
}

async function checkedGift(
  db: Database,
  { form, ngoId }: { form: HandFormInput; ngoId: string },
): Promise<HandGift> {
  const ngoPan = await selectNgoPan(db, ngoId);
  const { gift, errors: ofForm } = checkHandGift({ form, today: todayInIndia(), ngoPan });
  const errors: Record<string, MessageKey> = { ...ofForm };
  const { purposeId, utr } = gift;
  if (purposeId !== null && !(ROW_ID.test(purposeId) && (await isOpenPurpose(db, { id: purposeId, ngoId }))))
    errors['purposeId'] = 'giftPurposeUnknown';
  const claim = utr === null || errors['utr'] ? undefined : await selectClaimWithUtr(db, { ngoId, utr });
  if (claim !== undefined) errors['utr'] = 'giftUtrClaimed';
  if (Object.keys(errors).length > 0) throw refusal(errors, { 0: claim ?? '' });
  return gift;
}
