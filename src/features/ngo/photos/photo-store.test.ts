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
import { isPhotoShown } from './photo.service.server.ts';
import { PHOTO_FORMATS } from './photo.values.ts';
import { eraseDeletedNgos } from '#src/features/ngo/deletion/erase-ngos.service.server.ts';

const { callConfirmed, db, pool, services, signedIn } = await testApp();
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
  builtFiles: new Map(),
  trustedProxies: 0,
  photos: {
    get files() {
      return services.files;
    },
    log: services.log,
    isShown: (fileKey) => isPhotoShown(services.db, fileKey),
  },
  status: {},
  isUpload: () => false,
  readAddress: ({ pathname }) => ({ key: pathname, store: 'varied', isPersonal: false }),
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

afterAll(async () => {
  server.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function addedPhoto() {
  const ngoId = await savedNgo(db);
  const { token } = await signedIn({ role: 'ngo', ngoId });
  const body = new FormData();
  body.set('photo', new File([new Uint8Array(await picture())], 'a.jpg'));
  const options = { token, body };
  const { status, body: added } = await callConfirmed<{ data: OwnPhoto }>('POST', 'ngo/addNgoPhoto', options);
  expect(status).toBe(201);
  return { ...added.data, ngoId, token };
}
const addressesOf = (path: string) =>
  [240, 480, 500].flatMap((width) => PHOTO_FORMATS.map((format) => `${path}-${width}.${format}`));
const statusesOf = async (path: string) => {
  const responses = await Promise.all(addressesOf(path).map((address) => fetch(origin + address)));
  return [...new Set(responses.map(({ status }) => status))];
};

describe.each(stores)('photos %s', (_, files) => {
  test('are added, served for an hour without asking again, and gone after deletion', async () => {
    services.files = files;
    const { _id, path, token } = await addedPhoto();
    for (const format of PHOTO_FORMATS) {
      const response = await fetch(`${origin}${path}-480.${format}`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'private, max-age=3600, must-revalidate',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(480);
    }
    const head = await fetch(`${origin}${path}-480.avif`, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);

    await callConfirmed('DELETE', `ngo/deleteNgoPhoto/${_id}`, { token });
    // At once, before the job has deleted the files.
    expect(await statusesOf(path)).toEqual([404]);
    await expect.poll(() => files.exists(`${path.slice(1)}-500.avif`), { timeout: 10_000 }).toBe(false);
  });

  test('of an NGO that is not on the site are 404 at once, and back with the NGO', async () => {
    services.files = files;
    const { path, ngoId } = await addedPhoto();
    const { token: admin } = await signedIn({ role: 'admin' });
    const { headers } = await fetch(`${origin}${path}-480.avif`);
    const stored = { headers: { 'If-None-Match': headers.get('etag') ?? '' } };
    const steps = [
      ['POST', `ngo/suspendNgo/${ngoId}`, 404, { reason: 'Complaints.' }],
      ['POST', `ngo/unsuspendNgo/${ngoId}`, 200],
      ['DELETE', `ngo/deleteNgo/${ngoId}`, 404],
      ['POST', `ngo/restoreNgo/${ngoId}`, 200],
    ] as const;
    for (const [method, endpoint, expected, body] of steps) {
      await callConfirmed(method, endpoint, { token: admin, ...(body && { body }) });
      expect(await statusesOf(path), endpoint).toEqual([expected]);
      // A browser that stored it learns of it when it asks again.
      const again = await fetch(`${origin}${path}-480.avif`, stored);
      expect(again.status, endpoint).toBe(expected === 200 ? 304 : 404);
    }
  });

  test('of a deleted NGO are erased with it after 30 days', async () => {
    services.files = files;
    const { path, ngoId } = await addedPhoto();
    const { token: admin } = await signedIn({ role: 'admin' });
    await callConfirmed('DELETE', `ngo/deleteNgo/${ngoId}`, { token: admin });
    expect(await files.exists(`${path.slice(1)}-480.webp`)).toBe(true);
    await pool.query(`update ngo set deleted_at = now() - interval '31 days' where id = $1`, [ngoId]);
    await eraseDeletedNgos(services);
    for (const address of addressesOf(path))
      await expect.poll(() => files.exists(address.slice(1)), { timeout: 10_000 }).toBe(false);
    expect(await statusesOf(path)).toEqual([404]);
  });

  test('stored before the smallest width existed are sent in the next one', async () => {
    services.files = files;
    const { path } = await addedPhoto();
    const key = path.slice(1);
    await files.delete(`${key}-240.webp`);
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
  services.files = stores[0]![1];
  const { path } = await addedPhoto();
  services.files = await storeOf({ ...inS3, S3_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await fetch(`${origin}${path}-480.avif`)).status).toBe(503);
});

test('requests are signed, so a store with another secret refuses them', async () => {
  const files = await storeOf({ ...inS3, S3_SECRET_ACCESS_KEY: 'another secret' });
  await expect(files.put('photos/a.avif', 'a')).rejects.toMatchObject({
    cause: { name: 'SignatureDoesNotMatch' },
  });
});
