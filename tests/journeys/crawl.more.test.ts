import { expect, test } from 'vitest';
import { LANGUAGES, pathInLanguage, type Language } from '#src/shared/languages.ts';
import { journeyProduct } from '../support/journey-product.ts';

/**
 * Links that differ only in their numbers and the values of their parameters are one kind. How many of each kind are
 * opened: of those without a parameter, with one, and with two. Of those with more, one. The pages of all records are
 * opened in one language, because the others differ in their words alone.
 */
const EXAMPLES_OF_KIND: Record<Language, number[]> = { en: [10, 2, 1], hi: [10, 2, 1], gu: [Infinity, 2, 1] };
/** Filters combine without end, and are the same in all languages: pairs of them are followed in one. */
const FILTERS_MOST: Record<Language, number> = { en: 0, hi: 0, gu: 2 };
/** So many pages are asked for at once: the product makes one while the test reads another. */
const AT_ONCE = 4;
/** Files, the API and the areas, which ask for a session. */
const NO_PAGE = /^\/(api|photos|assets|_page|share)\/|\.[a-z0-9]+$|^(\/(gu|hi))?\/(ngopage|sahay)(\/|$)/;

test.each(LANGUAGES)(
  'from the home page in %s, links lead to every page of the sitemap, and none leads nowhere',
  { timeout: 300_000 },
  async (language) => {
    const { linked, broken } = await crawl(language);
    expect(broken).toEqual([]);
    const listed = (await readSitemap()).filter((path) => languageOf(path) === language);
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((path) => !linked.has(path))).toEqual([]);
  },
);

/** Follows the links within a language. Returns the paths that they lead to, and the links that are no page. */
async function crawl(language: Language): Promise<{ linked: Set<string>; broken: string[] }> {
  const { origin } = journeyProduct();
  const linked = new Set<string>();
  const broken: string[] = [];
  const kinds = new Map<string, number>();
  const seen = new Set<string>();
  const waiting = [{ address: pathInLanguage({ path: '/', language }), from: '' }];
  while (waiting.length > 0) {
    const pages = await Promise.all(waiting.splice(0, AT_ONCE).map(open));
    for (const page of pages) note(page);
  }
  return { linked, broken };

  async function open({ address, from }: { address: string; from: string }) {
    // Nobody but this test reads the page: to compress and unpack it would be for nothing.
    const response = await fetch(origin + address, { headers: { 'accept-encoding': 'identity' } });
    return { address, from, status: response.status, html: await response.text() };
  }

  function note({ address, from, status, html }: Awaited<ReturnType<typeof open>>): void {
    if (status !== 200) broken.push(`${status} ${address}, linked from ${from}`);
    for (const link of linksIn(html)) {
      const { pathname, search, searchParams } = new URL(link, origin);
      if (NO_PAGE.test(pathname) || languageOf(pathname) !== language || seen.has(pathname + search))
        continue;
      const filters = [...searchParams.keys()].filter((name) => name !== 'page');
      if (filters.length > FILTERS_MOST[language]) continue;
      seen.add(pathname + search);
      linked.add(pathname);
      const kind = kindOf({ pathname, searchParams });
      const opened = kinds.get(kind) ?? 0;
      kinds.set(kind, opened + 1);
      if (opened < (EXAMPLES_OF_KIND[language][searchParams.size] ?? 1))
        waiting.push({ address: pathname + search, from: address });
    }
  }
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
}

/** The names of a link's parameters, and its page number, because a later page has links of its own. */
function kindOf({ pathname, searchParams }: { pathname: string; searchParams: URLSearchParams }): string {
  const names = [...searchParams.keys()].toSorted().join(' ');
  return `${pathname.replace(/\d+/g, '0')} ${names} ${searchParams.get('page') ?? ''}`;
}

function languageOf(path: string): Language {
  return path === '/gu' || path.startsWith('/gu/')
    ? 'gu'
    : path === '/hi' || path.startsWith('/hi/')
      ? 'hi'
      : 'en';
}

/** Returns the paths of all addresses in the sitemap, in all languages. */
async function readSitemap(): Promise<string[]> {
  const { origin } = journeyProduct();
  const locations = async (path: string) =>
    [
      ...(await (await fetch(origin + path)).text()).matchAll(
        /(?:<loc>|hreflang="[a-z]{2}" href=")([^<"]+)/g,
      ),
    ].map(([, address]) => new URL(address!).pathname);
  const files = await locations('/sitemap.xml');
  return [...new Set((await Promise.all(files.map(locations))).flat())];
}
