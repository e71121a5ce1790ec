import { holdsContactDetails } from '#src/shared/india/hide-contact-details.ts';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { findPasswordError } from '#src/features/account/password/passwords.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { checkFields, type Errors } from '#src/features/ngo/fields/check-fields.server.ts';
import {
  REGISTRATION_FIELDS,
  REQUIRED_FIELDS,
  type PartialNgo,
} from '#src/features/ngo/fields/ngo-fields.values.ts';
import type { Claim, Registration } from './registration.contract.ts';
import { CLAIM_NOTE_MOST } from './registration.values.ts';

/** Validated person who registers or claims an NGO. The code is not verified yet. */
export type Person = { name: string; email: string; password: string; otp: string };
/**
 * Validates a registration and returns its normalised values.
 * @throws {AppError} 422 with the errors of all fields.
 */
export function checkRegistration(form: Registration): { record: PartialNgo; person: Person } {
  const today = dayInIndia(new Date());
  const { ngo, errors } = checkFields({
    input: form,
    fields: REGISTRATION_FIELDS,
    required: REQUIRED_FIELDS,
    today,
  });
  const person = checkPerson({
    form: { ...form, name: form.contactName, email: form.contactEmail },
    names: { name: 'contactName', email: 'contactEmail' },
    ngoName: form.name,
    errors,
  });
  refuse(errors);
  return { record: ngo, person };
}

/**
 * Validates a claim and returns its person and note.
 * @throws {AppError} 422 with the errors of all fields.
 */
export function checkClaim(form: Claim): { person: Person; note: string | null } {
  const errors: Errors = new Map();
  const person = checkPerson({ form, names: { name: 'name', email: 'email' }, errors });
  const note = cleanText({ text: form.note ?? '', keepLines: true });
  if (holdsAadhaar(note)) errors.set('note', 'aadhaar');
  else if (note.length > CLAIM_NOTE_MOST) errors.set('note', 'askNote');
  refuse(errors);
  return { person, note: note || null };
}

function checkPerson(input: {
  form: { name?: string; email?: string; password?: string; otp?: string; consent?: boolean };
  /** Names of the name and email fields in this form. */
  names: { name: string; email: string };
  ngoName?: string;
  errors: Errors;
}): Person {
  const { form, names, ngoName = '', errors } = input;
  const name = clean(form.name);
  const email = clean(form.email).toLowerCase();
  const { password = '' } = form;
  const otp = clean(form.otp);
  if (holdsAadhaar(name)) errors.set(names.name, 'aadhaar');
  else if (!/\p{L}.*\p{L}/u.test(name) || name.length > PERSON_NAME_MOST || holdsContactDetails(name))
    errors.set(names.name, 'askPersonName');
  if (!isEmail(email)) errors.set(names.email, email === '' ? 'emailRequired' : 'emailInvalid');
  const passwordError =
    password === '' ? 'passwordRequired' : findPasswordError(password, [name, email, ngoName]);
  if (passwordError) errors.set('password', passwordError);
  if (otp === '') errors.set('otp', 'codeRequired');
  if (form.consent !== true) errors.set('consent', 'consentRequired');
  return { name, email, password, otp };
}

function clean(text = ''): string {
  return cleanText({ text, keepLines: false });
}

function refuse(errors: Errors): void {
  if (errors.size > 0)
    throw new AppError({ status: 422, key: 'lookAtFields', fields: Object.fromEntries(errors) });
}
