import type { RegistrationType } from '#src/features/ngo/ngo.values.ts';

/** Public registers, where staff look a number up themselves. */
export const REGISTERS = {
  darpan: 'https://ngodarpan.gov.in',
  incomeTax: 'https://www.incometax.gov.in',
  fcra: 'https://fcraonline.nic.in',
  mca: 'https://www.mca.gov.in',
} as const;

/** The value of each kind of field. */
type Values = {
  text: string;
  list: readonly string[];
  year: number;
  choice: RegistrationType;
  /** The number of a registration document without dates. */
  document: string;
  datedDocument: DatedNumber;
};
/** Both days (YYYY-MM-DD) are inclusive. */
export type DatedNumber = { number: string; validFrom: string | null; validTo: string | null };

type Definition = {
  kind: keyof Values;
  /** Whether the registration form asks for it; a field without this is told later, in the edit form. */
  registration?: 'required' | 'optional';
  /** Where staff compare a document. */
  register?: keyof typeof REGISTERS;
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
  darpanId: { kind: 'document', registration: 'optional', register: 'darpan' },
  pan: { kind: 'document', registration: 'optional', register: 'incomeTax' },
  reg12A: { kind: 'datedDocument', registration: 'optional', register: 'incomeTax' },
  reg80G: { kind: 'datedDocument', registration: 'optional', register: 'incomeTax' },
  fcra: { kind: 'datedDocument', registration: 'optional', register: 'fcra' },
  csr1: { kind: 'document', registration: 'optional', register: 'mca' },
} as const satisfies Record<string, Definition>;

type Fields = typeof ngoFields;
type NamesOf<Wanted> = { [Name in keyof Fields]: Fields[Name] extends Wanted ? Name : never }[keyof Fields];

/** A member of the record: a dated document is one. */
export type NgoValueName = keyof Fields;
export type KindOf<Name extends NgoValueName> = Fields[Name]['kind'];
export type NgoValues = { [Name in NgoValueName]: Values[KindOf<Name>] };
export type ListName = NamesOf<{ kind: 'list' }>;
export type DocumentName = NamesOf<{ kind: 'document' }>;
export type DatedDocument = NamesOf<{ kind: 'datedDocument' }>;
/** What is typed as one text: of a dated document its number and each day. */
export type NgoField = NgoValueName | `${DatedDocument}Valid${'From' | 'To'}`;
type NeededName = 'name' | 'category' | 'city';
/** What every NGO has, and what else is told of it; a field left out says nothing. */
export type ToldNgo = Pick<NgoValues, NeededName> & Partial<Omit<NgoValues, NeededName>>;

export const NGO_VALUES = Object.keys(ngoFields) as NgoValueName[];
export const NEEDED_FIELDS = ['name', 'category', 'city'] as const satisfies NgoField[];
export const DOCUMENTS = namesOf('document') as DocumentName[];
export const DATED_DOCUMENTS = namesOf('datedDocument') as DatedDocument[];
export const NGO_FIELDS = NGO_VALUES.flatMap((name): NgoField[] =>
  isDated(name) ? Object.values(partsOf(name)) : [name],
);

/** The fields in which a dated document is typed. */
export function partsOf<Name extends DatedDocument>(name: Name) {
  return { number: name, validFrom: `${name}ValidFrom`, validTo: `${name}ValidTo` } as const;
}

export function isDated(name: NgoValueName): name is DatedDocument {
  return ngoFields[name].kind === 'datedDocument';
}

function namesOf(kind: Definition['kind']): NgoValueName[] {
  return NGO_VALUES.filter((name) => ngoFields[name].kind === kind);
}
