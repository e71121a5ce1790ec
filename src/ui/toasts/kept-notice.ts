import { readFromTab, removeFromTab, storeInTab } from '#src/browser/tab-storage.ts';

/** The key in session storage, which the loader of the page reads (src/bundling/page-script.server.ts). */
const NOTICE_KEY = 'notice';
/** Milliseconds within which a notice may be shown in the next document. Later, nobody would know what it is about. */
const LONGEST_WAY = 60_000;

/** A notice that the next document of this tab shows. `storedAt` is in milliseconds since 1970. */
export type KeptNotice = { kind: 'success' | 'error'; text: string; storedAt: number };

/** The notice that this document has stored and shows itself. */
let own: string | undefined;

/** Keeps a notice for the next document. Returns a function that forgets it, for when this document stays. */
export function keepNotice(notice: KeptNotice): () => void {
  const text = JSON.stringify(notice);
  own = text;
  storeInTab({ key: NOTICE_KEY, text });
  return () => {
    if (readFromTab(NOTICE_KEY) === text) removeFromTab(NOTICE_KEY);
  };
}

/** Returns the notice that another document has kept and forgets it, or returns undefined. */
export function takeNotice(): KeptNotice | undefined {
  const stored = readFromTab(NOTICE_KEY);
  if (stored === null || stored === own) return undefined;
  removeFromTab(NOTICE_KEY);
  const notice = JSON.parse(stored) as KeptNotice;
  return Date.now() - notice.storedAt < LONGEST_WAY ? notice : undefined;
}
