import type { Feature } from '#src/server/feature.server.ts';
import { languageOfPath, LANGUAGES, pathInLanguage } from '#src/shared/languages.ts';
import { makeReadable } from '#src/shared/readable-text.ts';
import { isMade } from './incoming.server.ts';
import type { CacheAddress, StoreName } from './response-cache.server.ts';

/**
 * The longest parameter value to read, in characters. Searches are cut shorter later; no other value is so
 * long.
 */
const VALUE_MOST = 400;

/**
 * The key of a public address is its canonical form: the path, and those parameters of its page or endpoint that are not
 * empty, in a fixed order. Pages are rendered from it, so key and page cannot differ.
 */
export type PublicAddress = CacheAddress & {
  /** Whether it contains text that the visitor entered. */
  isPersonal: boolean;
};

/** The addresses, one for each language, that the shared 404 page is rendered from. No page uses them. */
const NOT_FOUND = Object.fromEntries(
  LANGUAGES.map((language) => {
    const key = pathInLanguage({ path: '/404', language });
    return [language, { key, store: 'fixed', isPersonal: false } satisfies PublicAddress];
  }),
);
const NOT_FOUND_KEYS = new Set(Object.values(NOT_FOUND).map(({ key }) => key));

/** Reports whether a key is that of the 404 page which all unknown addresses share. */
export function isNotFoundKey(key: string): boolean {
  return NOT_FOUND_KEYS.has(key);
}

/** Creates the function that reads public addresses, from what the features declare. */
export function createAddressReader(options: {
  features: readonly Pick<Feature, 'queryParameters' | 'outagePages'>[];
  /** Returns the address of a path's page, as in `src/routes.ts` and from the root. */
  findPage: (pathname: string) => string | undefined;
  /** Returns the names of the query parameters of an endpoint of the API. */
  queryOfEndpoint: (pathname: string) => readonly string[];
}): (url: URL) => PublicAddress {
  const declared = options.features.flatMap(({ queryParameters }) => queryParameters ?? []);
  const everyPage = declared.flatMap((parameters) => parameters.everyPage ?? []);
  const personal = new Set(declared.flatMap((parameters) => parameters.personal ?? []));
  const repeated = new Set(declared.flatMap((parameters) => parameters.repeated ?? []));
  const namesOfPage = new Map(
    declared.flatMap(({ pages = {} }) =>
      Object.entries(pages).map(([page, names]) => [page, [...new Set([...names, ...everyPage])]]),
    ),
  );
  const outagePages = options.features.flatMap((feature) => feature.outagePages ?? []);
  const records = outagePages.map((page) => new RegExp(`^(/hi|/gu)?${page.replace(/:\w+/g, '[\\w-]+')}$`));

  /** Only for exact paths: a page has endless other spellings, which could push each other out. */
  function storeOf({
    path,
    page,
    query,
  }: {
    path: string;
    page: string | undefined;
    query: string;
  }): StoreName {
    if (/\.(?!data$)\w+$/.test(path)) return 'documents';
    if (page === undefined || query) return 'varied';
    const { language } = languageOfPath(path);
    if (path === pathInLanguage({ path: page, language })) return 'fixed';
    return records.some((pattern) => pattern.test(path)) ? 'records' : 'varied';
  }

  return (url) => {
    // Resolved against our origin, '//host/path' would be an address of another site.
    const path = url.pathname.replace(/^\/+/, '/');
    const page = isMade(path) ? undefined : options.findPage(path);
    if (page === undefined && !isMade(path)) return NOT_FOUND[languageOfPath(path).language]!;
    const names = page === undefined ? options.queryOfEndpoint(path) : (namesOfPage.get(page) ?? everyPage);
    const search = new URLSearchParams();
    for (const name of names) {
      const all = url.searchParams.getAll(name);
      const first = (repeated.has(name) ? all.join('-') : all[0])?.slice(0, VALUE_MOST);
      const value = first && makeReadable(first).trim();
      if (value) search.set(name, value);
    }
    const query = search.toString();
    return {
      key: query ? `${path}?${query}` : path,
      store: storeOf({ path, page, query }),
      isPersonal: names.some((name) => personal.has(name) && url.searchParams.has(name)),
    };
  };
}
