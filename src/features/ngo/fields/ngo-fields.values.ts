import type { RegistrationType } from '#src/features/ngo/ngo.values.ts';
import {
  DATED_DOCUMENTS,
  documents,
  DOCUMENT_FIELDS,
  type DatedDocument,
  type DatedNumber,
  type DocumentField,
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

type Definition = {
  kind: keyof Values;
  /**
   * Whether the registration form includes the field. It always includes documents; other fields are in the
   * edit form.
   */
  registration?: 'required' | 'optional';
  /**
   * What a change of the field waits for once the page is public: our team, which checks names, or the time. Only
   * managers of the NGO may ask for it, with their password. See docs/decisions/042-guarded-fields.md.
   */
  guarded?: 'staff' | 'time';
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
  category: { kind: 'text', registration: 'required', isKept: true },
  city: { kind: 'text', registration: 'required', isKept: true },
  address: { kind: 'text', registration: 'required' },
  pin: { kind: 'text', registration: 'required' },
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
  needs: { kind: 'list' },
  foundedYear: { kind: 'year' },
  registrationType: { kind: 'choice', registration: 'required', isKept: true },
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
/** A field that says who an NGO is or where calls go. */
export type GuardedField = NamesOf<{ guarded: string }>;
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
export const GUARDED_FIELDS = PLAIN_FIELDS.filter((name) => definitionOf(name).guarded) as GuardedField[];

/** Returns what a change of the field waits for. */
export function waitsFor(field: GuardedField): 'staff' | 'time' {
  return ngoFields[field].guarded;
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
