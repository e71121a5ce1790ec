import { makeReadable } from '#src/shared/readable-text.ts';

/** The query parameters that public pages and lists know; others neither make a new entry nor reach a page. */
const KNOWN = [
  'q',
  'category',
  'city',
  'verified',
  'sort',
  'from',
  'exact',
  'language',
  'page',
  'pageSize',
  'ngo',
  'beneficiary',
  'gender',
  'state',
  // Answers of the scheme finder.
  'for',
  'age',
  'group',
  'income',
  'step',
  // What a form begins with.
  'words',
];
/** Somebody's own words: what is made from an address with one of them is kept for nobody. */
const PERSONAL = ['words'];
/** Of those, the ones a form sends several times, a box ticked each: their values stand together in one. */
const REPEATED = new Set(['for', 'group']);
/** Longest value that is looked at; a search is cut later, and nothing else is this long. */
const VALUE_MOST = 400;

/**
 * The canonical form of a public address: its path and the known, non-empty parameters in one order. It is the key
 * of the answer cache and what pages are rendered from, so that the two can never differ.
 */
export function canonicalUrl(url: URL): string {
  const search = new URLSearchParams();
  for (const name of KNOWN) {
    const all = url.searchParams.getAll(name);
    const given = (REPEATED.has(name) ? all.join('-') : all[0])?.slice(0, VALUE_MOST);
    const value = given && makeReadable(given).trim();
    if (value) search.set(name, value);
  }
  // '//host/path' would be another site's address wherever it is resolved against ours.
  const path = url.pathname.replace(/^\/+/, '/');
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

/** Whether an address says what is nobody else's. */
export function isPersonal(url: URL): boolean {
  return PERSONAL.some((name) => url.searchParams.has(name));
}
