import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ResponseCache } from './response-cache.server.ts';
import { listen, sendRaw } from '../../../tests/support/http-server.ts';
import type { HttpOptions } from './http.server.ts';
import { createAddressReader } from './public-url.server.ts';
import { MESSAGE_GROUPS, PAGE_DATA } from './page-headers.server.ts';

test('keeps an unused connection of a proxy of ours for longer than the proxy does', async () => {
  const { origin } = await listen({ trustedProxies: 1 });
  expect((await fetch(origin)).headers.get('keep-alive')).toBe('timeout=125');
});

test.each(['TRACE', 'CONNECT', 'PUT', 'PATCH', 'PROPFIND'])('responds with 405 to %s', async (method) => {
  const { port } = await listen();
  const response = await sendRaw(port, `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 405 [^]*Allow: GET, HEAD, POST, DELETE/);
  expect(response).toContain('Content-Security-Policy');
});

test('caches a 404 only for the address that stands for all unknown ones', async () => {
  let renders = 0;
  const cache = new ResponseCache();
  cache.trust();
  const { origin } = await listen({
    cache,
    readAddress: createAddressReader({
      features: [],
      findPage: (path) => (path.includes('nowhere') ? undefined : '/:category/detailpage/:id'),
      queryOfEndpoint: () => [],
    }),
    respond: async ({ request }) => {
      const isPage = request.url.includes('detailpage');
      return new Response(`answer ${++renders}`, { status: isPage ? 500 : 404 });
    },
  });
  const read = async (path: string) => (await fetch(origin + path)).text();
  // An NGO may have the number 404; its page must not be mistaken for the 404 page.
  expect(await read('/health/detailpage/404')).not.toBe(await read('/health/detailpage/404'));
  expect(await read('/nowhere')).toBe(await read('/nowhere/else'));
  expect(await read('/gu/nowhere')).not.toBe(await read('/nowhere'));
});

test('never caches a page that contains the visitor’s own input', async () => {
  let renders = 0;
  const cache = new ResponseCache();
  cache.trust();
  const { origin } = await listen({ cache, respond: async () => new Response(`answer ${++renders}`) });
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    return [await response.text(), response.headers.get('cache-control')];
  };
  const [first, second] = [await read('/helpRequest?words=x'), await read('/helpRequest?words=x')];
  expect([first, second]).toEqual([
    ['answer 1', 'no-store'],
    ['answer 2', 'no-store'],
  ]);
  const stale = ['answer 3', 'public, no-cache'];
  expect([await read('/helpRequest'), await read('/helpRequest')]).toEqual([stale, stale]);
});

test('sends the last page while no new one can be made, and tries again a second later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = new ResponseCache();
  cache.trust();
  let renders = 0;
  let status = 200;
  const { origin } = await listen({
    cache,
    respond: async () => new Response(`answer ${++renders}`, { status }),
  });
  const read = async (path = '/') => {
    const response = await fetch(origin + path);
    return [response.status, await response.text(), response.headers.get('age')];
  };
  expect(await read()).toEqual([200, 'answer 1', null]);
  cache.drop();
  expect(await read()).toEqual([200, 'answer 2', null]);
  cache.drop();
  status = 503;
  vi.advanceTimersByTime(60_000);
  expect(await read()).toEqual([200, 'answer 2', '60']);
  expect(await read('/other')).toEqual([503, 'answer 4', null]);
  status = 200;
  vi.advanceTimersByTime(999);
  expect(await read()).toEqual([200, 'answer 2', '61']);
  expect(await read('/other')).toEqual([200, 'answer 5', null]);
  vi.advanceTimersByTime(1);
  expect(await read()).toEqual([200, 'answer 6', null]);
});

test('serves the script of a page by its hash', async () => {
  const html = `<html><head></head><body><p>Text</p><script>window.__reactRouterContext = {};</script>
    <script type="module" async="">import "/a.js";</script></body></html>`;
  const headers = { 'Content-Type': 'text/html', [MESSAGE_GROUPS]: 'site', [PAGE_DATA]: '123456789012' };
  const { origin } = await listen({ respond: async () => new Response(html, { headers }) });
  const [, source = ''] = /data-src="([^"]+)"/.exec(await (await fetch(`${origin}/`)).text()) ?? [];
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    return [response.status, response.headers.get('cache-control'), await response.text()];
  };
  const script = expect.stringContaining('import "/a.js"');
  expect(await read(source)).toEqual([200, 'public, max-age=31536000, immutable', script]);
  const ofChangedPage = await read(source.replace(/_page.*js/, '_page/x.js'));
  expect(ofChangedPage.slice(0, 2)).toEqual([200, 'no-store']);
  expect((await read('/_page/x.js?of=%E0%A4%A'))[0]).toBe(404);
});

test('passes the page note to the counters, also from the cache, but never to the client', async () => {
  const cache = new ResponseCache();
  cache.trust();
  const noted: (string | undefined)[] = [];
  const { origin } = await listen({
    cache,
    respond: async () => new Response('page', { headers: { 'X-Page-Note': 'eye operation' } }),
    onSent: ({ note }) => void noted.push(note),
  });
  for (const token of [undefined, undefined, 'token']) {
    const headers = new Headers(token === undefined ? {} : { authorization: token });
    expect((await fetch(`${origin}/search?q=eye`, { headers })).headers.get('x-page-note')).toBeNull();
  }
  expect(noted).toEqual(['eye operation', 'eye operation']);
});

test('responds to a malformed API address in the API’s own format', async () => {
  const { origin } = await listen();
  const response = await fetch(`${origin}/api/%`);
  expect([response.status, await response.json()]).toEqual([
    400,
    { success: false, msg: 'This address cannot be read.' },
  ]);
});

test('responds with 400 to malformed requests, with the usual security headers', async () => {
  const { port } = await listen();
  for (const head of [
    'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close',
    'NONSENSE',
    'GET / HTTP/1.1\r\nHost: a\0b',
  ])
    expect(await sendRaw(port, `${head}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 [^]*X-Content-Type-Options: nosniff/,
    );
});

test('logs one line about a path with control characters, still encoded, and sends no header of it', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const { port } = await listen({
    photos: { files: {} as HttpOptions['photos']['files'], isShown: async () => false, log },
  });
  const path = '/%0d%0aSet-Cookie:%20a=b';
  const text = await sendRaw(port, `GET ${path}?q=secret HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(text).not.toMatch(/^Set-Cookie/im);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/secret|\n./);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    method: 'GET',
    path,
    status: 200,
  });
});
