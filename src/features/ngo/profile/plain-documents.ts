import { PLAIN_DOCUMENTS, type PlainDocument } from '#src/features/ngo/fields/documents.values.ts';
import type { NgoView } from './profile.view.ts';

/** Returns the documents of the NGO that its page shows in one line each. */
export function plainDocuments({
  ngo,
  texts,
}: {
  ngo: Record<PlainDocument, string | null>;
  texts: Record<PlainDocument, { label: string; means: string }>;
}): NgoView['documents'] {
  return PLAIN_DOCUMENTS.flatMap((name) => {
    const number = ngo[name];
    return number === null ? [] : [{ name, ...texts[name], number }];
  });
}
