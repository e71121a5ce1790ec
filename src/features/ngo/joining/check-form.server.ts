import { faultOfPassword } from '#src/features/account/passwords.server.ts';
import { PERSON_NAME_MOST } from '#src/features/account/account.values.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import { AppError } from '#src/server/errors.server.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { asReadInLatin } from '#src/shared/look-alikes.ts';
import { fieldChecks } from '../fields/field-checks.server.ts';
import { faultOfPaper, PAPERS, type PaperField } from '../fields/papers.ts';
import type { NgoRecord } from '../ngo-record.server.ts';
import type { Claim, Registration } from './joining.contract.ts';
import { CLAIM_NOTE_MOST, JOINING_FIELDS, REQUIRED_FIELDS, type JoiningField } from './joining.values.ts';

/** Who joins, checked; the code is not yet compared. */
export type Person = { name: string; email: string; password: string; otp: string };
type Faults = Map<string, MessageKey>;
type Values = Partial<Record<JoiningField, string>>;

/** One sentence a field: what is asked for there. */
const ASKED: Record<JoiningField, MessageKey> = {
  name: 'askNgoName',
  nameGu: 'askNameGu',
  nameHi: 'askNameHi',
  category: 'askCategory',
  city: 'askCity',
  registrationType: 'askRegistrationType',
  address: 'askAddress',
  pin: 'askPin',
  phone: 'askPhone',
  email: 'askNgoEmail',
  website: 'askWebsite',
  darpanId: 'askDarpanId',
  pan: 'askPan',
  reg12A: 'askTaxNumber',
  reg12AValidFrom: 'askDay',
  reg12AValidTo: 'askDay',
  reg80G: 'askTaxNumber',
  reg80GValidFrom: 'askDay',
  reg80GValidTo: 'askDay',
  fcra: 'askFcra',
  fcraValidFrom: 'askDay',
  fcraValidTo: 'askDay',
  csr1: 'askCsr1',
};

/**
 * A registration as it is to be saved, every value in its one form.
 * @throws {AppError} 422 with every fault of every field.
 */
export function checkRegistration(form: Registration): { record: NgoRecord; person: Person } {
  const faults: Faults = new Map();
  const values: Values = {};
  for (const field of JOINING_FIELDS) {
    const typed = clean(form[field]);
    const value = typed === '' ? undefined : checkField({ field, typed, faults });
    if (value !== undefined) values[field] = value;
  }
  for (const field of REQUIRED_FIELDS)
    if (values[field] === undefined && !faults.has(field)) faults.set(field, ASKED[field]);
  const papers = Object.fromEntries(PAPERS.map((paper) => [paper, takePaper({ paper, values, faults })]));
  const person = checkPerson({
    form: { ...form, name: form.contactName, email: form.contactEmail },
    names: { name: 'contactName', email: 'contactEmail' },
    faults,
  });
  refuse(faults);
  return { record: { ...values, ...papers } as NgoRecord, person };
}

/**
 * A claim's person and note.
 * @throws {AppError} 422 with every fault of every field.
 */
export function checkClaim(form: Claim): { person: Person; note: string | null } {
  const faults: Faults = new Map();
  const person = checkPerson({ form, names: { name: 'name', email: 'email' }, faults });
  const note = cleanText({ text: form.note ?? '', keepLines: true });
  if (holdsAadhaar(note)) faults.set('note', 'aadhaar');
  else if (note.length > CLAIM_NOTE_MOST) faults.set('note', 'askNote');
  refuse(faults);
  return { person, note: note || null };
}

function checkField(one: { field: JoiningField; typed: string; faults: Faults }): string | undefined {
  const { field, faults } = one;
  const typed = field === 'name' ? asReadInLatin(one.typed) : one.typed;
  // A phone number with its country code has twelve digits too; its own check keeps ten.
  if (field !== 'phone' && holdsAadhaar(typed)) {
    faults.set(field, 'aadhaar');
    return undefined;
  }
  const checked = fieldChecks[field](typed);
  if ('value' in checked && isInItsScript({ field, typed })) return checked.value as string;
  faults.set(field, ASKED[field]);
  return undefined;
}

function isInItsScript({ field, typed }: { field: JoiningField; typed: string }): boolean {
  if (field === 'name') return !/(?!\p{Script=Latin})\p{L}/u.test(typed);
  if (field === 'nameGu') return languageOfText(typed) === 'gu' && !/\p{Script=Devanagari}/u.test(typed);
  if (field === 'nameHi') return languageOfText(typed) === 'hi' && !/\p{Script=Gujarati}/u.test(typed);
  return true;
}

function takePaper(one: { paper: PaperField; values: Values; faults: Faults }) {
  const { paper, values, faults } = one;
  const {
    [paper]: number,
    [`${paper}ValidFrom`]: from,
    [`${paper}ValidTo`]: to,
  } = values as Record<string, string>;
  const dates = { validFrom: from ?? null, validTo: to ?? null };
  const fault = faultOfPaper({ number, ...dates });
  if (fault === 'noNumber' && !faults.has(paper)) faults.set(paper, 'paperNumber');
  if (fault === 'endsFirst') faults.set(`${paper}ValidTo`, 'paperEnds');
  return number === undefined ? undefined : { number, ...dates };
}

function checkPerson(one: {
  form: { name?: string; email?: string; password?: string; otp?: string; consent?: boolean };
  /** What name and address are called in this form. */
  names: { name: string; email: string };
  faults: Faults;
}): Person {
  const { form, names, faults } = one;
  const name = clean(form.name);
  const email = clean(form.email).toLowerCase();
  const { password = '' } = form;
  const otp = clean(form.otp);
  if (holdsAadhaar(name)) faults.set(names.name, 'aadhaar');
  else if (!/\p{L}.*\p{L}/u.test(name) || name.length > PERSON_NAME_MOST)
    faults.set(names.name, 'askPersonName');
  if (!isEmail(email)) faults.set(names.email, email === '' ? 'emailRequired' : 'emailInvalid');
  const passwordFault = password === '' ? 'passwordRequired' : faultOfPassword(password);
  if (passwordFault) faults.set('password', passwordFault);
  if (otp === '') faults.set('otp', 'codeRequired');
  if (form.consent !== true) faults.set('consent', 'askConsent');
  return { name, email, password, otp };
}

function clean(text = ''): string {
  return cleanText({ text, keepLines: false });
}

function refuse(faults: Faults): void {
  if (faults.size > 0)
    throw new AppError({ status: 422, key: 'lookAtFields', fields: Object.fromEntries(faults) });
}
