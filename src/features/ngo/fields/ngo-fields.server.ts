import { holdsContactDetails, listContactDetails } from '#src/shared/india/hide-contact-details.ts';
import {
  ADDRESS_MOST,
  DESCRIPTION_MOST,
  MISSION_MOST,
  NEEDS_MOST,
  NGO_NAME_MOST,
  REGISTRATION_TYPES,
  type RegistrationType,
} from '#src/features/ngo/ngo.values.ts';
import { needById } from '#src/search/need-catalogue.server.ts';
import { isEmail, isPin, normalizePhone } from '#src/shared/india/contact-details.ts';
import { normalizeWebsite } from '#src/shared/website.ts';
import { parseDay } from '#src/shared/india/dates.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { isPan, isTaxNumber } from '#src/shared/india/registration-numbers.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type messages from './fields.messages.en.ts';
import { findCategorySlug, findCityByAnyName, townsOfDistrict } from './name-lookup.server.ts';
import type { NgoField } from './ngo-fields.values.ts';
import { formatOpeningHours, parseOpeningHours } from './opening-hours.ts';
import { parseServices } from './services-text.ts';
import { namesOfService, SERVICE_NAME_MOST, SERVICES_MOST, type NgoService } from './services.values.ts';

/** A value in its stored form, or a sentence on what is wrong with it, for the user who imports it. */
type CheckedField = { value: string | number | string[] | NgoService[] } | { reason: string };
type Check = (text: string) => CheckedField;

const FOUNDED_FIRST = 1800;

const text =
  (most: number): Check =>
  (input) =>
    input.length <= most ? { value: input } : { reason: `It is longer than ${most} characters.` };

/** Signs such as ✔ and ★, which look like an approval of ours, and pictures. Signs of faith belong to some names. */
const SIGN = /(?![🕉☪✝☸✡🪯☬])[\p{So}\p{Extended_Pictographic}√]/u;

const name: Check = (input) => {
  const checked = text(NGO_NAME_MOST)(input);
  if ('reason' in checked) return checked;
  if (SIGN.test(input)) return { reason: 'A name holds no sign such as ✔ or ★.' };
  if ([...input].length < 3) return { reason: 'A name has at least 3 characters.' };
  if (!/\p{L}/u.test(input)) return { reason: 'A name holds letters.' };
  // A name stands in subjects of mails, and is no place to be called at.
  return holdsContactDetails(input) ? { reason: 'A name holds no phone number and no address.' } : checked;
};

const SCRIPTS = {
  gu: { script: 'Gujarati', letters: /\p{Script=Gujarati}/u },
  hi: { script: 'Devanagari', letters: /\p{Script=Devanagari}/u },
};

/** A translation holds letters of its script. */
const inScript =
  ({ language, check }: { language: keyof typeof SCRIPTS; check: Check }): Check =>
  (input) => {
    const { script, letters } = SCRIPTS[language];
    return letters.test(input) ? check(input) : { reason: `It holds no letter of the ${script} script.` };
  };

const code =
  ({ is, reason }: { is: (text: string) => boolean; reason: string }): Check =>
  (input) => {
    const value = toAsciiDigits(input).toUpperCase().replace(/\s+/g, '');
    return is(value) ? { value } : { reason };
  };

/** Older numbers have no fixed format, but none holds a phone number or an address. */
const taxNumber: Check = (input) =>
  isTaxNumber(toAsciiDigits(input)) && listContactDetails(input).length === 0
    ? { value: toAsciiDigits(input).toUpperCase() }
    : {
        reason:
          'A 12A or 80G number holds digits, no phone number or address, and has at most 100 characters.',
      };

const day: Check = (input) => {
  const value = parseDay(input);
  return value ? { value } : { reason: 'It is no day: write 2027-03-31 or 31-03-2027.' };
};

const phone: Check = (input) => {
  const value = normalizePhone(input);
  return value
    ? { value }
    : { reason: 'A phone number has 10 digits (with or without +91), and only one may stand here.' };
};

const website: Check = (input) => {
  const value = normalizeWebsite(input);
  return value ? { value } : { reason: 'It is no website address that begins with http:// or https://.' };
};

const openingHours: Check = (input) => {
  const hours = parseOpeningHours(input);
  return hours
    ? { value: formatOpeningHours(hours) }
    : { reason: 'Opening hours look like Mo-Fr 10:00-17:00; Sa 10:00-13:00.' };
};

const category: Check = (input) => {
  const value = findCategorySlug(input);
  return value
    ? { value }
    : { reason: 'There is no such category: write its slug, its English name or a Darpan key issue.' };
};

const city: Check = (input) => {
  const match = findCityByAnyName(input);
  if (match) return { value: match.name };
  const towns = townsOfDistrict(input);
  if (towns.length === 0) return { reason: 'There is no such town in the list of towns.' };
  return { reason: `It is a district: write the town, for example ${towns.slice(0, 3).join(', ')}.` };
};

const services: Check = (input) => {
  const { services: value, unknown } = parseServices(input);
  if (unknown !== undefined) {
    const part = unknown.slice(0, 40);
    return { reason: `A service says ${part}, which is no translation, cost or group of people.` };
  }
  if (value.length > SERVICES_MOST) return { reason: `At most ${SERVICES_MOST} services are taken.` };
  return value.flatMap(namesOfService).every((service) => service.length <= SERVICE_NAME_MOST)
    ? { value }
    : {
        reason: `A service is longer than ${SERVICE_NAME_MOST} characters: separate services by semicolons.`,
      };
};

/** Sorted, so that equal sets of needs are equal values. */
const needs: Check = (input) => {
  const ids = input.split(';').map((id) => id.trim().toLowerCase());
  const value = [...new Set(ids)].filter((id) => id !== '').sort();
  const unknown = value.find((id) => !needById.has(id));
  if (unknown !== undefined)
    return {
      reason: `There is no need ${unknown.slice(0, 40)}: write ids of needs, separated by semicolons.`,
    };
  return value.length <= NEEDS_MOST ? { value } : { reason: `At most ${NEEDS_MOST} needs are taken.` };
};

const foundedYear: Check = (input) => {
  const year = Number(/^\d{4}$/.exec(toAsciiDigits(input))?.[0]);
  return year >= FOUNDED_FIRST
    ? { value: year }
    : { reason: `The year of founding has four digits and is not before ${FOUNDED_FIRST}.` };
};

const registrationType: Check = (input) => {
  const value: RegistrationType | undefined = /\bsec(tion|\.)?\s*\.?\s*(8|25)\b/i.test(input)
    ? 'Section 8 Company'
    : /\btrust\b/i.test(input)
      ? 'Trust'
      : /\bsociet(y|ies)\b/i.test(input)
        ? 'Society'
        : undefined;
  return value ? { value } : { reason: `It is none of ${REGISTRATION_TYPES.join(', ')}.` };
};

type FieldRule = {
  /** The audit log shows the label of this column. */
  column: keyof Tables['ngo'] & keyof typeof messages.columns;
  /** Expects cleaned, non-empty text (`cleanText`). */
  check: Check;
  /** The error message for the user of a form. */
  error: MessageKey;
};

/** The server's part of the field catalogue. */
export const fieldRules = {
  name: { column: 'name', check: name, error: 'ngoNameInvalid' },
  nameGu: {
    column: 'name_gu',
    check: inScript({ language: 'gu', check: name }),
    error: 'nameGuInvalid',
  },
  nameHi: {
    column: 'name_hi',
    check: inScript({ language: 'hi', check: name }),
    error: 'nameHiInvalid',
  },
  category: { column: 'category', check: category, error: 'categoryInvalid' },
  city: { column: 'city', check: city, error: 'cityInvalid' },
  address: { column: 'address', check: text(ADDRESS_MOST), error: 'addressInvalid' },
  pin: {
    column: 'pin',
    check: code({ is: isPin, reason: 'A PIN code has 6 digits and does not begin with 0.' }),
    error: 'pinInvalid',
  },
  phone: { column: 'phone', check: phone, error: 'phoneInvalid' },
  email: {
    column: 'email',
    check: (input) => (isEmail(input) ? { value: input } : { reason: 'It is no mail address.' }),
    error: 'ngoEmailInvalid',
  },
  website: { column: 'website', check: website, error: 'websiteInvalid' },
  openingHours: { column: 'opening_hours', check: openingHours, error: 'openingHoursInvalid' },
  mission: { column: 'mission', check: text(MISSION_MOST), error: 'missionInvalid' },
  missionGu: {
    column: 'mission_gu',
    check: inScript({ language: 'gu', check: text(MISSION_MOST) }),
    error: 'missionGuInvalid',
  },
  missionHi: {
    column: 'mission_hi',
    check: inScript({ language: 'hi', check: text(MISSION_MOST) }),
    error: 'missionHiInvalid',
  },
  description: { column: 'description', check: text(DESCRIPTION_MOST), error: 'descriptionInvalid' },
  descriptionGu: {
    column: 'description_gu',
    check: inScript({ language: 'gu', check: text(DESCRIPTION_MOST) }),
    error: 'descriptionGuInvalid',
  },
  descriptionHi: {
    column: 'description_hi',
    check: inScript({ language: 'hi', check: text(DESCRIPTION_MOST) }),
    error: 'descriptionHiInvalid',
  },
  services: { column: 'services', check: services, error: 'servicesInvalid' },
  needs: { column: 'needs', check: needs, error: 'needsInvalid' },
  foundedYear: { column: 'founded_year', check: foundedYear, error: 'foundedYearInvalid' },
  registrationType: {
    column: 'registration_type',
    check: registrationType,
    error: 'registrationTypeInvalid',
  },
  darpanId: {
    column: 'darpan_id',
    check: code({
      is: (input) => /^[A-Z]{2}\/(?:19|20)[0-9]{2}\/[0-9]{7}$/.test(input),
      reason: 'A Darpan id looks like GJ/2017/0123456.',
    }),
    error: 'darpanIdInvalid',
  },
  pan: {
    column: 'pan',
    check: code({
      is: isPan,
      reason: 'It is no PAN: five letters, four digits, a letter, the fourth telling the holder.',
    }),
    error: 'panInvalid',
  },
  reg12A: { column: 'reg_12a_number', check: taxNumber, error: 'taxNumberInvalid' },
  reg12AValidFrom: { column: 'reg_12a_valid_from', check: day, error: 'dateInvalid' },
  reg12AValidTo: { column: 'reg_12a_valid_to', check: day, error: 'dateInvalid' },
  reg80G: { column: 'reg_80g_number', check: taxNumber, error: 'taxNumberInvalid' },
  reg80GValidFrom: { column: 'reg_80g_valid_from', check: day, error: 'dateInvalid' },
  reg80GValidTo: { column: 'reg_80g_valid_to', check: day, error: 'dateInvalid' },
  fcra: {
    column: 'fcra_number',
    check: code({ is: (input) => /^[0-9]{9}$/.test(input), reason: 'An FCRA number has 9 digits.' }),
    error: 'fcraInvalid',
  },
  fcraValidFrom: { column: 'fcra_valid_from', check: day, error: 'dateInvalid' },
  fcraValidTo: { column: 'fcra_valid_to', check: day, error: 'dateInvalid' },
  csr1: {
    column: 'csr1',
    check: code({
      is: (input) => /^CSR[0-9]{8}$/.test(input),
      reason: 'A CSR-1 number is CSR and 8 digits.',
    }),
    error: 'csr1Invalid',
  },
} as const satisfies Record<NgoField, FieldRule>;

export type FieldColumn = (typeof fieldRules)[NgoField]['column'];
