import type { RegistrationType } from '#src/features/ngo/ngo.values.ts';
import {
  DATED_DOCUMENTS,
  documents,
  DOCUMENT_FIELDS,
  type DatedDocument,
  type DatedNumber,
  type DocumentField,
} from './documents.values.ts';

/** The value of each kind of field. */
type Values = {
  text: string;
  list: string[];
  year: number;
  choice: RegistrationType;
  plainDocument: string;
  explainedDocument: string;
  datedDocument: DatedNumber;
};

type Definition = {
  kind: keyof Values;
  /** Whether the registration form asks for it: it asks for every document, and leaves the rest to the edit form. */
  registration?: 'required' | 'optional';
};

/**
 * The catalogue of what an NGO tells of itself, in the order of a CSV. The record, the columns, the API's shapes, the import, the forms, the
 * evidence and the labels derive from it: docs/decisions/024-ngo-fields.md.
 */
export const ngoFields = {
  name: { kind: 'text', registration: 'required' },
  nameGu: { kind: 'text', registration: 'optional' },
  nameHi: { kind: 'text', registration: 'optional' },
  category: { kind: 'text', registration: 'required' },
  city: { kind: 'text', registration: 'required' },
  address: { kind: 'text', registration: 'required' },
  pin: { kind: 'text', registration: 'required' },
  phone: { kind: 'text', registration: 'required' },
  email: { kind: 'text', registration: 'required' },
  website: { kind: 'text', registration: 'optional' },
  mission: { kind: 'text' },
  description: { kind: 'text' },
  services: { kind: 'list' },
  needs: { kind: 'list' },
  foundedYear: { kind: 'year' },
  registrationType: { kind: 'choice', registration: 'required' },
  ...documents,
} as const satisfies Record<string, Definition>;

type Fields = typeof ngoFields;
type NamesOf<Wanted> = { [Name in keyof Fields]: Fields[Name] extends Wanted ? Name : never }[keyof Fields];

/** A member of the record: a dated document is one. */
export type NgoValueName = keyof Fields;
export type KindOf<Name extends NgoValueName> = Fields[Name]['kind'];
export type NgoValues = { [Name in NgoValueName]: Values[KindOf<Name>] };
export type ListName = NamesOf<{ kind: 'list' }>;
/** What is typed as one text. */
export type NgoField = NgoValueName | DocumentField;
type NeededName = (typeof NEEDED_FIELDS)[number];
/** What every NGO has, and what else is told of it; a field left out says nothing. */
export type ToldNgo = Pick<NgoValues, NeededName> & Partial<Omit<NgoValues, NeededName>>;

export const NGO_VALUES = Object.keys(ngoFields) as NgoValueName[];
const PLAIN_FIELDS = NGO_VALUES.filter((name) => !(name in documents));
/** Fields in which a value is typed, in the order of a CSV. */
export const NGO_FIELDS: NgoField[] = [...PLAIN_FIELDS, ...DOCUMENT_FIELDS];
/** What every NGO has. */
export const NEEDED_FIELDS = ['name', 'category', 'city'] as const satisfies NgoField[];
/** What the registration form asks for, and what it insists on. */
export const JOINING_FIELDS = [
  ...PLAIN_FIELDS.filter((name) => definitionOf(name).registration),
  ...DOCUMENT_FIELDS,
] as (NamesOf<{ registration: string }> | DocumentField)[];
export const REQUIRED_FIELDS: NgoField[] = PLAIN_FIELDS.filter(
  (name) => definitionOf(name).registration === 'required',
);

/** Whether its value is a number with days, each typed in a field of its own. */
export function isDatedValue(name: NgoValueName): name is DatedDocument {
  return (DATED_DOCUMENTS as string[]).includes(name);
}

function definitionOf(name: NgoValueName): Definition {
  return ngoFields[name];
}
