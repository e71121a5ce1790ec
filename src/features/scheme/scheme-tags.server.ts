import { ngoTag } from '#src/features/ngo/ngo-tags.server.ts';
import { CONSTANT } from '#src/server/http/cache-tags.server.ts';
import type { PublicScheme, SchemeFilters } from './catalogue/catalogue.contract.ts';

// Cache tags of scheme data. The triggers of migration 020 send the notifications for them.

/** Covers every public scheme, and the name, category and town of its NGO. */
export const SCHEMES = 'schemes';

/**
 * Returns the tag of a scheme, which is the tag of its NGO. A built-in scheme changes only with a release.
 */
export function tagOfScheme(scheme: PublicScheme): string {
  return scheme.type === 'ngo' ? ngoTag(scheme.ngo._id) : CONSTANT;
}

/**
 * Returns the tag of a list of schemes. The list of one NGO changes only with that NGO, unless words rank its
 * schemes among all others.
 */
export function tagOfSchemeList({ ngoId, q }: SchemeFilters): string {
  return ngoId && !q ? ngoTag(ngoId) : SCHEMES;
}
