import type { NgoListRequest } from './ngo-list-request.server.ts';
import type { NgoPage, NgoSuggestion } from './ngo.contract.ts';

// The cache tags of NGO data. The triggers of migration 020 announce them.

/** One NGO: its texts, status, photos and schemes, and whether it accepts help requests. */
export const ngoTag = (id: string | number) => `ngo:${id}`;
/** The number of NGOs per category, town and verification state. */
export const NGO_COUNTS = 'counts';
/** Which NGOs are listed, and in what order. */
export const NGOS = 'ngos';
/**
 * Any change to any NGO. Affects every search, suggestion and sitemap file. During a burst of changes, its
 * cached responses are dropped late.
 */
export const ANY_NGO = 'anyNgo';

/** The tags of a list: of its order, of the counts beside it, and of each NGO in it. */
export function tagsOfNgoList({ request, page }: { request: NgoListRequest; page: NgoPage }): string[] {
  return [...tagsOfFilters(request), ...page.data.map(({ _id }) => ngoTag(_id))];
}

/**
 * The tags of suggestions. An NGO can join them when it is listed or renamed, and each one shown can leave.
 */
export function tagsOfSuggestions(suggestions: readonly NgoSuggestion[]): string[] {
  return [
    ANY_NGO,
    NGO_COUNTS,
    ...suggestions.flatMap(({ type, _id }) => (type === 'ngo' ? [ngoTag(_id)] : [])),
  ];
}

/**
 * A change announces the category and town of the NGO. With both filters set, the counts beside the list
 * depend on these two alone.
 */
function tagsOfFilters({ text, filters }: NgoListRequest): string[] {
  if (text !== undefined) return [ANY_NGO, NGO_COUNTS];
  const { category, city } = filters;
  const tags = [category && `category:${category}`, city && `city:${city}`].filter(
    (tag) => tag !== undefined,
  );
  return tags.length === 2 ? tags : [...(tags.length ? tags : [NGOS]), NGO_COUNTS];
}
