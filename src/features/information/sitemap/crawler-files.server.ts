import type { ApiClient, ApiResponse, SuccessBody } from '#src/browser/api-client.ts';
import { PUBLIC_PATHS } from './public-paths.ts';
import { securityText, SECURITY_TEXT_PATH } from './security-text.server.ts';
import { indexXml, pagesXml, type ListedPage } from './sitemap-xml.ts';

/** In one file; a call reads fewer. */
const SCHEMES_PART = 500;
const SCHEMES_AT_ONCE = 100;

type Asked = {
  pathname: string;
  origin: string;
  /** Undefined: there is no security.txt. */
  securityContact?: string | undefined;
  api: ApiClient;
};

/**
 * What programs ask for beside pages: `/robots.txt`, `/.well-known/security.txt`, `/sitemap.xml` and the files that it names,
 * which stand beside it since a sitemap speaks for its own folder only. Undefined: `pathname` is none of them. No routes: the
 * browser's list of routes travels with every page.
 */
export async function answerCrawler(asked: Asked): Promise<Response | undefined> {
  const { pathname, origin, securityContact: contact } = asked;
  if (pathname === SECURITY_TEXT_PATH)
    return contact === undefined
      ? new Response('Not found', { status: 404 })
      : answer(securityText({ contact, origin, now: new Date() }), 'text/plain');
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
    const [{ data }, { total }] = await Promise.all([
      api.ngo.getNgoAddressParts.$get().then(read),
      readSchemes({ api, page: 1, pageSize: 1 }),
    ]);
    const parts = Array.from({ length: Math.ceil(total / SCHEMES_PART) }, (_, at) => `schemes-${at + 1}`);
    return indexXml({ origin, names: ['pages', ...parts, ...data.map((part) => `ngos-${part}`)] });
  }
  if (name === 'pages') return pagesXml({ origin, pages: await listPages(api) });
  const schemes = /^schemes-([1-9]\d{0,3})$/.exec(name)?.[1];
  if (schemes !== undefined) return listSchemes({ api, origin, part: Number(schemes) });
  const part = /^ngos-(\d{1,9})$/.exec(name)?.[1];
  if (part === undefined) return undefined;
  const found = await api.ngo.getNgoAddresses[':part'].$get({ param: { part } });
  if (found.status === (404 as number)) return undefined;
  const { data } = await read(found);
  const pages = data.map(({ _id, category, updatedAt }) => ({
    path: `/${category}/detailpage/${_id}`,
    updatedAt,
  }));
  return pagesXml({ origin, pages });
}

/** A part of the schemes that the public sees, by name; undefined when there is no such part. */
async function listSchemes({ api, origin, part }: { api: ApiClient; origin: string; part: number }) {
  const pages = SCHEMES_PART / SCHEMES_AT_ONCE;
  const first = (part - 1) * pages + 1;
  const found = await Promise.all(
    Array.from({ length: pages }, (_, at) =>
      readSchemes({ api, page: first + at, pageSize: SCHEMES_AT_ONCE }),
    ),
  );
  const schemes = found.flatMap(({ data }) => data);
  if (schemes.length === 0) return undefined;
  return pagesXml({
    origin,
    pages: schemes.map(({ _id, type }) => ({ path: `/schemesDetail/${_id}/${type}` })),
  });
}

async function readSchemes(asked: { api: ApiClient; page: number; pageSize: number }) {
  const query = { page: String(asked.page), pageSize: String(asked.pageSize) };
  return read(await asked.api.scheme.getAllScheme.$get({ query }));
}

/** The pages that always are, and those of the towns and kinds of work that have an NGO: an empty list asks not to be found. */
async function listPages(api: ApiClient): Promise<ListedPage[]> {
  const { data } = await read(await api.ngo.getNgoCounts.$get());
  return [
    ...PUBLIC_PATHS,
    ...data.categories.map(({ value }) => `/category/${value}`),
    ...data.cities.map(({ value }) => `/detailpage/${encodeURIComponent(value)}`),
  ].map((path) => ({ path }));
}

async function read<R extends ApiResponse>(found: R): Promise<SuccessBody<R>> {
  if (!found.ok) throw new Error(`The sitemap could not be made: the API answered ${found.status}`);
  return (await found.json()) as SuccessBody<R>;
}

function answer(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
