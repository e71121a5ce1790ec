import { lockNgo } from '#src/features/ngo/ngo.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { randomReference } from '#src/server/security/random-reference.server.ts';
import { financialYearOf } from '#src/shared/financial-year.ts';
import { initialsOf } from '#src/shared/initials.ts';
import { integerOf, subtractPaise } from '#src/shared/money.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { unsealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { selectTaxLaw, type TaxLaw } from '#src/features/donation/tax-law/tax-law.queries.server.ts';
import { sealContent, type ReceiptContent } from './receipt-content.server.ts';
import {
  drawReceiptNumber,
  insertReceipt,
  selectDonationToReceipt,
  selectUnsignedNgo,
  updateReceiptCancelled,
  type DonationToReceipt,
} from './receipt-issue.queries.server.ts';
import { isValidOn, reasonAgainstDeduction } from './receipt.rules.ts';

/** The job that mails a receipt to its donor. */
export const MAIL_RECEIPT = 'mailReceipt';
/** The job that tells a donor that a receipt is cancelled. */
export const MAIL_RECEIPT_CANCELLED = 'mailReceiptCancelled';

/**
 * Issues the receipt of a received donation, in the transaction `db` that received it, and queues its mail. Its number
 * is the next one of the NGO in the financial year of the day of receipt. Does nothing if the donor is not named, the
 * NGO has not said who signs, or there is a valid receipt.
 * @returns the id of the receipt, or undefined.
 */
export async function issueReceipt(
  services: DonationServices,
  donationId: string,
): Promise<string | undefined> {
  const { db, keys, queue } = services;
  const donation = await readDonationToReceipt(db, donationId);
  if (!donation) return undefined;
  const { ngoId, receivedOn, donorName, language } = donation;
  const law = await selectTaxLaw(db, receivedOn);
  const amount = subtractPaise(donation.amount, donation.refunded);
  const reason = reasonAgainstDeduction({
    method: donation.method,
    amount,
    cashLimit: law.cashLimit,
    isRegistered: isValidOn(donation, receivedOn),
    hasAddress: donation.donorAddress !== null,
  });
  const code = randomReference('RC');
  const content = sealContent({ keys, code, content: contentOf({ donation, law, keys }) });
  const year = financialYearOf(receivedOn);
  const id = await insertReceipt(db, {
    ngoId,
    donationId,
    year,
    code,
    amount,
    reason,
    content,
    language,
    receivedOn,
    number: await drawReceiptNumber(db, { ngoId, year }),
    initials: initialsOf(donorName),
  });
  await queue.send({ db, name: MAIL_RECEIPT, data: { id } });
  return id;
}

/**
 * Cancels the valid receipt of a donation, in the transaction `db`, and queues the mail about it. The receipt keeps its
 * number. Does nothing if there is none.
 */
export async function cancelReceiptOf(
  { db, queue }: { db: Database; queue: DonationServices['queue'] },
  { donationId, reason }: { donationId: string; reason: string },
): Promise<void> {
  const id = await updateReceiptCancelled(db, { donationId, reason });
  if (id !== undefined) await queue.send({ db, name: MAIL_RECEIPT_CANCELLED, data: { id } });
}

/**
 * Replaces the valid receipt of a donation, in the transaction `db`, by one that says what is known of the donation now.
 * Issues one as well if there is none.
 * @returns the id of the new receipt.
 * @throws {AppError} 409 if there can be no receipt, as `issueReceipt` says.
 */
export async function reissueReceipt(
  services: DonationServices,
  { donationId, reason }: { donationId: string; reason: string },
): Promise<string> {
  await cancelReceiptOf(services, { donationId, reason });
  const id = await issueReceipt(services, donationId);
  if (id === undefined) throw new AppError({ status: 409, key: 'donationMoved' });
  return id;
}

async function readDonationToReceipt(db: Database, id: string): Promise<DonationToReceipt | undefined> {
  const donation = await selectDonationToReceipt(db, id);
  if (donation) return donation;
  const unsigned = await selectUnsignedNgo(db, id);
  if (unsigned === undefined) return undefined;
  // The NGO may be saying who signs at this moment. Either this donation sees it, or the job that follows sees this one.
  await lockNgo(db, unsigned);
  return selectDonationToReceipt(db, id);
}

function contentOf({
  donation,
  law,
  keys,
}: {
  donation: DonationToReceipt;
  law: TaxLaw;
  keys: DonationServices['keys'];
}): ReceiptContent {
  const { reference, donorId, donorIdKind, purpose, number, validFrom, validTo } = donation;
  const address = [donation.ngoAddress, donation.ngoCity, donation.ngoPin].filter(Boolean).join(', ');
  const id = donorId && { kind: donorIdKind!, id: unsealDonorId({ keys, reference, sealed: donorId }) };
  return {
    donor: { name: donation.donorName, address: donation.donorAddress, id: id || null },
    ngo: {
      name: namesOf(donation.ngoName, donation.ngoNameGu, donation.ngoNameHi),
      address,
      pan: donation.ngoPan,
      registration: number === null ? null : { number, validFrom, validTo },
    },
    signatory: {
      name: donation.signatoryName,
      designation: donation.signatoryDesignation,
      signatureKey: donation.signatureKey,
    },
    law: {
      act: { en: law.act, gu: law.actGu, hi: law.actHi },
      deductionSection: law.deductionSection,
      approvalSection: law.approvalSection,
      certificateForm: law.certificateForm,
      cashLimit: integerOf(law.cashLimit),
    },
    method: donation.method,
    nature: donation.nature,
    paymentNumber: donation.paymentId ?? donation.utr ?? donation.chequeNumber,
    kindDescription: donation.kindDescription,
    purpose: purpose === null ? null : namesOf(purpose, donation.purposeGu, donation.purposeHi),
    reference,
  };
}

function namesOf(name: string, gu: string | null, hi: string | null) {
  return { en: name, gu: gu ?? name, hi: hi ?? name };
}
