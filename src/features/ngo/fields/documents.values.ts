import type { Register } from '#src/features/ngo/verification/verification.values.ts';

type Definition = {
  /** The NGO's page shows a plain one in one line; what it means stands in `fields.messages`. The others have parts of their own. */
  kind: 'plainDocument' | 'explainedDocument' | 'datedDocument';
  /** Where staff compare it. */
  register: Register;
};

/** The registration documents of an NGO: part of the catalogue in `ngo-fields.values.ts`, apart as a public form needs no more of it. */
export const documents = {
  darpanId: { kind: 'explainedDocument', register: 'darpan' },
  pan: { kind: 'explainedDocument', register: 'incomeTax' },
  reg12A: { kind: 'datedDocument', register: 'incomeTax' },
  reg80G: { kind: 'datedDocument', register: 'incomeTax' },
  fcra: { kind: 'datedDocument', register: 'fcra' },
  csr1: { kind: 'plainDocument', register: 'mca' },
} as const satisfies Record<string, Definition>;

type NamesOf<Kind> = {
  [Name in keyof typeof documents]: (typeof documents)[Name]['kind'] extends Kind ? Name : never;
}[keyof typeof documents];

export type DocumentName = keyof typeof documents;
export type PlainDocument = NamesOf<'plainDocument'>;
export type DatedDocument = NamesOf<'datedDocument'>;
/** Both days (YYYY-MM-DD) are inclusive. */
export type DatedNumber = { number: string; validFrom: string | null; validTo: string | null };
/** What is typed as one text: of a dated document its number and each day. */
export type DocumentField = DocumentName | `${DatedDocument}Valid${'From' | 'To'}`;

export const DOCUMENTS = Object.keys(documents) as DocumentName[];
export const PLAIN_DOCUMENTS = DOCUMENTS.filter(isPlainDocument);
export const DATED_DOCUMENTS = DOCUMENTS.filter(isDated);
export const DOCUMENT_FIELDS: DocumentField[] = DOCUMENTS.flatMap((name) =>
  isDated(name) ? Object.values(partsOf(name)) : [name],
);

/** The fields in which a dated document is typed. */
export function partsOf<Name extends DatedDocument>(name: Name) {
  return { number: name, validFrom: `${name}ValidFrom`, validTo: `${name}ValidTo` } as const;
}

export function isDated(name: DocumentName): name is DatedDocument {
  return documents[name].kind === 'datedDocument';
}

export function isPlainDocument(name: DocumentName): name is PlainDocument {
  return documents[name].kind === 'plainDocument';
}
