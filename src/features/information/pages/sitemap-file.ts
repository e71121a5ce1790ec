import { data as answer } from 'react-router';
import type { NgoAddress } from '#src/features/ngo/addresses/ngo-addresses.contract.ts';
import { readAnswer } from '#src/server/http/page-answers.server.ts';
import { pageContext, type PageContext } from '#src/server/http/page-context.server.ts';
import { PUBLIC_PATHS } from '../public-paths.ts';
import { pagesXml, xmlAnswer, type ListedPage } from '../sitemap-xml.ts';
import type { Route } from './+types/sitemap-file';

type Counts = { data: Record<'categories' | 'cities', { value: string }[]> };

/** `/sitemap/pages.xml` and `/sitemap/ngos-0.xml`: pages in every language, each naming its others. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, origin } = context.get(pageContext);
  const part = /^ngos-(\d{1,9})\.xml$/.exec(params.file)?.[1];
  if (part !== undefined) return xmlAnswer(pagesXml({ origin, pages: await listNgos({ api, part }) }));
  if (params.file !== 'pages.xml') throw answer(null, { status: 404 });
  return xmlAnswer(pagesXml({ origin, pages: await listPages(api) }));
}

async function listNgos({ api, part }: { api: PageContext['api']; part: string }): Promise<ListedPage[]> {
  const { data } = await readAnswer<{ data: NgoAddress[] }>(
    await api.ngo.getNgoAddresses[':part'].$get({ param: { part } }),
  );
  return data.map(({ _id, category, updatedAt }) => ({ path: `/${category}/detailpage/${_id}`, updatedAt }));
}

/** The pages that always are, and those of the towns and kinds of work that have an NGO: an empty list asks not to be found. */
async function listPages(api: PageContext['api']): Promise<ListedPage[]> {
  const { data } = await readAnswer<Counts>(await api.ngo.getNgoCounts.$get());
  return [
    ...PUBLIC_PATHS,
    ...data.categories.map(({ value }) => `/category/${value}`),
    ...data.cities.map(({ value }) => `/detailpage/${encodeURIComponent(value)}`),
  ].map((path) => ({ path }));
}
