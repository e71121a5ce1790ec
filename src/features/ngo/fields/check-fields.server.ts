import type { MessageKey } from '#src/messages/api-messages.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { asReadInLatin } from '#src/shared/look-alikes.ts';
import { fieldRules } from './ngo-fields.server.ts';
import { isMultiline, type NgoField, type PartialNgo } from './ngo-fields.values.ts';
import { ngoOfValues, type CheckedValues } from './ngo-of-values.ts';

/** Maps each field to its error message. */
export type Errors = Map<string, MessageKey>;

/**
 * Validates the values entered for an NGO and reports the errors of all fields at once. `today` (YYYY-MM-DD)
 * limits the founding year. `storedNames` may stay as they are, also if the rules for names are stricter
 * now. `ngo` is complete only if there are no errors.
 */
export function checkFields(options: {
  input: Partial<Record<NgoField, string>>;
  fields: readonly NgoField[];
  required: readonly NgoField[];
  today: string;
  storedNames?: Partial<Record<NgoField, string | null>>;
}): { ngo: PartialNgo; errors: Errors } {
  const { input, fields, required, today, storedNames = {} } = options;
  const errors: Errors = new Map();
  const values: CheckedValues = {};
  for (const field of fields) {
    const text = cleanText({ text: input[field] ?? '', keepLines: isMultiline(field) });
    if (text === '') continue;
    const value = text === storedNames[field] ? text : checkField({ field, text, errors });
    if (value !== undefined) values[field] = value;
  }
  if (Number(values.foundedYear ?? 0) > Number(today.slice(0, 4)))
    errors.set('foundedYear', 'foundedYearInvalid');
  for (const field of required)
    if (values[field] === undefined && !errors.has(field)) errors.set(field, fieldRules[field].error);
  const ngo = ngoOfValues({
    values,
    onError: (error, { number, validTo }) => {
      if (error === 'endsFirst') errors.set(validTo, 'paperEnds');
      else if (!errors.has(number)) errors.set(number, 'paperNumber');
    },
  });
  return { ngo, errors };
}

function checkField(input: { field: NgoField; text: string; errors: Errors }) {
  const { field, errors } = input;
  const text = field === 'name' ? asReadInLatin(input.text) : input.text;
  // A phone number with its country code also has twelve digits; its own check keeps the last ten.
  if (field !== 'phone' && holdsAadhaar(text)) {
    errors.set(field, 'aadhaar');
    return undefined;
  }
  const checked = fieldRules[field].check(text);
  if ('value' in checked && isInItsScript({ field, text })) return checked.value;
  errors.set(field, fieldRules[field].error);
  return undefined;
}

function isInItsScript({ field, text }: { field: NgoField; text: string }): boolean {
  if (field === 'name') return !/(?!\p{Script=Latin})\p{L}/u.test(text);
  if (field === 'nameGu') return languageOfText(text) === 'gu' && !/\p{Script=Devanagari}/u.test(text);
  if (field === 'nameHi') return languageOfText(text) === 'hi' && !/\p{Script=Gujarati}/u.test(text);
  if (field === 'missionGu' || field === 'descriptionGu') return languageOfText(text) === 'gu';
  if (field === 'missionHi' || field === 'descriptionHi') return languageOfText(text) === 'hi';
  return true;
}
