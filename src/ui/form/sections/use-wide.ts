import { useSyncExternalStore } from 'react';

/** From this width on, a form has its sections and a preview beside it. */
const WIDE = '(min-width: 68.75rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether there is room beside a form: false on the server and during hydration. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
