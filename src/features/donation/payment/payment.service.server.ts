import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { comparePaise, type Paise } from '#src/shared/money.ts';
import { readPaymentDetails } from '#src/features/donation/bank-details/payment-details.server.ts';
import { selectGivingMethods } from '#src/features/donation/bank-details/payment-details.queries.server.ts';
import { statusAfter } from '#src/features/donation/donation.rules.ts';
import {
  donationToken,
  referenceOfToken,
} from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import type { OwnDonation } from './payment.contract.ts';
import { selectOwnDonation, type OwnDonationRow } from './payment.queries.server.ts';
import { isPayable } from './payment.rules.ts';
import { upiLink } from './upi-link.rules.ts';

type Services = { db: Database; keys: Keys; upiLimit: Paise };

/**
 * Returns the donation that a secret token opens, as its donor sees it.
 * @throws {AppError} 404 if the token is wrong or the donation is deleted.
 */
export async function readOwnDonation(services: Services, token: string): Promise<OwnDonation> {
  const { db, keys } = services;
  const row = await selectOwnDonation(db, referenceOf({ keys, token }));
  if (!row) throw notFound();
  const { ngoId, name, nameGu, nameHi, category, phone, isVerified, ...rest } = row;
  const { thankYou, thankYouGu, thankYouHi, nextReference, gatewayProblem, ...donation } = rest;
  const isHeld = gatewayProblem === 'stopped' && isPayable(row.status);
  const isThanked = row.status === 'claimed' || row.status === 'received';
  return {
    ...donation,
    ngo: { _id: ngoId, name, nameGu, nameHi, category, phone, isVerified },
    thankYou:
      isThanked && thankYou !== null ? { text: thankYou, textGu: thankYouGu, textHi: thankYouHi } : null,
    successor: nextReference && donationToken({ keys, reference: nextReference }),
    isHeld,
    ways: isVerified && isPayable(row.status) && !isHeld ? await waysOf(services, row) : null,
    canCancel: statusAfter({ state: row, event: 'cancel', actor: 'donor' }) !== undefined,
  };
}

/**
 * Returns the reference in a token.
 * @throws {AppError} 404 if the token is not one of ours.
 */
export function referenceOf({ keys, token }: { keys: Keys; token: string }): string {
  const reference = referenceOfToken({ keys, token });
  if (!reference) throw notFound();
  return reference;
}

async function waysOf(
  { db, keys, upiLimit }: Services,
  { ngoId, isForeign, amount, reference }: OwnDonationRow,
): Promise<OwnDonation['ways']> {
  const [details, methods] = await Promise.all([
    readPaymentDetails({ db, keys }, { ngoId, isForeign }),
    selectGivingMethods(db, ngoId),
  ]);
  if (!details) return null;
  const { accountHolder: holder, accountNumber: number, ifsc, bank, branch, upiId } = details;
  const hasUpi = upiId !== null && !isForeign;
  const isAbove = comparePaise(amount, upiLimit) > 0;
  return {
    upi: hasUpi && !isAbove ? { upiId, link: upiLink({ upiId, payee: holder, amount, reference }) } : null,
    account: { holder, number, ifsc, bank, branch },
    gateway: methods.gateway && !isForeign,
    aboveUpiLimit: hasUpi && isAbove ? upiLimit : null,
  };
}
