import type { ApiClient } from '#src/api-client.ts';
import type { NgoAddress } from '#src/features/ngo/addresses/ngo-addresses.contract.ts';
import { PUBLIC_PATHS } from './public-paths.ts';
import { indexXml, pagesXml, type ListedPage } from './sitemap-xml.ts';

type Asked = { pathname: string; origin: string; api: ApiClient };
type Counts = { data: Record<'categories' | 'cities', { value: string }[]> };

/**
 * What search engines ask for beside pages: `/robots.txt`, `/sitemap.xml` and the files that it names, which stand beside it
 * since a sitemap speaks for its own folder only. Undefined: `pathname` is none of them. No routes: the browser's list of
 * routes travels with every page.
 */
export async function answerCrawler(asked: Asked): Promise<Response | undefined> {
  const { pathname, origin } = asked;
  if (pathname === '/robots.txt') return answer(robotsText(origin), 'text/plain');
  const name = /^\/sitemap(?:-([a-z0-9-]+))?\.xml$/.exec(pathname);
  if (!name) return undefined;
  const xml = await makeSitemap({ ...asked, name: name[1] });
  return xml === undefined ? new Response('Not found', { status: 404 }) : answer(xml, 'application/xml');
}

function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The index without a `name`; undefined when there is no such file. */
async function makeSitemap({ name, origin, api }: Asked & { name: string | undefined }) {
  if (name === undefined) {
    const { data } = await read<{ data: number[] }>(await api.ngo.getNgoAddressParts.$get());
    return indexXml({ origin, names: ['pages', ...data.map((part) => `ngos-${part}`)] });
  }
  if (name === 'pages') return pagesXml({ origin, pages: await listPages(api) });
  const part = /^ngos-(\d{1,9})$/.exec(name)?.[1];
  if (part === undefined) return undefined;
  const found = await api.ngo.getNgoAddresses[':part'].$get({ param: { part } });
  if (found.status === (404 as number)) return undefined;
  const { data } = await read<{ data: NgoAddress[] }>(found);
  const pages = data.map(({ _id, category, updatedAt }) => ({
    path: `/${category}/detailpage/${_id}`,
    updatedAt,
  }));
  return pagesXml({ origin, pages });
}

/** The pages that always are, and those of the towns and kinds of work that have an NGO: an empty list asks not to be found. */
async function listPages(api: ApiClient): Promise<ListedPage[]> {
  const { data } = await read<Counts>(await api.ngo.getNgoCounts.$get());
  return [
    ...PUBLIC_PATHS,
    ...data.categories.map(({ value }) => `/category/${value}`),
    ...data.cities.map(({ value }) => `/detailpage/${encodeURIComponent(value)}`),
  ].map((path) => ({ path }));
}

async function read<Body>(found: { ok: boolean; status: number; json(): Promise<unknown> }): Promise<Body> {
  if (!found.ok) throw new Error(`The sitemap could not be made: the API answered ${found.status}`);
  return (await found.json()) as Body;
}

function answer(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
