import { cleanLine } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { ADDRESS_MOST } from '#src/features/donation/donation.values.ts';
import { addressLine } from '#src/features/donation/donor/donor-details.rules.ts';
import {
  cleanDonorId,
  findDonorIdError,
  type DonorIdErrorKey,
} from '#src/features/donation/donor/donor-id.rules.ts';

/** The fields of the form, in its order. */
export const OWN_DETAIL_FIELDS = ['name', 'address', 'pan'] as const;
export type OwnDetailField = (typeof OWN_DETAIL_FIELDS)[number];
export type OwnDetailsForm = { [field in OwnDetailField]?: string | undefined };

/** Normalised details. An empty PAN leaves the stored number as it is. */
export type OwnDetails = Record<OwnDetailField, string>;
export type OwnDetailErrors = Partial<
  Record<
    OwnDetailField,
    DonorIdErrorKey | 'donorNameRequired' | 'donorAddressRequired' | 'textLong' | 'aadhaar'
  >
>;

/**
 * Returns the details by which a donor corrects gifts, and for each field the first rule that it breaks. The rules are
 * those of the form to give. `ngoPans` are the PANs of the NGOs that got them.
 */
export function checkOwnDetails({ form, ngoPans }: { form: OwnDetailsForm; ngoPans: readonly string[] }): {
  details: OwnDetails;
  errors: OwnDetailErrors;
} {
  const details: OwnDetails = {
    name: cleanLine(form.name),
    address: addressLine(form.address),
    pan: cleanDonorId({ kind: 'pan', text: cleanLine(form.pan) }),
  };
  const { name, address, pan } = details;
  const errors = {
    name: findTextError({ text: name, most: PERSON_NAME_MOST, empty: 'donorNameRequired' }),
    address: findTextError({ text: address, most: ADDRESS_MOST, empty: 'donorAddressRequired' }),
    pan: pan === '' ? undefined : findPanError(pan, ngoPans),
  } satisfies { [field in OwnDetailField]: string | undefined };
  return {
    details,
    errors: Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== undefined)),
  };
}

function findPanError(pan: string, ngoPans: readonly string[]) {
  if (holdsAadhaar(pan)) return 'aadhaar';
  const ngoPan = ngoPans.find((known) => known === pan) ?? null;
  return findDonorIdError({ kind: 'pan', id: pan, ngoPan });
}

/** Returns what two spellings of a person's name have in common. A family may share a mailbox. */
export function personKey(name: string): string {
  return cleanLine(name).toLowerCase();
}
