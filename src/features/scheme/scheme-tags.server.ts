import { ngoTag } from '#src/features/ngo/ngo-tags.server.ts';
import { CONSTANT } from '#src/server/http/cache-tags.server.ts';
import type { PublicScheme, SchemeFilters } from './catalogue/catalogue.contract.ts';

// The cache tags of scheme data. The triggers of migration 020 announce them.

/** Any scheme that the public sees, and the name, kind of work and town of the NGO that offers it. */
export const SCHEMES = 'schemes';

/** The tag of one scheme: that of its NGO. A built-in scheme changes with the product only. */
export function tagOfScheme(scheme: PublicScheme): string {
  return scheme.type === 'ngo' ? ngoTag(scheme.ngo._id) : CONSTANT;
}

/** The tag of a list of schemes. Those of one NGO change with it, unless words rank them among all others. */
export function tagOfSchemeList({ ngoId, q }: SchemeFilters): string {
  return ngoId && !q ? ngoTag(ngoId) : SCHEMES;
}
