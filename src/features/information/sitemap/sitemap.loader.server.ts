import type { RouterContextProvider } from 'react-router';
import { SITE_MAP_SECTIONS } from '#src/server/feature.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { listSiteMapLinks } from './crawler-files.server.ts';

/** Returns the links of all public pages except those generated from data, grouped by section. */
export async function loadSitemap(context: Readonly<RouterContextProvider>) {
  const { api, language, features } = context.get(pageContext);
  const links = await listSiteMapLinks(features, { api, language });
  return SITE_MAP_SECTIONS.map((section) => ({
    section,
    links: links.filter((link) => link.section === section).map(({ path, label }) => ({ path, label })),
  }));
}
