import { escapeMarkup } from '#src/shared/escape-markup.ts';
import type { SitemapPage } from '#src/server/feature.server.ts';
import { LANGUAGES, pathInLanguage, type Language } from '#src/shared/languages.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns a sitemap index (sitemaps.org). Each name becomes the file `/sitemap-<name>.xml`. */
export function indexXml({ origin, names }: { origin: string; names: string[] }): string {
  const lines = names.map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${lines.join('')}</sitemapindex>\n`;
}

/**
 * Returns a sitemap file: an entry per page and language, with the URLs of the other languages as alternates.
 */
export function pagesXml({ origin, pages }: { origin: string; pages: SitemapPage[] }): string {
  const entries = pages.map((page) => entriesOf({ origin, page }));
  return `${HEAD}<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

function entriesOf({ origin, page }: { origin: string; page: SitemapPage }): string {
  const address = (language: Language) =>
    escapeMarkup(origin + pathInLanguage({ path: page.path, language }));
  const alternate = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`;
  const alternates = [
    ...LANGUAGES.map((language) => alternate(language, language)),
    alternate('x-default', 'en'),
  ];
  const changed = page.updatedAt ? `<lastmod>${page.updatedAt}</lastmod>` : '';
  return LANGUAGES.map(
    (language) => `<url><loc>${address(language)}</loc>${changed}${alternates.join('')}</url>\n`,
  ).join('');
}
