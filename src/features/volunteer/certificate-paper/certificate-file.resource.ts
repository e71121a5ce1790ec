import { pageContext } from '#src/server/http/page-context.server.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
import type { Route } from './+types/certificate-file.resource';

/** `/volunteer/certificate/VC-9QD3-7K/pdf?volunteer=…`: an own certificate, with the secret token of the volunteer. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('volunteer')?.slice(0, 100);
  const number = params.number.slice(0, REFERENCE_MOST);
  const response = token && (await api.volunteer.readOwnCertificateFile.$post({ json: { token, number } }));
  if (!response || !response.ok)
    return new Response('Not found', { status: response ? response.status : 404 });
  return new Response(await response.arrayBuffer(), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${number}.pdf"`,
      'Cache-Control': 'no-store',
    },
  });
}
