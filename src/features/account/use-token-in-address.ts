import { useEffect, useState } from 'react';
import { useHydrated } from '#src/ui/form/use-hydrated.ts';

/** Minimum length of a token. Anything shorter after # is ignored. */
const TOKEN_LEAST = 20;

/**
 * Returns the token of a mailed link. The token comes after #, so that no server sees it, and is removed from
 * the address at once.
 */
export function useTokenInAddress(): string | undefined {
  const isAlive = useHydrated();
  // Keep the token in state, because later renders no longer find it in the address.
  const [stored, setStored] = useState<string>();
  const token =
    stored ?? (isAlive && location.hash.length > TOKEN_LEAST ? location.hash.slice(1) : undefined);
  if (token !== stored) setStored(token);
  useEffect(() => {
    if (token) history.replaceState(history.state, '', location.pathname + location.search);
  }, [token]);
  return token;
}
