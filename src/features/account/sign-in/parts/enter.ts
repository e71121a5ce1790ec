import { BRAND } from '#src/brand.ts';
import { ownPath } from '#src/shared/own-path.ts';
import { homeOfRole, storeSession, readSession, type SessionNgo } from '#src/browser/session.ts';

/**
 * Keeps the session, and tells where to go: where somebody wanted to, if that is in their area. Undefined in a browser
 * that keeps nothing.
 */
export function enter({
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
  const wanted = ownPath(to);
  return wanted === home || wanted?.startsWith(`${home}/`) || wanted?.startsWith(`${home}?`) ? wanted : home;
}
