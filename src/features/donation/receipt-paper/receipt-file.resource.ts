import { pageContext } from '#src/server/http/page-context.server.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
import type { Route } from './+types/receipt-file.resource';

/** `/donate/receipt/RC-…/pdf?donation=…`: the receipt of an own donation, with the secret token of the donation. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('donation')?.slice(0, 200);
  const code = params.code.slice(0, REFERENCE_MOST);
  const response = token && (await api.donation.readReceiptFile.$post({ json: { token, code } }));
  if (!response || !response.ok)
    return new Response('Not found', { status: response ? response.status : 404 });
  const name = response.headers.get('content-disposition') ?? 'attachment';
  return new Response(await response.arrayBuffer(), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': name,
      'Cache-Control': 'no-store',
    },
  });
}
