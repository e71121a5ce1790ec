import { readFromTab, removeFromTab, storeInTab } from '#src/browser/tab-storage.ts';
import { NOTICE_KEY, notify } from '#src/ui/notify.tsx';

/** Milliseconds within which a notice may be shown in the next document. Later, nobody would know what it is about. */
const LONGEST_WAY = 60_000;
/** Milliseconds that the toast is shown, which is also how long leaving the document takes the notice along. */
const SHOWN_MS = { success: 2_000, error: 4_000 };
const ID = 'lasting notice';

type Notice = { kind: keyof typeof SHOWN_MS; text: string; storedAt: number };

/**
 * Shows a toast before the user is sent to another page. If that page is another document, the toast is shown there
 * instead, for its whole time: going back may lead to a public page, which is loaded or restored by the browser.
 */
export function notifyBeforeLeaving(kind: Notice['kind'], text: string): void {
  void notify(kind, text, { id: ID });
  // Not on `pagehide`: a document that the browser restores is shown before this one hears of its end.
  const notice = JSON.stringify({ kind, text, storedAt: Date.now() } satisfies Notice);
  storeInTab({ key: NOTICE_KEY, text: notice });
  addEventListener('pagehide', removeToast, { once: true });
  // A document that has been left runs no timers.
  setTimeout(() => {
    removeEventListener('pagehide', removeToast);
    if (readFromTab(NOTICE_KEY) === notice) removeFromTab(NOTICE_KEY);
  }, SHOWN_MS[kind]);
}

/** Otherwise the browser would show the rest of it if it restored the document. */
function removeToast() {
  void import('react-hot-toast/headless').then(({ toast }) => toast.remove(ID));
}

/** Shows the notice that another document of this tab has left, once. */
export function showLastingNotice(): void {
  const stored = readFromTab(NOTICE_KEY);
  if (!stored) return;
  removeFromTab(NOTICE_KEY);
  const { kind, text, storedAt } = JSON.parse(stored) as Notice;
  if (Date.now() - storedAt < LONGEST_WAY) void notify(kind, text);
}
