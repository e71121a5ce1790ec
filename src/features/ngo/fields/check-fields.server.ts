import type { MessageKey } from '#src/messages/api-messages.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { asReadInLatin } from '#src/shared/look-alikes.ts';
import { fieldChecks } from './field-checks.server.ts';
import type { NgoField } from './ngo-fields.values.ts';
import { faultOfPaper, PAPERS, type PaperField } from './papers.ts';

/** Field to the sentence that tells what is wrong with it. */
export type Faults = Map<string, MessageKey>;
export type CheckedPaper = { number: string; validFrom: string | null; validTo: string | null };
export type CheckedFields = {
  /** What was typed and is right, in its one form; what was left empty is not there. */
  values: Partial<Record<NgoField, string | number | string[]>>;
  papers: Partial<Record<PaperField, CheckedPaper>>;
  faults: Faults;
};

/** One sentence a field: what is asked for there. */
const ASKED: Record<NgoField, MessageKey> = {
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
  mission: 'askMission',
  description: 'askDescription',
  services: 'askServices',
  needs: 'askNeeds',
  foundedYear: 'askFoundedYear',
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

/** Checks what people typed of an NGO, field by field, every fault at once. `today` (YYYY-MM-DD) ends the years of founding. */
export function checkFields(options: {
  typed: Partial<Record<NgoField, string>>;
  fields: readonly NgoField[];
  required: readonly NgoField[];
  today: string;
}): CheckedFields {
  const { typed: given, fields, required, today } = options;
  const faults: Faults = new Map();
  const values: CheckedFields['values'] = {};
  for (const field of fields) {
    const typed = cleanText({ text: given[field] ?? '', keepLines: field === 'description' });
    const value = typed === '' ? undefined : checkField({ field, typed, faults });
    if (value !== undefined) values[field] = value;
  }
  if (Number(values.foundedYear ?? 0) > Number(today.slice(0, 4)))
    faults.set('foundedYear', 'askFoundedYear');
  for (const field of required)
    if (values[field] === undefined && !faults.has(field)) faults.set(field, ASKED[field]);
  const papers: CheckedFields['papers'] = {};
  for (const paper of PAPERS) {
    const taken = takePaper({ paper, values, faults });
    if (taken) papers[paper] = taken;
  }
  return { values, papers, faults };
}

function checkField(one: { field: NgoField; typed: string; faults: Faults }) {
  const { field, faults } = one;
  const typed = field === 'name' ? asReadInLatin(one.typed) : one.typed;
  // A phone number with its country code has twelve digits too; its own check keeps ten.
  if (field !== 'phone' && holdsAadhaar(typed)) {
    faults.set(field, 'aadhaar');
    return undefined;
  }
  const checked = fieldChecks[field](typed);
  if ('value' in checked && isInItsScript({ field, typed })) return checked.value;
  faults.set(field, ASKED[field]);
  return undefined;
}

function isInItsScript({ field, typed }: { field: NgoField; typed: string }): boolean {
  if (field === 'name') return !/(?!\p{Script=Latin})\p{L}/u.test(typed);
  if (field === 'nameGu') return languageOfText(typed) === 'gu' && !/\p{Script=Devanagari}/u.test(typed);
  if (field === 'nameHi') return languageOfText(typed) === 'hi' && !/\p{Script=Gujarati}/u.test(typed);
  return true;
}

function takePaper(one: {
  paper: PaperField;
  values: CheckedFields['values'];
  faults: Faults;
}): CheckedPaper | undefined {
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
