import { BRAND } from '#src/brand.ts';
import { ownPath } from '#src/shared/own-path.ts';
import { homeOfRole, keepSession, readSession, type SessionNgo } from '#src/session.ts';

/** Keeps the session, and tells where to go: where somebody wanted to, if that is in their area. */
export function enter({
  token,
  ngo,
  to,
}: {
  token: string;
  ngo: SessionNgo | null;
  to: string | null;
}): string {
  keepSession({ token, ngo });
  const session = readSession();
  const home = session ? homeOfRole(session.role, BRAND.slug) : '/';
  const wanted = ownPath(to);
  return wanted === home || wanted?.startsWith(`${home}/`) || wanted?.startsWith(`${home}?`) ? wanted : home;
}
