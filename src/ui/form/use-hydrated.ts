import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns whether the page's script is running: false on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
