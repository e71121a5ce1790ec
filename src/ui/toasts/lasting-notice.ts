import { notify } from '#src/ui/notify.tsx';
import { keepNotice, type KeptNotice } from './kept-notice.ts';

/** Milliseconds that the toast is shown, which is also how long leaving the document takes the notice along. */
const SHOWN_MS = { success: 2_000, error: 4_000 };
const ID = 'lasting notice';

/**
 * Shows a toast before the user is sent to another page. If that page is another document, the toast is shown there
 * instead, for its whole time: going back may lead to a public page, which is loaded or restored by the browser.
 */
export function notifyBeforeLeaving(kind: KeptNotice['kind'], text: string): void {
  // Not on `pagehide`: a document that the browser restores is shown before this one hears of its end.
  const forget = keepNotice({ kind, text, storedAt: Date.now() });
  void notify(kind, text, { id: ID });
  addEventListener('pagehide', removeToast, { once: true });
  // A document that has been left runs no timers.
  setTimeout(() => {
    removeEventListener('pagehide', removeToast);
    forget();
  }, SHOWN_MS[kind]);
}

/** Otherwise the browser would show the rest of it if it restored the document. */
function removeToast() {
  void import('react-hot-toast/headless').then(({ toast }) => toast.remove(ID));
}
