import { useId } from 'react';
import {
  createRequestHandler,
  createStaticHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  ScrollRestoration,
  useLoaderData,
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
const { page, plainPage } = await renderPages();
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

test('a page that is rendered without its script has the same HTML', () => {
  expect(plainPage).toContain('<p id="_R_');
  const split = (html: string) =>
    splitPageScript({ html, address: '/', messages: '', name: '' })
      // The boundaries around the data, which the browser ignores.
      .html.replaceAll(/<!--\/?\$-->/g, '');
  expect(split(plainPage)).toBe(split(page));
});

/** Renders a page with a loader the way our server does, with its script and without. */
async function renderPages(): Promise<{ page: string; plainPage: string }> {
  const Root = () => (
    <html lang="en">
      <head />
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
  const Home = () => <p id={useId()}>Home {useLoaderData<string>()}</p>;
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
    entry: { module: { default: handleRequest } },
    routes: {
      root: { id: 'root', path: '', module: { default: Root } },
      home: {
        id: 'home',
        parentId: 'root',
        index: true,
        module: { default: Home, loader: () => 'from the loader' },
      },
    },
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: {
        root: { ...inManifest, id: 'root', hasLoader: false, module: '/assets/root.js' },
        home: { ...inManifest, id: 'home', parentId: 'root', module: '/assets/home.js' },
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
  const request = new Request('https://sahay.example/');
  const response = await createRequestHandler(build, 'production')(request, new RouterContextProvider());
  const routes = createStaticHandler(routesOf(build), { basename: '/' });
  const renderer = createPageRenderer({ build, routes, language: 'en' });
  const plain = await renderer(request, new RouterContextProvider());
  return { page: await response.text(), plainPage: (await plain?.text()) ?? '' };
}
