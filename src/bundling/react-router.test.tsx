import { useId, type ReactNode } from 'react';
import {
  createRequestHandler,
  createStaticHandler,
  data,
  isRouteErrorResponse,
  Outlet,
  RouterContextProvider,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import handleRequest from '../entry.server.tsx';
import { createPageRenderer, routesOf } from '../page-renderer.server.tsx';
import { splitPageScript } from './page-script.server.ts';

/**
 * Canary test: checks the assumptions of page-script.server.ts against a page rendered by the installed React
 * Router. If it fails after an upgrade, its title says what changed and README.md says which files to adapt.
 */
const { page } = await renderPages('/');
const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes, code]) => ({
  attributes: attributes!,
  code: code!,
}));
const isModule = ({ attributes }: { attributes: string }) => attributes.includes('type="module"');
const starts = scripts.filter(isModule);
const afterStart = scripts.slice(scripts.findIndex(isModule) + 1);

test.each<[behaviour: string, holds: boolean]>([
  [
    'writes its context as one inline script that begins with "window.__reactRouterContext ="',
    scripts.filter(({ code }) => code.startsWith('window.__reactRouterContext =')).length === 1,
  ],
  ['starts a page with exactly one inline module script', starts.length === 1],
  [
    'imports the manifest, the routes and the client entry in that module script, and nowhere else',
    ['manifest', 'root', 'home', 'entry'].every((name) => {
      const holding = scripts.filter(({ code }) => code.includes(`"/assets/${name}.js"`));
      return holding.length === 1 && holding[0] === starts[0];
    }),
  ],
  [
    'sends the data of loaders as inline scripts after the module script',
    afterStart.some(({ code }) => /streamController\.enqueue\(.*from the loader/.test(code)),
  ],
  [
    'closes the stream of that data with an inline script',
    afterStart.some(({ code }) => code.includes('streamController.close()')),
  ],
  [
    'writes inline scripts without attributes, but for the module script',
    scripts.every((script) => script.attributes === (isModule(script) ? ' type="module" async=""' : '')),
  ],
  [
    'restores the scroll position in an inline script of its own, which a page can do without',
    scripts[0]!.code.includes('react-router-scroll-positions') && !scripts[0]!.code.includes('Context'),
  ],
  [
    'preloads modules with <link rel="modulepreload">',
    /<link rel="modulepreload" href="\/assets\/home\.js"\/>/.test(page),
  ],
])('React Router %s', (behaviour, isTrue) => {
  expect(isTrue, `React Router changed: it no longer ${behaviour}. See src/bundling/README.md`).toBe(true);
});

test.each([
  ['/', 200, '<p id="_R_'],
  ['/?is=missing', 404, 'Failed: 404'],
  ['/?is=broken', 500, 'Failed: Unexpected Server Error'],
])('%s is the same page when it is rendered without its script', async (path, status, text) => {
  const rendered = await renderPages(path);
  expect(rendered.plainPage).toContain(text);
  expect([rendered.status, rendered.plainStatus, rendered.errors]).toEqual([
    status,
    status,
    // Each handler reports it.
    status === 500 ? ['not for visitors', 'not for visitors'] : [],
  ]);
  const split = (html: string) =>
    splitPageScript({ html, address: '/', messages: '', name: '' })
      // The boundaries around the data, which the browser ignores.
      .html.replaceAll(/<!--\/?\$-->/g, '');
  expect(split(rendered.plainPage)).toBe(split(rendered.page));
});

test('the data of a page, which the router in the browser asks for, is no page', async () => {
  const rendered = await renderPages('/any.data');
  expect([rendered.status, rendered.plainStatus]).toEqual([200, undefined]);
});

/** Renders a page with a loader the way our server does, with its script and without. */
async function renderPages(path: string) {
  const errors: string[] = [];
  const Root = () => <Outlet />;
  const Document = ({ children }: { children: ReactNode }) => (
    <html lang="en">
      <head />
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
  const Home = () => <p id={useId()}>Home {useLoaderData<string>()}</p>;
  const Failed = () => {
    const error = useRouteError();
    const text = isRouteErrorResponse(error) ? error.status : (error as Error).message;
    return <p>{`Failed: ${text}`}</p>;
  };
  const loader = ({ request }: { request: Request }) => {
    const is = new URL(request.url).searchParams.get('is');
    if (is === 'missing') throw data(null, { status: 404 });
    if (is === 'broken') throw new Error('not for visitors');
    return 'from the loader';
  };
  const inManifest = {
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const build: ServerBuild = {
    entry: {
      module: {
        default: handleRequest,
        handleError: (error) => void errors.push((error as Error).message),
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: Root, Layout: Document, ErrorBoundary: Failed } },
      home: {
        id: 'home',
        parentId: 'root',
        index: true,
        module: { default: Home, loader },
      },
      any: { id: 'any', parentId: 'root', path: '*', module: { default: Home, loader } },
    },
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: {
        root: { ...inManifest, id: 'root', hasLoader: false, module: '/assets/root.js' },
        home: { ...inManifest, id: 'home', parentId: 'root', module: '/assets/home.js' },
        any: { ...inManifest, id: 'any', parentId: 'root', module: '/assets/any.js' },
      },
      url: '/assets/manifest.js',
      version: '1',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  };
  const request = new Request(`https://sahay.example${path}`);
  const response = await createRequestHandler(build, 'production')(request, new RouterContextProvider());
  const routes = createStaticHandler(routesOf(build), { basename: '/' });
  const renderer = createPageRenderer({ build, routes, language: 'en' });
  const plain = await renderer(request, new RouterContextProvider());
  return {
    page: await response.text(),
    status: response.status,
    plainPage: (await plain?.text()) ?? '',
    plainStatus: plain?.status,
    errors,
  };
}
