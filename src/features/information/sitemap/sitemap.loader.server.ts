import type { RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { readAnswer } from '#src/server/http/page-answers.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { NamedLink } from '#src/features/information/information.views.ts';

/** The kinds of work, and the towns that have an NGO, each with its name and page. */
export async function loadSitemap(
  context: Readonly<RouterContextProvider>,
): Promise<{ categories: NamedLink[]; towns: NamedLink[] }> {
  const { api, language } = context.get(pageContext);
  const [{ data }, names] = await Promise.all([
    api.ngo.getNgoCounts.$get().then(readAnswer),
    loadReferenceNames(context),
  ]);
  return {
    categories: Object.entries(names.categories).map(([slug, label]) => ({
      path: `/category/${slug}`,
      label,
    })),
    towns: data.cities
      .map(({ value }) => ({
        path: `/detailpage/${encodeURIComponent(value)}`,
        label: names.cities[value] ?? value,
      }))
      .sort((a, b) => a.label.localeCompare(b.label, language)),
  };
}
