import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { apiMessages, type MessageKey } from '#src/messages/api-messages.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { comparePaise, formatRupees, type Paise } from '#src/shared/money.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { readAmount } from '#src/features/donation/amount.rules.ts';
import { readReceivedDay } from '#src/features/donation/day.rules.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { DONATION_REASON_MOST } from '#src/features/donation/donation.values.ts';
import {
  lockDonation,
  type LockedDonation,
} from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import * as lifecycle from '#src/features/donation/lifecycle/lifecycle.service.server.ts';
import { mailRefusal } from '#src/features/donation/payment/donation-mails.service.server.ts';
import { cleanUtr, findUtrError } from '#src/features/donation/utr.rules.ts';
import type { ConfirmationResult, OwnDonation } from './details.contract.ts';
import { readOwnDonation } from './details.service.server.ts';

type OfDonation = { id: string; call: SignedInCall };

/**
 * Records that the money of a donation arrived, and issues the receipt.
 * @throws {AppError} 404 if the NGO has no such donation; 409 if its status does not allow it, it is paid at the gateway,
 * or the payment has been received for another donation; 422 with every error of the form.
 */
export async function confirmDonation(
  services: DonationServices,
  { form, ...of }: OfDonation & { form: { receivedOn?: string | undefined; utr?: string | undefined } },
): Promise<OwnDonation> {
  const day = readDay(form.receivedOn);
  return changeDonation(services, { ...of, action: 'confirmDonation' }, async (inside, donation) => {
    const utr = readUtr(donation, form.utr);
    if ('error' in day || 'error' in utr)
      throw refusal({
        ...('error' in day && { receivedOn: day.error }),
        ...('error' in utr && { utr: utr.error }),
      });
    const receivedOn = day.day;
    const receipt = { receivedOn, actor: 'ngo', proof: 'ngo', utr: utr.utr } as const;
    await lifecycle.receiveDonation(inside, { donation, ...receipt });
    return { receivedOn };
  });
}

/**
 * Records that the money of several donations arrived. Each is a transaction of its own: one that is no longer possible
 * does not stop the others.
 * @returns a result for each, with the reason in the language of the caller.
 * @throws {AppError} 422 if the day is wrong.
 */
export async function confirmDonations(
  services: DonationServices,
  { ids, receivedOn, call }: { ids: readonly string[]; receivedOn: string | undefined; call: SignedInCall },
): Promise<{ confirmed: number; results: ConfirmationResult[] }> {
  const day = readDay(receivedOn);
  if ('error' in day) throw refusal({ receivedOn: day.error });
  const results: ConfirmationResult[] = [];
  for (const id of new Set(ids)) {
    const key = await confirmDonation(services, { id, call, form: { receivedOn: day.day } }).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof AppError) return error.key;
        throw error;
      },
    );
    const msg = key === undefined ? null : apiMessages[call.caller.language][key];
    results.push({ _id: id, isConfirmed: key === undefined, msg });
  }
  return { confirmed: results.filter(({ isConfirmed }) => isConfirmed).length, results };
}

/**
 * Refuses a claim whose money did not arrive, and mails the donor a link to the reason.
 * @returns the donation, and whether the donor is mailed: not without an address, nor above the mails of the day.
 * @throws {AppError} 404 if the NGO has no such donation; 409 if it is not claimed.
 */
export async function refuseDonation(
  services: DonationServices,
  { reason, ...of }: OfDonation & { reason: string },
): Promise<{ donation: OwnDonation; isMailed: boolean }> {
  let isMailed = false;
  const refuse: Change = async (inside, donation) => {
    await lifecycle.refuseDonation(inside, { donation, reason });
    isMailed = await mailRefusal(inside, donation);
  };
  const donation = await changeDonation(services, { ...of, action: 'refuseDonation' }, refuse);
  return { donation, isMailed };
}

/**
 * Cancels a received donation that was recorded by mistake, and its receipt.
 * @throws {AppError} 404 if the NGO has no such donation; 409 if it is not received, or was paid at the gateway.
 */
export async function cancelReceivedDonation(
  services: DonationServices,
  { reason, ...of }: OfDonation & { reason: string },
): Promise<OwnDonation> {
  return changeDonation(services, { ...of, action: 'cancelReceivedDonation' }, async (inside, donation) => {
    await lifecycle.cancelDonation(inside, { donation, actor: 'ngo', reason });
  });
}

/**
 * Records how much of a donation has been given back in all, not through the gateway. Does nothing if that much is
 * recorded already.
 * @throws {AppError} 404 if the NGO has no such donation; 409 if it is not received, or was paid at the gateway; 422 with
 * every error of the form.
 */
export async function recordRefund(
  services: DonationServices,
  { form, ...of }: OfDonation & { form: { refunded: string; reason: string } },
): Promise<OwnDonation> {
  return changeDonation(services, { ...of, action: 'recordRefund' }, async (inside, donation) => {
    const refunded = readRefunded(donation, form.refunded);
    const reason = cleanReason(form.reason);
    const key = findReasonError(reason);
    if ('error' in refunded || key)
      throw refusal(
        { ...('error' in refunded && { refunded: refunded.error }), ...(key && { reason: key }) },
        { 0: formatRupees(donation.amount) },
      );
    const { amount } = refunded;
    await lifecycle.refundDonation(inside, { donation, actor: 'ngo', refunded: amount, reason });
    return { refunded: formatRupees(amount) };
  });
}

type Change = (services: DonationServices, donation: LockedDonation) => Promise<object | void>;

/**
 * Changes a donation of the caller's NGO with its row locked, and records the change of its status, together with what
 * `change` returns.
 * @throws {AppError} 404 if the NGO has no such donation; 409 if it is paid at the gateway, which alone knows about it.
 */
async function changeDonation(
  services: DonationServices,
  { id, call, action }: OfDonation & { action: string },
  change: Change,
): Promise<OwnDonation> {
  const own = { id, ngoId: call.account.ngoId! };
  return services.db.transaction().execute(async (db) => {
    const donation = await lockOwnDonation(db, own);
    if (donation.isAtGateway) throw new AppError({ status: 409, key: 'donationAtGateway' });
    const inside = { ...services, db };
    const details = (await change(inside, donation)) ?? {};
    const after = await readOwnDonation(inside, own);
    await recordDonationChange(db, {
      action,
      own,
      call,
      before: { status: donation.status },
      after: { status: after.status, ...details },
    });
    return after;
  });
}

/**
 * Locks a donation of an NGO until the transaction `db` ends.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO.
 */
export async function lockOwnDonation(
  db: Database,
  own: { id: string; ngoId: string },
): Promise<LockedDonation> {
  const donation = ROW_ID.test(own.id) ? await lockDonation(db, own) : undefined;
  if (!donation) throw notFound();
  return donation;
}

/** Records in the audit log what was done to a donation. Numbers and texts of people do not belong there. */
export async function recordDonationChange(
  db: Database,
  {
    action,
    own: { id, ngoId },
    call,
    before = {},
    after,
  }: {
    action: string;
    own: { id: string; ngoId: string };
    call: SignedInCall;
    before?: object;
    after: object;
  },
): Promise<void> {
  const about = { action, entity: 'donation', entityId: id, ngoId };
  await recordChange(db, { call, change: { ...about, before: { ...before }, after: { ...after } } });
}

const readDay = (text: string | undefined) =>
  readReceivedDay({ text: text || todayInIndia(), today: todayInIndia() });

/** The number of a payment as the bank shows it; undefined keeps that of the claim. */
function readUtr(
  { method, utr: known }: LockedDonation,
  text: string | undefined,
): { utr: string | undefined } | { error: MessageKey } {
  const utr = cleanUtr(text ?? '');
  if (utr === '' || utr === known || (method !== 'upi' && method !== 'bankTransfer'))
    return { utr: undefined };
  const error = findUtrError({ utr, method });
  return error ? { error } : { utr };
}

function readRefunded(donation: LockedDonation, text: string): { amount: Paise } | { error: MessageKey } {
  const read = readAmount({ text, most: donation.amount });
  if ('error' in read) {
    if (read.error === 'amountRequired') return { error: 'giftRefundRequired' };
    return { error: read.error === 'amountLarge' ? 'refundLarge' : read.error };
  }
  return comparePaise(read.amount, donation.refunded) < 0 ? { error: 'giftRefundLess' } : read;
}

/**
 * Returns a cleaned reason that a donor reads.
 * @throws {AppError} 422 if it is missing, too long, or contains an Aadhaar number.
 */
export function readReason(text: string): string {
  const reason = cleanReason(text);
  const key = findReasonError(reason);
  if (key) throw refusal({ reason: key });
  return reason;
}

const cleanReason = (text: string) => cleanText({ text, keepLines: true });
const findReasonError = (text: string): MessageKey | undefined =>
  findTextError({ text, most: DONATION_REASON_MOST, empty: 'donationReasonRequired' });

/** Returns the error for a form with these wrong fields. */
export function refusal(fields: Record<string, MessageKey>, values?: Record<string, string>): AppError {
  const keys = Object.values(fields);
  const key = keys.length === 1 ? keys[0]! : 'lookAtFields';
  return new AppError({
    status: 422,
    key,
    fields,
    ...(values && { values }),
  });
}
