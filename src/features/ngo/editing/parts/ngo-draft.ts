import { forgetInTab, keepInTab, readFromTab } from '#src/browser/tab-storage.ts';
import type { TypedNgo } from './typed-ngo.ts';

const KEY = 'draft of our page';

type Draft = { ngoId: string; revision: number; typed: TypedNgo };

/** Keeps what is typed in this tab until it is saved, so that a reload or a lost sign-in loses nothing. */
export function keepDraft(draft: Draft): void {
  keepInTab({ key: KEY, text: JSON.stringify(draft) });
}

/** What was typed and not saved of this NGO, if anything. */
export function readDraft(ngoId: string): Draft | undefined {
  const kept = readFromTab(KEY);
  const draft = kept === null ? undefined : (JSON.parse(kept) as Draft);
  return draft?.ngoId === ngoId ? draft : undefined;
}

export function forgetDraft(): void {
  forgetInTab(KEY);
}
