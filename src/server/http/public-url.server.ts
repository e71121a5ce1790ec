import type { QueryParameters } from '#src/server/feature.server.ts';
import { makeReadable } from '#src/shared/readable-text.ts';

/**
 * The longest parameter value to read, in characters. Searches are cut shorter later; no other value is so
 * long.
 */
const VALUE_MOST = 400;

export type PublicUrls = {
  /**
   * Returns the canonical form of a public address: its path, and the known parameters that are not empty, in
   * a fixed order. It is both the cache key and the address that pages are rendered from, so the two cannot
   * differ.
   */
  canonicalUrl(url: URL): string;
  /** Whether an address contains text that the visitor entered. */
  isPersonal(url: URL): boolean;
};

/** Creates the functions that read public addresses with these query parameters. */
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
      // Resolved against our origin, '//host/path' would be an address of another site.
      const path = url.pathname.replace(/^\/+/, '/');
      const query = search.toString();
      return query ? `${path}?${query}` : path;
    },
    isPersonal: (url) => personal.some((name) => url.searchParams.has(name)),
  };
}

/** Merges the query parameters of all features into one list. */
export function mergeQueryParameters(all: readonly QueryParameters[]): QueryParameters {
  return {
    names: [...new Set(all.flatMap(({ names }) => names))],
    personal: all.flatMap(({ personal }) => personal ?? []),
    repeated: all.flatMap(({ repeated }) => repeated ?? []),
  };
}
