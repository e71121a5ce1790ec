import { BRAND } from '#src/brand.ts';
import { ownPath } from '#src/shared/own-path.ts';
import { homeOfRole, storeSession, readSession, type SessionNgo } from '#src/browser/session.ts';

/**
 * Stores the session and returns the path to go to: `to` if it is in the person's own area, otherwise the
 * home of that area. Returns undefined if the browser cannot store the session.
 */
export function completeSignIn({
  token,
  ngo,
  to,
}: {
  token: string;
  ngo: SessionNgo | null;
  to: string | null;
}): string | undefined {
  if (!storeSession({ token, ngo })) return undefined;
  const session = readSession();
  const home = session ? homeOfRole(session.role, BRAND.slug) : '/';
  const target = ownPath(to);
  return target === home || target?.startsWith(`${home}/`) || target?.startsWith(`${home}?`) ? target : home;
}
