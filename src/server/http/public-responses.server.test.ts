import type { IncomingMessage } from 'node:http';
import { matchPath } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { features } from '#src/features.server.ts';
import { MESSAGE_GROUPS, PAGE_DATA } from './page-headers.server.ts';
import { createPublicResponses } from './public-responses.server.ts';
import { createAddressReader } from './public-url.server.ts';
import { ResponseCache } from './response-cache.server.ts';

const PAGES = ['/', '/help', '/search', '/:category/detailpage/:id', '/schemesDetail/:id/:type'];
const NEEDED = ['/gu', '/help', '/hi/help', '/health/detailpage/9', '/gu/schemesDetail/1/builtin'];
const KIB = 1024;

const readAddress = createAddressReader({
  features,
  findPage: (path) => PAGES.find((page) => matchPath(page, path.replace(/^\/gu|^\/hi/, '') || '/')),
  queryOfEndpoint: () => ['q'],
});
const request = { headers: {}, socket: {} } as IncomingMessage;
let rendered: string[];
let isDatabaseAway: boolean;
let cache: ResponseCache;
let read: (path: string) => Promise<{ status: number; age?: number | undefined }>;

beforeEach(async () => {
  rendered = [];
  isDatabaseAway = false;
  cache = new ResponseCache();
  cache.trust();
  const responses = createPublicResponses({
    cache,
    origin: () => 'http://localhost',
    trustedProxies: 0,
    headersOf: () => ({}),
    respond: async ({ request: { url } }) => {
      const { pathname, search } = new URL(url);
      rendered.push(pathname + search);
      const kib = /json|png/.test(pathname) ? 860 : 20;
      const headers = { 'Content-Type': 'text/plain' };
      return new Response('x'.repeat(kib * KIB), { status: isDatabaseAway ? 503 : 200, headers });
    },
  });
  read = (path) => responses.read(readAddress(new URL(`http://localhost${path}`)), request);
  for (const path of NEEDED) await read(path);
  rendered = [];
});

test('a parameter that a page, a picture or a document does not read makes no other response', async () => {
  for (const path of ['/api/openapi.json', '/share/ngo/8.png', '/gu', '/help'])
    for (let at = 0; at < 40; at++) await read(`${path}?page=${at}&ticket=${at}`);
  expect(rendered).toEqual(['/api/openapi.json', '/share/ngo/8.png']);
});

test.each([
  ['searches', 1_000, (at: number) => `/search?q=${at}`],
  ['chosen towns', 1_000, (at: number) => `/help?from=${at}`],
  ['answers of the API', 1_000, (at: number) => `/api/ngo/getAllNgo?q=${at}`],
  ['pictures', 60, (at: number) => `/share/ngo/${at}.png`],
  ['spellings', 1_000, (at: number) => `/help${'/'.repeat(at)}`],
])('no number of %s pushes out the pages that people need during an outage', async (_, count, pathOf) => {
  for (let at = 1; at <= count; at++) await read(pathOf(at));
  expect(rendered).toHaveLength(count);
  rendered = [];
  for (const path of NEEDED) await read(path);
  expect(rendered).toEqual([]);
  cache.drop();
  isDatabaseAway = true;
  for (const path of NEEDED) expect(await read(path)).toMatchObject({ status: 200, age: expect.any(Number) });
});

test('the pages of all NGOs push each other out, and no page of help', async () => {
  for (let at = 10; at < 1_000; at++) await read(`/health/detailpage/${at}`);
  rendered = [];
  for (const path of NEEDED.slice(0, 4)) await read(path);
  expect(rendered).toEqual(['/health/detailpage/9']);
});

test('the script of a page is made when it is asked for, once, of the same data', async () => {
  let data = 'first';
  const made: (boolean | undefined)[] = [];
  const responses = createPublicResponses({
    cache,
    origin: () => 'http://localhost',
    trustedProxies: 0,
    headersOf: () => ({}),
    respond: async ({ withScript }) => {
      made.push(withScript);
      const html = `<script>window.__reactRouterContext = {};</script><script type="module">"${data}"</script>`;
      return new Response(html, { headers: { [MESSAGE_GROUPS]: 'site', [PAGE_DATA]: data } });
    },
  });
  const address = readAddress(new URL('http://localhost/help?from=Surat'));
  expect((await responses.read(address, request)).dataHash).toBe('first');
  const readScript = async (dataHash: string) =>
    (await responses.readScript({ address, dataHash, request }))?.identity.toString();
  const scripts = await Promise.all([readScript('first'), readScript('first')]);
  expect(scripts).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('"first"')));
  data = 'second';
  expect(await readScript('first')).toContain('"first"');
  expect(await readScript('other')).toBeUndefined();
  expect(made).toEqual([undefined, true, true]);
});
