import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ResponseCache } from './response-cache.server.ts';
import { openFileStore } from '#src/server/file-store.server.ts';
import { readBuiltFiles } from './built-files.server.ts';
import { createHttpServer } from './http.server.ts';

const SCRIPT = 'console.log("one");';
let folder: string;
let origin: string;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-files-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/page-1a2b.js'), SCRIPT);
  await writeFile(join(folder, 'assets/page-1a2b.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'notes.txt'), 'User-agent: *');
  const server = createHttpServer({
    gatewayUrl: 'https://gateway.example',
    respond: async () => new Response('a page'),
    cache: new ResponseCache(),
    origin: () => 'http://localhost',
    builtFiles: readBuiltFiles(folder),
    photos: {
      files: await openFileStore({ dataDir: folder, s3: undefined }),
      log: pino({ level: 'silent' }),
      isShown: async () => false,
    },
    trustedProxies: 0,
    isUpload: () => false,
    readAddress: ({ pathname }) => ({ key: pathname, store: 'varied', isPersonal: false }),
    status: {},
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});

afterAll(async () => {
  close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

test('browsers cache files with a hash in their name forever, others for an hour', async () => {
  const asset = await get('/assets/page-1a2b.js');
  expect(asset.status).toBe(200);
  expect(asset.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const other = await get('/notes.txt');
  expect(other.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await other.text()).toBe('User-agent: *');
});

test('sends the encoding made at build time to clients that accept it', async () => {
  const packed = await get('/assets/page-1a2b.js', { 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toBe(SCRIPT);
  const plain = await get('/assets/page-1a2b.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  expect(brotliDecompressSync(brotliCompressSync(await plain.text())).toString()).toBe(SCRIPT);
});

test('responds with 304 if the browser has the file', async () => {
  const etag = (await get('/notes.txt')).headers.get('etag')!;
  expect((await get('/notes.txt', { 'if-none-match': etag })).status).toBe(304);
});

test('responds with 404 to missing files and to compressed variants by name', async () => {
  for (const path of [
    '/assets/none.js',
    '/assets/page-1a2b.js.br',
    '/../package.json',
    '/assets/%2e%2e/x.js',
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('a new build does not remove files that open pages still need', async () => {
  await rm(join(folder, 'assets'), { recursive: true });
  const removed = await get('/assets/page-1a2b.js');
  expect(removed.status).toBe(200);
  expect(await removed.text()).toBe(SCRIPT);
  expect((await get('/notes.txt')).status).toBe(200);
});
