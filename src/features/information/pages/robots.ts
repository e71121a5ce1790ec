import { pageContext } from '#src/server/http/page-context.server.ts';
import type { Route } from './+types/robots';

/** `/robots.txt`: made by the app, since the sitemap's address in it must be a whole one. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const lines = ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
