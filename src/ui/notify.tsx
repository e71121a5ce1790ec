import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { toast } from 'react-hot-toast/headless';

const Toasts = lazy(() => import('./toasts/toasts.tsx'));
/**
 * Whether toasts were or will be shown. The loader of the page sets it too, if another document has left a notice
 * (src/bundling/page-script.server.ts).
 */
declare global {
  var hasToasts: boolean | undefined;
}
const listeners = new Set<() => void>();

type ToastParams = Parameters<typeof toast.success>;

/** Shows a toast. Loads the toast library on first use. */
export async function notify(kind: 'success' | 'error', ...params: ToastParams): Promise<void> {
  globalThis.hasToasts = true;
  for (const listener of listeners) listener();
  const { toast } = await import('react-hot-toast/headless');
  toast[kind](...params);
}

/** The place of toasts lasts as long as its document, and so does the listener of the window. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  // The browser may restore this document, without starting it again.
  addEventListener('pageshow', listener);
  return () => listeners.delete(listener);
}

/** The place where toasts appear. */
export function ToastPlace() {
  const show = useSyncExternalStore(
    subscribe,
    () => globalThis.hasToasts,
    () => false,
  );
  return show ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
