import { pageContext } from '#src/server/http/page-context.server.ts';
import { passFile } from '#src/server/http/passed-file.server.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
import type { Route } from './+types/certificate-file.resource';

/** `/volunteer/certificate/VC-9QD3-7K/pdf?volunteer=…`: an own certificate, with the secret token of the volunteer. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('volunteer')?.slice(0, 100);
  const number = params.number.slice(0, REFERENCE_MOST);
  if (!token) return passFile(undefined);
  return passFile(await api.volunteer.readOwnCertificateFile.$post({ json: { token, number } }));
}
