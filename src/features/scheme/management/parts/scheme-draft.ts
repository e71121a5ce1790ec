import { readSessionNgo } from '#src/browser/session.ts';
import { forgetInTab, keepInTab, readFromTab } from '#src/browser/tab-storage.ts';
import type { SchemeText } from './typed-scheme.ts';

/** Without a revision: of a scheme that is not there yet. */
type Draft = { ngoId: string | undefined; revision: number | undefined; typed: SchemeText };

const keyOf = (id: string | undefined) => `draft of scheme ${id ?? 'new'}`;

/** Keeps what is typed in this tab until it is saved, so that a reload or a lost sign-in loses nothing. */
export function keepDraft(id: string | undefined, draft: Omit<Draft, 'ngoId'>): void {
  keepInTab({ key: keyOf(id), text: JSON.stringify({ ...draft, ngoId: readSessionNgo()?._id }) });
}

/** What was typed of this NGO's scheme and not saved, if anything. */
export function readDraft(id: string | undefined): Draft | undefined {
  const kept = readFromTab(keyOf(id));
  const draft = kept === null ? undefined : (JSON.parse(kept) as Draft);
  return draft?.ngoId === readSessionNgo()?._id ? draft : undefined;
}

export function forgetDraft(id: string | undefined): void {
  forgetInTab(keyOf(id));
}
