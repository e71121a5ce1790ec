import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import type { EndpointRules } from '#src/server/endpoint.server.ts';
import { LANGUAGES, pathInLanguage } from '#src/shared/languages.ts';
import { endpointKey } from './endpoint-rules.server.ts';

/**
 * Leads people who open the address of an endpoint to the page that its contract names (`page`), in the language of the
 * query, else in that of the browser. Opening it changes nothing.
 */
export function leadToPages(rules: () => ReadonlyMap<string, EndpointRules>): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { method, path, url } = context.req;
    const page = method === 'GET' ? rules().get(endpointKey(path))?.page : undefined;
    if (page === undefined) return next();
    const query = new URL(url).searchParams;
    const language = LANGUAGES.find((each) => each === query.get('language')) ?? context.env.caller.language;
    query.delete('language');
    context.header('Cache-Control', 'no-store');
    const address = `${page}?${query.toString()}`;
    return context.redirect(pathInLanguage({ path: address, language }), 303);
  };
}
