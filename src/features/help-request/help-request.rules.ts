import { CITY_PROMPT } from '#src/features/reference/reference.values.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import {
  ADDRESS_MOST,
  DESCRIPTION_MOST,
  HELP_CATEGORIES,
  NAME_LEAST,
  NAME_MOST,
  PIN_MOST,
  SAFE_CONTACT_MOST,
  type HelpCategory,
} from './help-request.values.ts';

/** The fields as the specification spells them, with what we ask beside. */
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

/** What is wrong with a field: the key of its sentence among the messages of the API. */
export type HelpFault =
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
export type HelpFaults = Partial<Record<HelpField, HelpFault>>;

/** A form in its one form: digits in ASCII, blanks and marks in order, the address in lower case. */
export type CleanHelpForm = Record<HelpField, string>;

/** Letters of any script with their signs and joiners; words one blank apart. */
const NAME = /^[\p{L}\p{M}\u200c\u200d]+(?: [\p{L}\p{M}\u200c\u200d]+)*$/u;
const HAS_LETTER = /^\p{L}/u;

/** The form as it is checked and kept; what was not sent is an empty text. */
export function cleanHelpForm(form: HelpForm): CleanHelpForm {
  const line = (text = '') => cleanText({ text, keepLines: false });
  return {
    userName: line(form.userName),
    userMobile: toAsciiDigits(line(form.userMobile)),
    userEmail: line(form.userEmail).toLowerCase(),
    userOTP: toAsciiDigits(line(form.userOTP)).replace(/ /g, ''),
    userAddress: cleanText({ text: form.userAddress ?? '', keepLines: true }),
    helpDescription: cleanText({ text: form.helpDescription ?? '', keepLines: true }),
    userCity: line(form.userCity),
    userHelpCategory: line(form.userHelpCategory),
    userPin: toAsciiDigits(line(form.userPin)),
    safeContact: cleanText({ text: form.safeContact ?? '', keepLines: true }),
  };
}

/**
 * The specification's rules, the first that each field breaks; empty when the form is right. The browser and the server ask
 * the same. Whether the city is one and the code the right one only the server knows.
 */
export function faultsOfHelpForm(form: CleanHelpForm): HelpFaults {
  const faults: HelpFaults = {};
  for (const field of HELP_FIELDS) {
    const fault = FAULT_OF[field](form[field]);
    if (fault) faults[field] = fault;
  }
  return faults;
}

export function isHelpCategory(text: string): text is HelpCategory {
  return (HELP_CATEGORIES as readonly string[]).includes(text);
}

const FAULT_OF: Record<HelpField, (text: string) => HelpFault | undefined> = {
  userName: (text) => {
    if (text === '') return 'helpNameRequired';
    if (!NAME.test(text) || !HAS_LETTER.test(text)) return 'helpNameLetters';
    // A vowel sign counts towards the least, as in રવિ, and not towards the most.
    const isShort = [...text].length < NAME_LEAST;
    return isShort || [...text.replace(/[\p{M}\u200c\u200d]/gu, '')].length > NAME_MOST || text.length > 100
      ? 'helpNameLength'
      : undefined;
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
  userAddress: (text) => freeText({ text, most: ADDRESS_MOST, empty: 'helpAddressRequired' }),
  helpDescription: (text) => freeText({ text, most: DESCRIPTION_MOST, empty: 'helpDescriptionRequired' }),
  userCity: (text) =>
    text === '' || text.toLowerCase() === CITY_PROMPT.toLowerCase() ? 'helpCityRequired' : undefined,
  userHelpCategory: (text) => (isHelpCategory(text) ? undefined : 'helpCategoryRequired'),
  userPin: (text) => freeText({ text, most: PIN_MOST, empty: 'helpPinRequired' }),
  safeContact: (text) => freeText({ text, most: SAFE_CONTACT_MOST, empty: undefined }),
};

function freeText(given: {
  text: string;
  most: number;
  empty: HelpFault | undefined;
}): HelpFault | undefined {
  const { text, most, empty } = given;
  if (text === '') return empty;
  if (holdsAadhaar(text)) return 'aadhaar';
  return text.length > most ? 'textLong' : undefined;
}
