import { EMAIL_MOST } from '#src/shared/text-limits.ts';
import { CITY_PROMPT } from '#src/features/reference/reference.values.ts';
import { cleanLine, cleanText } from '#src/shared/clean-text.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { normalizePhone } from '#src/shared/india/contact-details.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import {
  REGISTRANT_ADDRESS_MOST,
  REGISTRANT_CITY_MOST,
  REGISTRANT_MOBILE_MOST,
  REGISTRANT_NAME_MOST,
  REGISTER_FIELDS,
  type RegisterField,
} from '#src/features/scheme/scheme.values.ts';

/** The data of a form. Every field may be missing. */
export type RegisterForm = Partial<Record<RegisterField, string | undefined>>;
export type CleanRegistration = Record<RegisterField, string>;

export type RegistrationErrorKey =
  | 'schemeUserNameRequired'
  | 'schemeUserMobileRequired'
  | 'schemeUserEmailRequired'
  | 'schemeUserAddressRequired'
  | 'schemeUserCityRequired'
  | 'textLong'
  | 'aadhaar';
export type RegistrationErrors = Partial<Record<RegisterField, RegistrationErrorKey>>;

const RULES: Record<RegisterField, { empty: RegistrationErrorKey; most: number }> = {
  name: { empty: 'schemeUserNameRequired', most: REGISTRANT_NAME_MOST },
  mobileNumber: { empty: 'schemeUserMobileRequired', most: REGISTRANT_MOBILE_MOST },
  email: { empty: 'schemeUserEmailRequired', most: EMAIL_MOST },
  address: { empty: 'schemeUserAddressRequired', most: REGISTRANT_ADDRESS_MOST },
  city: { empty: 'schemeUserCityRequired', most: REGISTRANT_CITY_MOST },
};

/**
 * Normalises a registration. Missing fields become empty strings, and a number that can be an Indian mobile
 * number is reduced to its ten digits.
 */
export function cleanRegistration(form: RegisterForm): CleanRegistration {
  return {
    name: cleanLine(form.name),
    mobileNumber: normalizePhone(form.mobileNumber ?? '') ?? cleanLine(form.mobileNumber),
    email: cleanLine(form.email),
    address: cleanText({ text: form.address ?? '', keepLines: true }),
    city: cleanLine(form.city),
  };
}

/**
 * Returns the first rule that each field breaks, or an empty object for a valid form. The specification only
 * requires that no field is empty and sets no formats. The browser and the server both use it.
 */
export function findRegistrationErrors(form: CleanRegistration): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const field of REGISTER_FIELDS) {
    const { empty, most } = RULES[field];
    const text = form[field];
    const isMissing = text === '' || (field === 'city' && text.toLowerCase() === CITY_PROMPT.toLowerCase());
    // A mobile number with the prefix 91 has twelve digits, as an Aadhaar number does.
    const isNumber = field === 'mobileNumber' && normalizePhone(text) !== undefined;
    if (isMissing) errors[field] = empty;
    else if (text.length > most) errors[field] = 'textLong';
    else if (!isNumber && holdsAadhaar(text)) errors[field] = 'aadhaar';
  }
  return errors;
}

/**
 * Returns keys that identify the same person however the input was written: the ten digits of the number, and
 * the email address in lower case.
 */
export function personKeys({ mobileNumber, email }: CleanRegistration): { mobile: string; email: string } {
  const digits = toAsciiDigits(mobileNumber).replace(/\D/g, '');
  const mobile = normalizePhone(mobileNumber) ?? (digits || mobileNumber.toLowerCase());
  return { mobile, email: email.toLowerCase() };
}
