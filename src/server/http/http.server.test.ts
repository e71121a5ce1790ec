import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { ResponseCache } from './response-cache.server.ts';
import { createHttpServer, type HttpOptions } from './http.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'http-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FEW = { headers: 400, textBody: 400, upload: 400, connections: 100, connectionsOfNetwork: 5 };

async function listen(options: Partial<HttpOptions> = {}) {
  const server = createHttpServer({
    answer: async ({ request }) => {
      const text = request.method === 'POST' ? await request.text() : 'page';
      return new Response(text, { headers: { 'Content-Type': 'text/plain' } });
    },
    cache: new ResponseCache(),
    origin: () => 'http://localhost',
    staticFolder: folder,
    photos: { files: {} as HttpOptions['photos']['files'], log: pino({ level: 'silent' }) },
    trustedProxies: 0,
    status: { '/healthz': async () => ({ status: 200, text: 'ok' }) },
    isPage: () => true,
    isUpload: () => false,
    queryParameters: { names: ['q', 'words'], personal: ['words'] },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}` };
}

/** Sends raw bytes and returns everything received until the connection ends. */
async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return readToEnd(socket);
}

async function readToEnd(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (bytes: Buffer) => (received += bytes.toString()));
  socket.on('error', () => {});
  await once(socket, 'close');
  return received;
}

const HALF = 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf';

test('a body that is sent only half is not waited for: 408, and the connection ends', async () => {
  const { port } = await listen({ limits: FEW });
  expect(await sendRaw(port, HALF)).toMatch(/^HTTP\/1\.1 408 [^]*Content-Security-Policy/);
});

test('an upload has a time of its own', async () => {
  const { port } = await listen({
    limits: { ...FEW, upload: 60_000 },
    isUpload: (path) => path === '/api/x',
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(HALF);
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(answer).toBe('');
  socket.write('x'.repeat(96));
  await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  socket.destroy();
});

test('headers that never end are not waited for', async () => {
  const { port } = await listen({ limits: FEW });
  expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 |^$/);
});

test('one network has so many connections at once, and gets new ones as the old ones end', async () => {
  const { port } = await listen({ limits: FEW });
  const sockets = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await vi.waitUntil(() => sockets.slice(5).every((socket) => socket.closed), 5_000);
  expect(sockets.slice(0, 5).filter((socket) => socket.destroyed)).toEqual([]);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.status)
    .toBe(200);
});

test.each(['TRACE', 'CONNECT', 'PUT', 'PATCH', 'PROPFIND'])(
  '%s is no method of this site',
  async (method) => {
    const { port } = await listen();
    const answer = await sendRaw(port, `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*Allow: GET, HEAD, POST, DELETE/);
    expect(answer).toContain('Content-Security-Policy');
  },
);

test('only the address that stands for all unknown ones is kept whatever its status', async () => {
  let made = 0;
  const cache = new ResponseCache();
  cache.trust();
  const { origin } = await listen({
    cache,
    isPage: (path) => !path.includes('nowhere'),
    answer: async ({ request }) => {
      const isPage = request.url.includes('detailpage');
      return new Response(`answer ${++made}`, { status: isPage ? 500 : 404 });
    },
  });
  const read = async (path: string) => (await fetch(origin + path)).text();
  // An NGO may have the number 404; its page must not be mistaken for the 404 page.
  expect(await read('/health/detailpage/404')).not.toBe(await read('/health/detailpage/404'));
  expect(await read('/nowhere')).toBe(await read('/nowhere/else'));
  expect(await read('/gu/nowhere')).not.toBe(await read('/nowhere'));
});

test('a page that holds somebody’s own words is made each time, and nobody may keep it', async () => {
  let made = 0;
  const cache = new ResponseCache();
  cache.trust();
  const { origin } = await listen({ cache, answer: async () => new Response(`answer ${++made}`) });
  const read = async (path: string) => {
    const answer = await fetch(origin + path);
    return [await answer.text(), answer.headers.get('cache-control')];
  };
  const [first, second] = [await read('/helpRequest?words=x'), await read('/helpRequest?words=x')];
  expect([first, second]).toEqual([
    ['answer 1', 'no-store'],
    ['answer 2', 'no-store'],
  ]);
  const kept = ['answer 3', 'public, no-cache'];
  expect([await read('/helpRequest'), await read('/helpRequest')]).toEqual([kept, kept]);
});

test('what a page says of itself reaches whoever counts, of a kept answer too, and nobody else', async () => {
  const cache = new ResponseCache();
  cache.trust();
  const noted: (string | undefined)[] = [];
  const { origin } = await listen({
    cache,
    answer: async () => new Response('page', { headers: { 'X-Page-Note': 'eye operation' } }),
    onSent: ({ note }) => void noted.push(note),
  });
  for (const token of [undefined, undefined, 'token']) {
    const headers = new Headers(token === undefined ? {} : { authorization: token });
    expect((await fetch(`${origin}/search?q=eye`, { headers })).headers.get('x-page-note')).toBeNull();
  }
  expect(noted).toEqual(['eye operation', 'eye operation']);
});

test('an unreadable address of the API is answered as the API answers', async () => {
  const { origin } = await listen();
  const answer = await fetch(`${origin}/api/%`);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { success: false, msg: 'This address cannot be read.' },
  ]);
});

test('what cannot be read as a request or an address is answered 400, with the headers of every answer', async () => {
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
