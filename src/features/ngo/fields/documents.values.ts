import type { Register } from './registers.values.ts';

type Definition = {
  /**
   * The NGO's page shows a `plainDocument` in one line, with the explanation in `fields.messages`. The others
   * have sections of their own.
   */
  kind: 'plainDocument' | 'explainedDocument' | 'datedDocument';
  /** The register against which staff check the document. */
  register: Register;
};

/**
 * The registration documents of an NGO. They are part of the catalogue in `ngo-fields.values.ts`, but in a
 * separate file, because a public form needs only them.
 */
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
/** Both dates (YYYY-MM-DD) are inclusive. */
export type DatedNumber = { number: string; validFrom: string | null; validTo: string | null };
/** A form field for a document. A dated document has three: its number and both dates. */
export type DocumentField = DocumentName | `${DatedDocument}Valid${'From' | 'To'}`;

export const DOCUMENTS = Object.keys(documents) as DocumentName[];
export const PLAIN_DOCUMENTS = DOCUMENTS.filter(isPlainDocument);
export const DATED_DOCUMENTS = DOCUMENTS.filter(isDated);
export const DOCUMENT_FIELDS: DocumentField[] = DOCUMENTS.flatMap((name) =>
  isDated(name) ? Object.values(partsOf(name)) : [name],
);

/** The form fields with the dates of documents. */
export const DOCUMENT_DATES = DATED_DOCUMENTS.map(partsOf).flatMap(({ validFrom, validTo }) => [
  validFrom,
  validTo,
]);

/** Returns the form fields of a dated document. */
export function partsOf<Name extends DatedDocument>(name: Name) {
  return { number: name, validFrom: `${name}ValidFrom`, validTo: `${name}ValidTo` } as const;
}

/** Returns whether the document has a validity period. */
export function isDated(name: DocumentName): name is DatedDocument {
  return documents[name].kind === 'datedDocument';
}

/** Returns whether the NGO's page shows the document in one line. */
export function isPlainDocument(name: DocumentName): name is PlainDocument {
  return documents[name].kind === 'plainDocument';
}
