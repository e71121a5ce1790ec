import { renderToString } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
} from 'react-router';
import { MessagesProvider } from './messages/messages.tsx';
import { createMessageStore } from './messages/server-store.server.ts';
import { describePage } from './server/http/page-headers.server.ts';
import type { Language } from './shared/languages.ts';

/** Returns the top-level routes of a build, each with its children. */
export function routesOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive, module } = route;
    const own = {
      id,
      ...(path !== undefined && { path }),
      ...(caseSensitive && { caseSensitive }),
      ...(module.loader && { loader: module.loader }),
    };
    return [index ? { ...own, index: true as const } : { ...own, children: routesOf(build, id) }];
  });
}

/** Renders a page, or returns undefined if React Router's own handler must respond. */
export type PageRenderer = (
  request: Request,
  context: RouterContextProvider,
) => Promise<Response | undefined>;

/**
 * Creates a renderer for pages that nobody needs the script of yet. React Router's handler streams a page together with
 * the data for its script, and prepares all routes for it; this one writes the same HTML as one text, for the routes of the
 * page alone. It leaves errors, files and routes with middleware to that handler.
 */
export function createPageRenderer({
  build,
  routes,
  language,
}: {
  build: ServerBuild;
  routes: StaticHandler;
  language: Language;
}): PageRenderer {
  const manifests = new Map<string, EntryContext['manifest']>();
  const routeModules = Object.fromEntries(
    Object.values(build.routes).flatMap((route) => (route ? [[route.id, route.module]] : [])),
  ) as unknown as EntryContext['routeModules'];
  const { basename, future, routeDiscovery, ssr } = build;
  const handoff = JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false });

  return async (request, context) => {
    const ids = routes.match(new URL(request.url).pathname)?.map(({ route }) => route.id) ?? [];
    if (!ids.length || !isPlainPage(ids, build)) return undefined;
    const result = await routes.query(request, { requestContext: context });
    if (result instanceof Response) return result;
    if (result.errors) return undefined;
    const { loaderData, statusCode } = result;
    const { store, groups } = createMessageStore(language);
    const entry: EntryContext = {
      manifest: manifestOf(ids),
      branches: [],
      routeModules,
      staticHandlerContext: result,
      serverHandoffString: handoff,
      renderMeta: {},
      future,
      ssr,
      routeDiscovery,
      isSpaMode: false,
      serializeError: ({ message }) => ({ message }),
    };
    let html: string;
    try {
      html = renderToString(
        <MessagesProvider store={store}>
          <ServerRouter context={entry} url={request.url} />
        </MessagesProvider>,
      );
    } catch {
      // The other handler meets the same error, logs it and shows the error panel.
      return undefined;
    }
    const headers = describePage({ headers: new Headers(), groups, loaderData });
    return new Response(`<!DOCTYPE html>${html}`, { status: statusCode, headers });
  };

  /** Returns the manifest with these routes alone. The last one determines the others. */
  function manifestOf(ids: readonly string[]): EntryContext['manifest'] {
    const last = ids.at(-1) ?? '';
    const known = manifests.get(last);
    if (known) return known;
    const ofPage = Object.fromEntries(ids.map((id) => [id, build.assets.routes[id]]));
    const manifest = { ...build.assets, routes: ofPage };
    manifests.set(last, manifest);
    return manifest;
  }
}

/** Whether a route is a page, and its response is nothing but what its components render. */
function isPlainPage(ids: readonly string[], build: ServerBuild): boolean {
  const modules = ids.map((id) => build.routes[id]?.module);
  return (
    modules.at(-1)?.default !== undefined &&
    modules.every((module) => module && !module.middleware && !module.headers)
  );
}
