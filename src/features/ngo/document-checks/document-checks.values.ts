import { DOCUMENTS, type DocumentName } from '#src/features/ngo/fields/documents.values.ts';

/** What our team decides on for each NGO: its registration, and each of its documents. */
export const CHECKED_DOCUMENTS = ['registrationType', ...DOCUMENTS] as const satisfies (
  | 'registrationType'
  | DocumentName
)[];
export type CheckedDocument = (typeof CHECKED_DOCUMENTS)[number];

/** `open` takes a decision back. */
export const CHECK_RESULTS = ['matches', 'differs', 'open'] as const;

/** Where a document was seen: a public register, a copy that the NGO sent, the original, or asked by phone. */
export const CHECK_SOURCES = ['register', 'copy', 'original', 'call'] as const;

/** `changed` means that the NGO changed the document after our team decided on it. */
export const DOCUMENT_STATES = ['notStated', 'open', 'matches', 'differs', 'changed'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Maximum number of characters of a note. */
export const NOTE_MOST = 1000;
/** Maximum number of characters of what an NGO states about a document. */
export const STATED_MOST = 200;
