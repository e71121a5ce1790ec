import { useSyncExternalStore } from 'react';

/** Where a form has its sections and a preview beside it. `form.module.css` has the same condition. */
const WIDE = '(min-width: 68.75rem) and (scripting: enabled)';

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
