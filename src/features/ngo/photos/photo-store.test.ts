import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#src/server/config.server.ts';
import { openFileStore, type FileStore } from '#src/server/file-store.server.ts';
import { ResponseCache } from '#src/server/http/response-cache.server.ts';
import { createHttpServer } from '#src/server/http/http.server.ts';
import { picture } from '../../../../tests/support/pictures.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { OwnPhoto } from './photo.contract.ts';
import { photoJobs } from './photo.jobs.server.ts';

const { call, db, services, signedIn } = await testApp();
const folder = await mkdtemp(join(tmpdir(), 'photo-store-'));
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'sahay' }],
});
const { port } = await s3.run();

const inS3 = {
  S3_BUCKET: 'sahay',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};
const storeOf = async (environment: Record<string, string>) => {
  const config = readConfig({ DATA_DIR: folder, ...environment });
  return openFileStore({ dataDir: config.dataDir, s3: config.s3 });
};
const stores: [string, FileStore][] = [
  ['on the disk', await storeOf({})],
  ['in a store that speaks S3', await storeOf(inS3)],
];

await services.queue.work({
  kinds: photoJobs,
  services: {
    get files() {
      return services.files;
    },
  },
});
const server = createHttpServer({
  gatewayUrl: 'https://gateway.example',
  respond: async () => new Response('a page', { status: 404 }),
  cache: new ResponseCache(),
  origin: () => 'http://localhost',
  staticFolder: folder,
  trustedProxies: 0,
  photos: services,
  status: {},
  isPage: () => true,
  isUpload: () => false,
  queryParameters: { names: ['q'] },
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

afterAll(async () => {
  server.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(stores)('photos %s', (_, files) => {
  test('are added, served with long caching, and gone after deletion', async () => {
    services.files = files;
    const { token } = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    const body = new FormData();
    body.set('photo', new File([new Uint8Array(await picture())], 'a.jpg'));
    const added = await call<{ data: OwnPhoto }>('POST', 'ngo/addNgoPhoto', { token, body });
    expect(added.status).toBe(201);
    const { _id, path } = added.body.data;

    for (const format of ['avif', 'webp']) {
      const response = await fetch(`${origin}${path}-480.${format}`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(480);
    }
    const head = await fetch(`${origin}${path}-480.avif`, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);

    await call('DELETE', `ngo/deleteNgoPhoto/${_id}`, { token });
    await expect
      .poll(async () => (await fetch(`${origin}${path}-960.webp`)).status, { timeout: 10_000 })
      .toBe(404);
    expect(await files.exists(`${path.slice(1)}-1000.avif`)).toBe(false);
  });

  test('stored before the smallest width existed are sent in the next one', async () => {
    services.files = files;
    const key = `photos/${'a'.repeat(32)}`;
    await files.put(`${key}-480.webp`, await picture({ width: 480, height: 320, format: 'webp' }));
    const response = await fetch(`${origin}/${key}-240.webp`);
    expect(response.status).toBe(200);
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(480);
  });

  test('that do not exist are 404, which is not cached', async () => {
    services.files = files;
    const response = await fetch(`${origin}/photos/${'0'.repeat(32)}-480.avif`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

test.each([
  '/photos/',
  '/photos/..%2f..%2fsecret-key',
  '/photos/%2e%2e/secret-key',
  `/photos/${'0'.repeat(31)}g-480.avif`,
  `/photos/${'0'.repeat(32)}-480.avif/`,
  `/photos/${'0'.repeat(32)}-480.svg`,
  `/photos/${'0'.repeat(32)}-0480.avif`,
  `/photos//${'0'.repeat(32)}-480.avif`,
])('%s never reaches the store', async (path) => {
  const requestedKeys: string[] = [];
  services.files = {
    getBytes: async (key: string) => {
      requestedKeys.push(key);
      return new Uint8Array();
    },
  } as unknown as FileStore;
  expect((await fetch(origin + path)).status).toBe(404);
  expect(requestedKeys).toEqual([]);
});

test('an unreachable store is distinguished from a missing photo', async () => {
  services.files = await storeOf({ ...inS3, S3_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await fetch(`${origin}/photos/${'0'.repeat(32)}-480.avif`)).status).toBe(503);
});

test('requests are signed, so a store with another secret refuses them', async () => {
  const files = await storeOf({ ...inS3, S3_SECRET_ACCESS_KEY: 'another secret' });
  await expect(files.put('photos/a.avif', 'a')).rejects.toMatchObject({
    cause: { name: 'SignatureDoesNotMatch' },
  });
});
