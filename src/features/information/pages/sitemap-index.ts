import { readAnswer } from '#src/server/http/page-answers.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { indexXml, xmlAnswer } from '../sitemap-xml.ts';
import type { Route } from './+types/sitemap-index';

/** `/sitemap.xml`: names the files that list every public page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(pageContext);
  const { data } = await readAnswer<{ data: number[] }>(await api.ngo.getNgoAddressParts.$get());
  const files = ['pages.xml', ...data.map((part) => `ngos-${part}.xml`)];
  return xmlAnswer(indexXml({ origin, files }));
}
