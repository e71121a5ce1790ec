import { isDated } from '#src/features/ngo/fields/documents.values.ts';
import type { NgoValues } from '#src/features/ngo/fields/ngo-fields.values.ts';
import type { CheckedDocumentRow, PublicCheck } from './document-checks.contract.ts';
import { CHECKED_DOCUMENTS, type CheckedDocument, type DocumentState } from './document-checks.values.ts';

/** What an NGO states about its documents. */
export type StatedDocuments = { [Name in CheckedDocument]: NgoValues[Name] | null };

/** The last decision on a document, with what the NGO stated then. */
export type DocumentCheck = NonNullable<CheckedDocumentRow['decision']> & {
  document: string;
  stated: string;
  revision: number;
};

/**
 * Returns what the NGO states about the document as one text, or null if it states nothing. Two texts are equal only if
 * number and dates are.
 */
export function statedText({
  ngo,
  document,
}: {
  ngo: StatedDocuments;
  document: CheckedDocument;
}): string | null {
  if (document === 'registrationType' || !isDated(document)) return ngo[document];
  const paper = ngo[document];
  return paper && [paper.number, paper.validFrom ?? '', paper.validTo ?? ''].join('|');
}

/** Returns the state of a document. A decision counts only for what the NGO stated then. */
export function documentState({
  stated,
  check,
}: {
  stated: string | null;
  check: Pick<DocumentCheck, 'result' | 'stated'> | undefined;
}): DocumentState {
  if (stated === null) return 'notStated';
  if (!check || check.result === 'open') return 'open';
  return check.stated === stated ? check.result : 'changed';
}

/** Returns every document that an NGO can have, with what it states and what our team decided. */
export function documentRows({
  ngo,
  checks,
}: {
  ngo: StatedDocuments;
  checks: readonly DocumentCheck[];
}): CheckedDocumentRow[] {
  return CHECKED_DOCUMENTS.map((document) => {
    const stated = statedText({ ngo, document });
    const check = checks.find((one) => one.document === document);
    const state = documentState({ stated, check });
    if (!check) return { document, stated, state, revision: 0, decision: null };
    const { document: _document, stated: _stated, revision, ...decision } = check;
    return { document, stated, state, revision, decision };
  });
}

/** Counts the documents: how many there can be, and how many of them are in each state. */
export function countStates(
  documents: readonly { state: DocumentState }[],
): Record<DocumentState | 'all', number> {
  const counts = { all: documents.length, notStated: 0, open: 0, matches: 0, differs: 0, changed: 0 };
  for (const { state } of documents) counts[state]++;
  return counts;
}

/** Counts the decisions on all documents of an NGO. Every further decision gives a higher number. */
export function decisionsMade(documents: readonly { revision: number }[]): number {
  return documents.reduce((sum, { revision }) => sum + revision, 0);
}

/**
 * Returns what the page of a verified NGO says: which documents our team saw and found right, and whether they have
 * changed since.
 */
export function publicChecks(documents: readonly CheckedDocumentRow[]): PublicCheck[] {
  return documents.flatMap(({ document, state, decision }) =>
    (state === 'matches' || state === 'changed') && decision?.result === 'matches' && decision.seenOn !== null
      ? [{ document, seenOn: decision.seenOn, hasChanged: state === 'changed' }]
      : [],
  );
}
