import { CITY_PROMPT } from '#src/features/reference/reference.values.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { isEmail, normalizePhone } from '#src/shared/india/contact-details.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import {
  ADDRESS_MOST,
  DESCRIPTION_MOST,
  HELP_CATEGORIES,
  HELP_CHOICES,
  NAME_LEAST,
  NAME_MOST,
  PIN_MOST,
  SAFE_CONTACT_MOST,
  type HelpCategory,
} from './help-request.values.ts';

/** The field names of the specification, and the additional fields of this form. */
export const HELP_FIELDS = [
  'userName',
  'userMobile',
  'userEmail',
  'userOTP',
  'userAddress',
  'helpDescription',
  'userCity',
  'userHelpCategory',
  'userPin',
  'safeContact',
] as const;
export type HelpField = (typeof HELP_FIELDS)[number];
export type HelpForm = Partial<Record<HelpField, string>>;

/** The key of a field's error message among the API messages. */
export type HelpErrorKey =
  | 'helpNameRequired'
  | 'helpNameLetters'
  | 'helpNameLength'
  | 'helpMobileRequired'
  | 'helpMobileDigits'
  | 'emailRequired'
  | 'emailInvalid'
  | 'helpOtpRequired'
  | 'helpAddressRequired'
  | 'helpDescriptionRequired'
  | 'helpCityRequired'
  | 'helpCategoryRequired'
  | 'helpPinRequired'
  | 'textLong'
  | 'aadhaar';
export type HelpErrors = Partial<Record<HelpField, HelpErrorKey>>;

/** A normalized form: ASCII digits, cleaned whitespace and punctuation, mail address in lower case. */
export type CleanHelpForm = Record<HelpField, string>;
/** A normalized form without errors. */
export type CheckedForm = CleanHelpForm & { userHelpCategory: HelpCategory };

/**
 * The maximum length of the raw input of each field, and the error if it is longer. Longer text is never
 * processed, because cleaning it could take minutes.
 */
const RAW_LIMITS: Record<HelpField, [most: number, error: HelpErrorKey]> = {
  userName: [200, 'helpNameLength'],
  userMobile: [60, 'helpMobileDigits'],
  userEmail: [300, 'emailInvalid'],
  userOTP: [60, 'textLong'],
  userAddress: [ADDRESS_MOST + 200, 'textLong'],
  helpDescription: [DESCRIPTION_MOST + 1000, 'textLong'],
  userCity: [100, 'helpCityRequired'],
  userHelpCategory: [100, 'helpCategoryRequired'],
  userPin: [60, 'textLong'],
  safeContact: [SAFE_CONTACT_MOST + 200, 'textLong'],
};

/** Letters of any script with combining marks and joiners; words are separated by single spaces. */
const NAME = /^[\p{L}\p{M}\u200c\u200d]+(?: [\p{L}\p{M}\u200c\u200d]+)*$/u;
const HAS_LETTER = /^\p{L}/u;

/**
 * Returns the form as it is validated and stored. A missing field becomes an empty string. A valid mobile
 * number becomes its ten digits, however it was entered. Text that is too long is cut to one character above
 * the limit, so it still fails validation.
 */
export function cleanHelpForm(form: HelpForm): CleanHelpForm {
  const clean = (field: HelpField, keepLines = false) => {
    const text = form[field] ?? '';
    const [most] = RAW_LIMITS[field];
    return text.length > most ? text.slice(0, most + 1) : cleanText({ text, keepLines });
  };
  const mobile = clean('userMobile');
  return {
    userName: clean('userName'),
    userMobile: normalizePhone(mobile) ?? toAsciiDigits(mobile),
    userEmail: clean('userEmail').toLowerCase(),
    userOTP: toAsciiDigits(clean('userOTP')).replace(/ /g, ''),
    userAddress: clean('userAddress', true),
    helpDescription: clean('helpDescription', true),
    userCity: clean('userCity'),
    userHelpCategory: clean('userHelpCategory'),
    userPin: toAsciiDigits(clean('userPin')),
    safeContact: clean('safeContact', true),
  };
}

/**
 * Returns the first rule of the specification that each field breaks, or an empty object if the form is
 * valid. The browser and the server both run these rules. Only the server can check the city name and the
 * code.
 */
export function findHelpFormErrors(form: CleanHelpForm): HelpErrors {
  const errors: HelpErrors = {};
  for (const field of HELP_FIELDS) {
    const [most, tooLong] = RAW_LIMITS[field];
    const error = form[field].length > most ? tooLong : VALIDATORS[field](form[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

export function isHelpCategory(text: string): text is HelpCategory {
  return (HELP_CATEGORIES as readonly string[]).includes(text);
}

/** A letter as people see it: with its vowel signs, and joined to the next one by a virama. */
const SEEN_LETTER = /\p{L}(?:[\u094d\u0acd]\u200d?\p{L}|[\p{M}\u200c\u200d])*/gu;

/** Returns how many characters of a name people see. Some browsers in use have no `Intl.Segmenter`. */
const countSeen = (name: string) => [...name.replace(SEEN_LETTER, 'x')].length;

const VALIDATORS: Record<HelpField, (text: string) => HelpErrorKey | undefined> = {
  userName: (text) => {
    if (text === '') return 'helpNameRequired';
    if (!NAME.test(text) || !HAS_LETTER.test(text)) return 'helpNameLetters';
    // Vowel signs count towards the minimum length (as in રવિ) but not towards the maximum.
    const isShort = [...text].length < NAME_LEAST;
    return isShort || text.length > 100 || countSeen(text) > NAME_MOST ? 'helpNameLength' : undefined;
  },
  userMobile: (text) => {
    if (text === '') return 'helpMobileRequired';
    return /^[0-9]{10}$/.test(text) ? undefined : 'helpMobileDigits';
  },
  userEmail: (text) => {
    if (text === '') return 'emailRequired';
    return isEmail(text) ? undefined : 'emailInvalid';
  },
  userOTP: (text) => (text === '' ? 'helpOtpRequired' : undefined),
  userAddress: (text) => findTextError({ text, most: ADDRESS_MOST, empty: 'helpAddressRequired' }),
  helpDescription: (text) =>
    findTextError({ text, most: DESCRIPTION_MOST, empty: 'helpDescriptionRequired' }),
  userCity: (text) =>
    text === '' || text.toLowerCase() === CITY_PROMPT.toLowerCase() ? 'helpCityRequired' : undefined,
  userHelpCategory: (text) =>
    HELP_CHOICES.some((choice) => choice === text) ? undefined : 'helpCategoryRequired',
  userPin: (text) => findTextError({ text, most: PIN_MOST, empty: 'helpPinRequired' }),
  safeContact: (text) => findTextError({ text, most: SAFE_CONTACT_MOST, empty: undefined }),
};
