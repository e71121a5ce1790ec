import { cleanLine, cleanText } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { isEmail, normalizePhone } from '#src/shared/india/contact-details.ts';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { ADDRESS_MOST, DONOR_ID_KINDS, type DonorIdKind } from '#src/features/donation/donation.values.ts';
import { cleanDonorId, findDonorIdError } from './donor-id.rules.ts';

/** What an NGO writes about a donor, in the order of its forms. All of it may be empty. */
export const DONOR_FIELDS = [
  'donorName',
  'donorMobile',
  'donorEmail',
  'donorAddress',
  'donorIdKind',
  'donorId',
] as const;
export type DonorField = (typeof DONOR_FIELDS)[number];
export type DonorForm = { [field in DonorField]?: string | null | undefined };

/** A normalised form; null for what is empty. */
export type DonorDetails = {
  donorName: string | null;
  donorMobile: string | null;
  donorEmail: string | null;
  donorAddress: string | null;
  donorId: { kind: DonorIdKind; id: string } | null;
};
export type DonorErrorKey =
  | 'giftNameRequired'
  | 'giftMobileWrong'
  | 'giftEmailWrong'
  | 'giftPanOfNgo'
  | 'donorPanWrong'
  | 'donorPanKind'
  | 'donorIdWrong'
  | 'textLong'
  | 'aadhaar';
export type DonorErrors = Partial<Record<DonorField, DonorErrorKey>>;

/**
 * Returns the normalised details of a donor, and for each field the first rule that it breaks. A donor may be nameless,
 * but then nothing else is known either. `ngoPan` is the PAN of the NGO, if the caller knows it.
 */
export function checkDonor({ form, ngoPan = null }: { form: DonorForm; ngoPan?: string | null }): {
  donor: DonorDetails;
  errors: DonorErrors;
} {
  const name = cleanLine(form.donorName);
  const mobile = cleanLine(form.donorMobile);
  const email = cleanLine(form.donorEmail).toLowerCase();
  const address = addressLine(form.donorAddress);
  const kind = DONOR_ID_KINDS.find((known) => known === form.donorIdKind) ?? 'pan';
  const id = cleanDonorId({ kind, text: cleanLine(form.donorId) });
  const isNameNeeded = [mobile, email, address, id].some((text) => text !== '');
  const errors: Record<DonorField, DonorErrorKey | undefined> = {
    donorName: findTextError({
      text: name,
      most: PERSON_NAME_MOST,
      empty: isNameNeeded ? 'giftNameRequired' : undefined,
    }),
    donorMobile: mobile === '' || normalizePhone(mobile) !== undefined ? undefined : 'giftMobileWrong',
    donorEmail: email === '' || isEmail(email) ? undefined : 'giftEmailWrong',
    donorAddress: findTextError({ text: address, most: ADDRESS_MOST, empty: undefined }),
    donorIdKind: undefined,
    donorId: id === '' ? undefined : findIdError({ kind, id, ngoPan }),
  };
  return {
    donor: {
      donorName: name || null,
      donorMobile: normalizePhone(mobile) ?? null,
      donorEmail: email || null,
      donorAddress: address || null,
      donorId: id === '' ? null : { kind, id },
    },
    errors: Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== undefined)),
  };
}

function findIdError(donorId: { kind: DonorIdKind; id: string; ngoPan: string | null }) {
  // The law forbids to keep it, also as a number of another kind.
  if (holdsAadhaar(donorId.id)) return 'aadhaar';
  const error = findDonorIdError(donorId);
  return error === 'donorPanOfNgo' ? 'giftPanOfNgo' : error;
}

/** Returns an address in one line, as it is stored and as the yearly statement needs it. */
export function addressLine(text: string | null | undefined): string {
  return cleanText({ text: text ?? '', keepLines: true })
    .split('\n')
    .map((part) => part.replace(/[,\s]+$/, ''))
    .filter(Boolean)
    .join(', ');
}
