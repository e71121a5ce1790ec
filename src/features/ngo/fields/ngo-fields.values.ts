import type { RegistrationType } from '#src/features/ngo/ngo.values.ts';
import {
  DATED_DOCUMENTS,
  documents,
  DOCUMENT_FIELDS,
  partsOf,
  type DatedDocument,
  type DatedNumber,
  type DocumentField,
  type DocumentName,
} from './documents.values.ts';
import type { NgoService } from './services.values.ts';

/** The value type of each kind of field. */
type Values = {
  text: string;
  list: string[];
  services: NgoService[];
  year: number;
  choice: RegistrationType;
  plainDocument: string;
  explainedDocument: string;
  datedDocument: DatedNumber;
};

type Guard = 'staff' | 'check' | 'time' | 'password';

type Definition = {
  kind: keyof Values;
  /**
   * Whether the registration form includes the field. It always includes documents; other fields are in the
   * edit form.
   */
  registration?: 'required' | 'optional';
  /**
   * Once the page is public, only managers of the NGO change the field, with their password, and a change waits: for
   * our team (`staff`), for our team if it has checked the NGO (`check`), for the time, or for nothing (`password`).
   * Documents are `check` too. See docs/decisions/042-guarded-fields.md.
   */
  guarded?: Guard;
  /** Stays when the NGO is erased, because donation records refer to it. Documents stay too. */
  isKept?: true;
};

/**
 * The catalogue of the fields of an NGO, in the order of a CSV file. The record, the columns, the API
 * schemas, the import, the forms, the registration proof and the labels derive from it. See
 * docs/decisions/024-ngo-fields.md.
 */
export const ngoFields = {
  name: { kind: 'text', registration: 'required', guarded: 'staff', isKept: true },
  nameGu: { kind: 'text', registration: 'optional', guarded: 'staff', isKept: true },
  nameHi: { kind: 'text', registration: 'optional', guarded: 'staff', isKept: true },
  category: { kind: 'text', registration: 'required', guarded: 'password', isKept: true },
  city: { kind: 'text', registration: 'required', guarded: 'password', isKept: true },
  address: { kind: 'text', registration: 'required', guarded: 'password' },
  pin: { kind: 'text', registration: 'required', guarded: 'password' },
  phone: { kind: 'text', registration: 'required', guarded: 'time' },
  email: { kind: 'text', registration: 'required', guarded: 'time' },
  website: { kind: 'text', registration: 'optional', guarded: 'time' },
  openingHours: { kind: 'text' },
  mission: { kind: 'text' },
  missionGu: { kind: 'text' },
  missionHi: { kind: 'text' },
  description: { kind: 'text' },
  descriptionGu: { kind: 'text' },
  descriptionHi: { kind: 'text' },
  services: { kind: 'services' },
  needs: { kind: 'list', guarded: 'password' },
  foundedYear: { kind: 'year' },
  registrationType: { kind: 'choice', registration: 'required', guarded: 'check', isKept: true },
  ...documents,
} as const satisfies Record<string, Definition>;

type Fields = typeof ngoFields;
type NamesOf<Shape> = { [Name in keyof Fields]: Fields[Name] extends Shape ? Name : never }[keyof Fields];

/** A key of the record. A dated document is a single key. */
export type NgoValueName = keyof Fields;
export type KindOf<Name extends NgoValueName> = Fields[Name]['kind'];
export type NgoValues = { [Name in NgoValueName]: Values[KindOf<Name>] };
/** A key whose value is a list, empty if nothing is known. */
export type ListName = NamesOf<{ kind: 'list' | 'services' }>;
/**
 * A value that says who an NGO is, or where money or calls go. The needs that our team checks first are one of their
 * own, and `needs` are the others.
 */
export type GuardedField = NamesOf<{ guarded: Guard }> | DocumentName | 'sensitiveNeeds';
/** What a change of guarded values is about. Our team decides on each part alone. */
export type GuardedPart = 'names' | 'papers' | 'needs' | 'contacts';
/** A form field or CSV column, entered as one text. */
export type NgoField = NgoValueName | DocumentField;
type NeededName = (typeof NEEDED_FIELDS)[number];
/** The required values of an NGO, and any others that are known. */
export type PartialNgo = Pick<NgoValues, NeededName> & Partial<Omit<NgoValues, NeededName>>;

export const NGO_VALUES = Object.keys(ngoFields) as NgoValueName[];
const PLAIN_FIELDS = NGO_VALUES.filter((name) => !(name in documents));
/** The form fields in the order of a CSV file. */
export const NGO_FIELDS: NgoField[] = [...PLAIN_FIELDS, ...DOCUMENT_FIELDS];
/** The fields that every NGO has. */
export const NEEDED_FIELDS = ['name', 'category', 'city'] as const satisfies NgoField[];
/** The fields of the registration form, and those it requires. */
export const REGISTRATION_FIELDS = [
  ...PLAIN_FIELDS.filter((name) => definitionOf(name).registration),
  ...DOCUMENT_FIELDS,
] as (NamesOf<{ registration: string }> | DocumentField)[];
export const REQUIRED_FIELDS: NgoField[] = PLAIN_FIELDS.filter(
  (name) => definitionOf(name).registration === 'required',
);
export const GUARDED_FIELDS = [
  ...NGO_VALUES.filter((name) => name in documents || definitionOf(name).guarded),
  'sensitiveNeeds',
] as GuardedField[];

/** Returns what a change of the value waits for. `isChecked`: our team has checked the NGO. */
export function waitsFor({
  field,
  isChecked,
}: {
  field: GuardedField;
  isChecked: boolean;
}): 'staff' | 'time' | 'nothing' {
  const guard = guardOf(field);
  if (guard === 'check') return isChecked ? 'staff' : 'nothing';
  return guard === 'password' ? 'nothing' : guard;
}

/** Returns whether a member may change the value while nobody sees the page. */
export function isOfMembers(field: GuardedField): boolean {
  return field === 'sensitiveNeeds' || guardOf(field) === 'password';
}

/** Returns what a change of the value is about. */
export function partOfPage(field: GuardedField): GuardedPart {
  if (field === 'needs' || field === 'sensitiveNeeds') return 'needs';
  const guard = guardOf(field);
  return guard === 'check' ? 'papers' : guard === 'staff' ? 'names' : 'contacts';
}

/** Returns the form fields in which the value is entered. */
export function formFieldsOf(field: GuardedField): NgoField[] {
  if (field === 'sensitiveNeeds') return ['needs'];
  return isDatedValue(field) ? Object.values(partsOf(field)) : [field];
}

function guardOf(field: GuardedField): Guard {
  if (field === 'sensitiveNeeds' || isDocument(field)) return 'check';
  return ngoFields[field].guarded;
}

function isDocument(field: GuardedField): field is DocumentName {
  return field in documents;
}

/** The values that erasing an NGO empties. */
export const ERASED_VALUES = NGO_VALUES.filter((name) => !definitionOf(name).isKept && !(name in documents));

/** Texts of several lines. Other texts have one. */
export const MULTILINE_FIELDS = [
  'description',
  'descriptionGu',
  'descriptionHi',
  'services',
] as const satisfies NgoField[];

/** Returns whether the text of the field keeps its line breaks. */
export function isMultiline(field: NgoField): boolean {
  return (MULTILINE_FIELDS as readonly NgoField[]).includes(field);
}

/** Returns whether the value of the key is a list. */
export function isListName(name: NgoValueName): name is ListName {
  const { kind } = ngoFields[name];
  return kind === 'list' || kind === 'services';
}

/** Returns whether the value is a number with dates, each in a form field of its own. */
export function isDatedValue(name: NgoValueName): name is DatedDocument {
  return (DATED_DOCUMENTS as string[]).includes(name);
}

function definitionOf(name: NgoValueName): Definition {
  return ngoFields[name];
}
