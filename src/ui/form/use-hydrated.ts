import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's script is at work: false on the server and in the first picture, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
