import type { ApiClient } from '#src/browser/api-client.ts';
import type { Feature, SiteMapLink } from '#src/server/feature.server.ts';
import { securityText, SECURITY_TEXT_PATH } from './security-text.server.ts';
import { indexXml, pagesXml } from './sitemap-xml.ts';

type CrawlerRequest = {
  pathname: string;
  origin: string;
  /** Undefined if there is no security.txt. */
  securityContact?: string | undefined;
  api: ApiClient;
  features: readonly Feature[];
};

/**
 * Responds to requests of crawlers: `/robots.txt`, `/.well-known/security.txt`, `/sitemap.xml` and the files
 * that it lists. Returns undefined for any other `pathname`. These are not routes, because every page would
 * then carry them in the browser's route list.
 * @throws if the API does not return the data of a sitemap.
 */
export async function respondToCrawler(request: CrawlerRequest): Promise<Response | undefined> {
  const { pathname, origin, securityContact: contact } = request;
  if (pathname === SECURITY_TEXT_PATH)
    return contact === undefined
      ? new Response('Not found', { status: 404 })
      : textResponse(securityText({ contact, origin, now: new Date() }), 'text/plain');
  if (pathname === '/robots.txt') return textResponse(robotsText(origin), 'text/plain');
  const file = /^\/sitemap(?:-([a-z0-9-]+))?\.xml$/.exec(pathname);
  if (!file) return undefined;
  const xml = await makeSitemap(request, file[1]).catch((error: unknown) => {
    throw error instanceof Error ? error : new Error('The sitemap could not be made', { cause: error });
  });
  return xml === undefined
    ? new Response('Not found', { status: 404 })
    : textResponse(xml, 'application/xml');
}

function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Returns the index if there is no `name`, and undefined if there is no such file. */
async function makeSitemap({ origin, api, features }: CrawlerRequest, name: string | undefined) {
  const files = features.flatMap(({ sitemapFiles }) => sitemapFiles ?? []);
  if (name === undefined) {
    const names = await Promise.all(
      files.map(async (file) => (await file.listParts(api)).map((part) => `${file.name}-${part}`)),
    );
    return indexXml({ origin, names: ['pages', ...names.flat()] });
  }
  if (name === 'pages') {
    const links = await listSiteMapLinks(features, { api, language: 'en' });
    return pagesXml({ origin, pages: links.filter(({ isIndexed }) => isIndexed) });
  }
  const [, file, part] = /^([a-z-]+)-(\d{1,4})$/.exec(name) ?? [];
  const pages = await files.find((one) => one.name === file)?.listPages(api, Number(part));
  return pages && pagesXml({ origin, pages });
}

/**
 * Returns links to all public pages except those generated from data, such as NGO pages, in the order of the
 * features.
 */
export async function listSiteMapLinks(
  features: readonly Feature[],
  context: Parameters<NonNullable<Feature['siteMapLinks']>>[0],
): Promise<SiteMapLink[]> {
  const links = features.map(async ({ siteMapLinks }) => (await siteMapLinks?.(context)) ?? []);
  return (await Promise.all(links)).flat();
}

function textResponse(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
