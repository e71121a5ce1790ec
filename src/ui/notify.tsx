import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { toast } from 'react-hot-toast/headless';

const Toasts = lazy(() => import('./toasts/toasts.tsx'));
/** The key in session storage of a notice for the next document, see `lasting-notice.ts`. */
export const NOTICE_KEY = 'notice';
let needed = false;
const listeners = new Set<() => void>();

type ToastParams = Parameters<typeof toast.success>;

/** Shows a toast. Loads the toast library on first use. */
export async function notify(kind: 'success' | 'error', ...params: ToastParams): Promise<void> {
  needed = true;
  for (const listener of listeners) listener();
  const { toast } = await import('react-hot-toast/headless');
  toast[kind](...params);
}

/** The place where toasts appear. */
export function ToastPlace() {
  const show = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => needed,
    () => false,
  );
  return show ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
