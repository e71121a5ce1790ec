import type { NgoListRequest } from './ngo-list-request.server.ts';
import type { NgoPage, NgoSuggestion } from './ngo.contract.ts';

// The cache tags of NGO data. The triggers of migration 020 announce them.

/** One NGO: its texts, standing, photos and schemes, and whether people can ask it for help. */
export const ngoTag = (id: string | number) => `ngo:${id}`;
/** How many NGOs there are of each kind of work, town and state of verification. */
export const NGO_COUNTS = 'counts';
/** Which NGOs are listed, and in which order. */
const NGOS = 'ngos';
/** Any change of any NGO: it may change every search, suggestion and file of the sitemap. Dropped late in a burst of changes. */
export const ANY_NGO = 'anyNgo';

/** The tags of a list: of its order, of the counts beside it, and of each NGO in it. */
export function tagsOfNgoList({ request, page }: { request: NgoListRequest; page: NgoPage }): string[] {
  return [...tagsOfFilters(request), ...page.data.map(({ _id }) => ngoTag(_id))];
}

/** The tags of suggestions: an NGO joins them when it is listed or called otherwise, and each of those shown may leave. */
export function tagsOfSuggestions(suggestions: readonly NgoSuggestion[]): string[] {
  return [
    ANY_NGO,
    NGO_COUNTS,
    ...suggestions.flatMap(({ type, _id }) => (type === 'ngo' ? [ngoTag(_id)] : [])),
  ];
}

/** A change announces the NGO's kind of work and its town. The counts beside a list of both are of these two alone. */
function tagsOfFilters({ text, filters }: NgoListRequest): string[] {
  if (text !== undefined) return [ANY_NGO, NGO_COUNTS];
  const { category, city } = filters;
  const tags = [category && `category:${category}`, city && `city:${city}`].filter(
    (tag) => tag !== undefined,
  );
  return tags.length === 2 ? tags : [...(tags.length ? tags : [NGOS]), NGO_COUNTS];
}
