import type { QueryParameters } from '#src/server/feature.server.ts';
import { makeReadable } from '#src/shared/readable-text.ts';

/** Longest value that is looked at; a search is cut later, and nothing else is this long. */
const VALUE_MOST = 400;

export type PublicUrls = {
  /**
   * The canonical form of a public address: its path, and the known parameters that are not empty in one order. It is the key of the
   * response cache and what pages are rendered from, so that the two cannot differ.
   */
  canonicalUrl(url: URL): string;
  /** Whether an address holds somebody's own words. */
  isPersonal(url: URL): boolean;
};

/** Reads public addresses of which these query parameters are known. */
export function createPublicUrls({ names, personal = [], repeated = [] }: QueryParameters): PublicUrls {
  return {
    canonicalUrl(url) {
      const search = new URLSearchParams();
      for (const name of names) {
        const all = url.searchParams.getAll(name);
        const first = (repeated.includes(name) ? all.join('-') : all[0])?.slice(0, VALUE_MOST);
        const value = first && makeReadable(first).trim();
        if (value) search.set(name, value);
      }
      // '//host/path' would be another site's address wherever it is resolved against ours.
      const path = url.pathname.replace(/^\/+/, '/');
      const query = search.toString();
      return query ? `${path}?${query}` : path;
    },
    isPersonal: (url) => personal.some((name) => url.searchParams.has(name)),
  };
}

/** The query parameters of all features as one list. */
export function mergeQueryParameters(all: readonly QueryParameters[]): QueryParameters {
  return {
    names: [...new Set(all.flatMap(({ names }) => names))],
    personal: all.flatMap(({ personal }) => personal ?? []),
    repeated: all.flatMap(({ repeated }) => repeated ?? []),
  };
}
