import { pageContext } from '#src/server/http/page-context.server.ts';
import { passFile } from '#src/server/http/passed-file.server.ts';
import { tokenOf } from '#src/features/donation/donor-page/donor-page.loader.server.ts';
import type { Route } from './+types/year-file.resource';

/** `/donate/mine/pdf/2026-27?donor=…`: the gifts and receipts of a financial year, with the secret token of the page. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const token = tokenOf(request);
  const year = params.year.slice(0, 10);
  if (!token) return passFile(undefined);
  return passFile(await api.donation.readDonorYearFile.$post({ json: { token, year } }));
}
