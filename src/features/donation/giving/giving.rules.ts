import { cleanLine } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { isEmail, normalizePhone } from '#src/shared/india/contact-details.ts';
import { comparePaise, subtractPaise, ZERO, type Paise } from '#src/shared/money.ts';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { readAmount, type GiftAmountError } from '#src/features/donation/amount.rules.ts';
import { ADDRESS_MOST, AMOUNT_MOST, type OnlineMethod } from '#src/features/donation/donation.values.ts';
import { addressLine } from '#src/features/donation/donor/donor-details.rules.ts';
import {
  cleanDonorId,
  findDonorIdError,
  type DonorIdErrorKey,
} from '#src/features/donation/donor/donor-id.rules.ts';
import { OWN_AMOUNT, ORIGINS, type ForeignWay, type GivingField, type Origin } from './giving.values.ts';

/** The data of a form. Every field may be missing. */
export type GivingForm = { [field in GivingField]?: string | undefined };

/** A normalised form. Texts that are missing are empty. */
export type CleanGift = {
  amount: Paise;
  /** '' for where it is needed most. */
  purposeId: string;
  name: string;
  email: string;
  mobile: string;
  address: string;
  pan: string;
  origin: Origin | '';
  hidesName: boolean;
  isMonthly: boolean;
  hasConsent: boolean;
};

export type GivingErrorKey =
  | GiftAmountError
  | DonorIdErrorKey
  | 'amountTwo'
  | 'donationPurposeClosed'
  | 'donorNameRequired'
  | 'donorEmailWrong'
  | 'donorMobileWrong'
  | 'donorMobileAbroad'
  | 'donorAddressRequired'
  | 'donationOriginRequired'
  | 'donationCitizenRequired'
  | 'donationMonthlyAbroad'
  | 'donationConsentRequired'
  | 'textLong'
  | 'aadhaar';
export type GivingErrors = Partial<Record<GivingField, GivingErrorKey>>;

/** What the rules need to know about the NGO. */
export type GivingTerms = {
  /** The ids of the purposes that it collects for now. */
  purposeIds: readonly string[];
  foreign: ForeignWay;
  /** Its PAN, which donors copy by mistake. */
  pan: string | null;
};

/**
 * Returns the normalised form, and for each field the first rule that it breaks, in the order of the form. A name is
 * hidden unless the form says otherwise.
 */
export function checkGift({ form, terms }: { form: GivingForm; terms: GivingTerms }): {
  gift: CleanGift;
  errors: GivingErrors;
} {
  const chosen = chosenAmount(form);
  const mobile = cleanLine(form.mobile);
  const gift: CleanGift = {
    amount: 'amount' in chosen ? chosen.amount : ZERO,
    purposeId: cleanLine(form.purpose),
    name: cleanLine(form.name),
    email: cleanLine(form.email).toLowerCase(),
    mobile: normalizePhone(mobile) ?? mobile,
    address: addressLine(form.address),
    pan: cleanDonorId({ kind: 'pan', text: cleanLine(form.pan) }),
    origin: ORIGINS.find((origin) => origin === form.origin) ?? '',
    hidesName: form.hidesName !== 'no',
    isMonthly: form.monthly === 'yes',
    hasConsent: form.consent === 'yes',
  };
  const errors: GivingErrors = {
    ...('error' in chosen && { [chosen.field]: chosen.error }),
    ...errorsOf({ gift, terms }),
  };
  return { gift, errors };
}

/**
 * Reads the amount that was chosen or typed, and says at which field an error belongs. Never guesses which of two
 * amounts is meant.
 */
function chosenAmount({
  amount = '',
  ownAmount = '',
}: GivingForm): { amount: Paise } | { field: 'amount' | 'ownAmount'; error: GivingErrorKey } {
  const isTyped = ownAmount.trim() !== '';
  const isOwn = amount === OWN_AMOUNT || (amount === '' && isTyped);
  const read = readAmount({ text: isOwn ? ownAmount : amount, most: AMOUNT_MOST });
  if ('error' in read) return { field: isOwn ? 'ownAmount' : 'amount', error: read.error };
  if (isOwn || !isTyped) return read;
  const typed = readAmount({ text: ownAmount, most: AMOUNT_MOST });
  const isSame = 'amount' in typed && comparePaise(typed.amount, read.amount) === 0;
  return isSame ? read : { field: 'ownAmount', error: 'amountTwo' };
}

function errorsOf({ gift, terms }: { gift: CleanGift; terms: GivingTerms }): GivingErrors {
  const { purposeId, name, email, mobile, address, pan, origin, isMonthly, hasConsent } = gift;
  const isAbroad = origin === 'abroad';
  const errors: Partial<Record<GivingField, GivingErrorKey | undefined>> = {
    purpose: purposeId === '' || terms.purposeIds.includes(purposeId) ? undefined : 'donationPurposeClosed',
    name: findTextError({ text: name, most: PERSON_NAME_MOST, empty: 'donorNameRequired' }),
    email: isEmail(email) ? undefined : 'donorEmailWrong',
    mobile: findMobileError({ mobile, isAbroad }),
    address: findTextError({ text: address, most: ADDRESS_MOST, empty: 'donorAddressRequired' }),
    pan: pan === '' ? undefined : findPanError({ pan, ngoPan: terms.pan }),
    origin: findOriginError({ origin, foreign: terms.foreign }),
    // The reminders contain a UPI link, which needs an account in India.
    monthly: isMonthly && isAbroad ? 'donationMonthlyAbroad' : undefined,
    consent: hasConsent ? undefined : 'donationConsentRequired',
  };
  return Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== undefined));
}

/** Whoever lives abroad may have no Indian number. */
function findMobileError({ mobile, isAbroad }: { mobile: string; isAbroad: boolean }) {
  if (normalizePhone(mobile) === mobile || (isAbroad && mobile === '')) return undefined;
  return isAbroad ? 'donorMobileAbroad' : 'donorMobileWrong';
}

function findPanError({ pan, ngoPan }: { pan: string; ngoPan: string | null }) {
  return holdsAadhaar(pan) ? 'aadhaar' : findDonorIdError({ kind: 'pan', id: pan, ngoPan });
}

/** Without an account for gifts from abroad, the form only lets people say that they are citizens of India. */
function findOriginError({ origin, foreign }: { origin: Origin | ''; foreign: ForeignWay }) {
  if (foreign === 'bankTransfer') return origin === '' ? 'donationOriginRequired' : undefined;
  return origin === 'india' ? undefined : 'donationCitizenRequired';
}

/**
 * Returns by which way a gift is offered first. A gift from abroad can only be transferred; one above the limit of UPI
 * too.
 */
export function firstMethod({
  amount,
  isForeign,
  hasUpi,
  upiLimit,
}: {
  amount: Paise;
  isForeign: boolean;
  hasUpi: boolean;
  upiLimit: Paise;
}): OnlineMethod {
  return hasUpi && !isForeign && comparePaise(amount, upiLimit) <= 0 ? 'upi' : 'bankTransfer';
}

/** Returns what is missing to a goal; zero if it is reached. */
export function missingOf({ goal, given }: { goal: Paise; given: Paise }): Paise {
  return comparePaise(given, goal) >= 0 ? ZERO : subtractPaise(goal, given);
}
