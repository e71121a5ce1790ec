import { pageContext } from '#src/server/http/page-context.server.ts';
import { passFile } from '#src/server/http/passed-file.server.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
import type { Route } from './+types/receipt-file.resource';

/** `/donate/receipt/RC-…/pdf?donation=…`: the receipt of an own donation, with the secret token of the donation. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('donation')?.slice(0, 200);
  const code = params.code.slice(0, REFERENCE_MOST);
  if (!token) return passFile(undefined);
  return passFile(await api.donation.readReceiptFile.$post({ json: { token, code } }));
}
