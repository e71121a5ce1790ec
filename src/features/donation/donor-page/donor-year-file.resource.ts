import { pageContext } from '#src/server/http/page-context.server.ts';
import { tokenOf } from './donor-page.loader.server.ts';
import type { Route } from './+types/donor-year-file.resource';

/** `/donate/mine/pdf/2026-27?donor=…`: the gifts and receipts of a financial year, with the secret token of the page. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const token = tokenOf(request);
  const year = params.year.slice(0, 10);
  const response = token && (await api.donation.readDonorYearFile.$post({ json: { token, year } }));
  if (!response || !response.ok)
    return new Response('Not found', { status: response ? response.status : 404 });
  return new Response(await response.arrayBuffer(), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': response.headers.get('content-disposition') ?? 'attachment',
      'Cache-Control': 'no-store',
    },
  });
}
