import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { MessagesProvider } from './messages/messages.tsx';
import { createMessageStore } from './messages/server-store.server.ts';
import { describePage, FAILED_PAGE } from './server/http/page-headers.server.ts';
import type { RouteTable } from './route-table.server.ts';
import type { Language } from './shared/languages.ts';

/** Returns the top-level routes of a build, each with its children. With `ids`, only these. */
export function routesOf(build: ServerBuild, ids?: readonly string[], parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId || ids?.includes(route.id) === false) return [];
    const { id, path, index, caseSensitive, module } = route;
    const own = {
      id,
      ...(path !== undefined && { path }),
      ...(caseSensitive && { caseSensitive }),
      ...(module.loader && { loader: module.loader }),
      // Only says which route shows an error.
      ...((parentId === undefined || module.ErrorBoundary) && { ErrorBoundary: () => null }),
    };
    return [index ? { ...own, index: true as const } : { ...own, children: routesOf(build, ids, id) }];
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
 * page alone. It leaves data, files and routes with middleware to that handler.
 */
export function createPageRenderer({
  build,
  routes,
  language,
}: {
  build: ServerBuild;
  routes: RouteTable;
  language: Language;
}): PageRenderer {
  /** What belongs to the routes of one page alone, by the last of them, which determines the others. */
  const pages = new Map<string, { handler: StaticHandler; manifest: EntryContext['manifest'] }>();
  const routeModules = Object.fromEntries(
    Object.values(build.routes).flatMap((route) => (route ? [[route.id, route.module]] : [])),
  ) as unknown as EntryContext['routeModules'];
  const { basename, future, routeDiscovery, ssr } = build;
  const handoff = JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false });

  return async (request, context) => {
    const { pathname } = new URL(request.url);
    const ids = routes.match(pathname)?.map(({ route }) => route.id) ?? [];
    // Under this suffix, the router in the browser asks for data.
    if (pathname.endsWith('.data') || !isPlainPage(ids, build)) return undefined;
    const { handler, manifest } = pageOf(ids);
    const { query } = handler;
    const result = await query(request, { requestContext: context });
    if (result instanceof Response) return result;
    const { loaderData, statusCode, errors, matches } = result;
    for (const [id, error] of Object.entries(errors ?? {})) {
      if (isRouteErrorResponse(error)) continue;
      build.entry.module.handleError?.(error, { request, context, params: matches[0]?.params ?? {} });
      // A page never shows what went wrong inside.
      result.errors = { ...result.errors, [id]: new Error('Unexpected Server Error') };
    }
    const { store, groups } = createMessageStore(language);
    const html = renderOrFail(
      <MessagesProvider store={store}>
        <ServerRouter context={entryContext(manifest, result)} url={request.url} />
      </MessagesProvider>,
    );
    if (html === undefined) return undefined;
    const headers = describePage({ headers: new Headers(), groups, loaderData });
    if (errors) headers.set(FAILED_PAGE, '1');
    return new RenderedPage(`<!DOCTYPE html>${html}`, { status: statusCode, headers });
  };

  function pageOf(ids: readonly string[]) {
    const last = ids.at(-1) ?? '';
    const known = pages.get(last);
    if (known) return known;
    const ofPage = Object.fromEntries(ids.map((id) => [id, build.assets.routes[id]]));
    const page = {
      handler: createStaticHandler(routesOf(build, ids), { basename }),
      manifest: { ...build.assets, routes: ofPage },
    };
    pages.set(last, page);
    return page;
  }

  function entryContext(manifest: EntryContext['manifest'], result: StaticHandlerContext): EntryContext {
    return {
      manifest,
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
  }
}

/** A response with its text at hand. To encode, stream and decode it takes longer than all its headers. It has no `body`. */
class RenderedPage extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override async text(): Promise<string> {
    return this.#html;
  }
}

/** Returns undefined for a defect. React Router's handler meets it too, logs it and shows the error panel. */
function renderOrFail(page: ReactNode): string | undefined {
  try {
    return renderToString(page);
  } catch {
    return undefined;
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
