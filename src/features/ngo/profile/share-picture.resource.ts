import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { drawSharePicture } from './share-picture.server.tsx';
import type { Route } from './+types/share-picture.resource';

/** `/share/ngo/9.png`: the image in link previews of an NGO's page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = /^([1-9]\d{0,15})\.png$/.exec(params.file)?.[1];
  if (!id) return new Response('Not found', { status: 404 });
  const { api } = context.get(pageContext);
  const { data: ngo } = await readResponse(await api.ngo.getNgoById[':id'].$get({ param: { id } }));
  return new Response(new Uint8Array(await drawSharePicture(ngo.name)), {
    headers: { 'Content-Type': 'image/png' },
  });
}
