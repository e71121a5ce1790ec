import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openFileStore } from '#src/server/file-store.server.ts';
import { sendStoredPhoto } from './stored-photos.server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'photos-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const [KEY, WITHDRAWN] = ['a'.repeat(32), 'b'.repeat(32)];
const files = await openFileStore({ dataDir, s3: undefined });
for (const key of [KEY, WITHDRAWN]) await files.put(`photos/${key}-480.webp`, new Uint8Array([1, 2, 3]));

/** Starts a server of photos whose files are in that store. */
async function serve(store: typeof files): Promise<string> {
  const photos = {
    files: store,
    log: pino({ level: 'silent' }),
    isShown: async (key: string) => key === KEY,
  };
  const server = createServer((request, response) => {
    void sendStoredPhoto({ ...photos, pathname: request.url!, request, response });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  [`/photos/${KEY}-480.webp`, 200],
  // In the smallest width, photos were not always stored.
  [`/photos/${KEY}-240.webp`, 200],
  [`/photos/${KEY}-960.webp`, 404],
  [`/photos/${WITHDRAWN}-480.webp`, 404],
  ['/photos/../key', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await fetch((await serve(files)) + path)).status).toBe(status);
});

test('a store that cannot be read is no missing photo', async () => {
  const file = join(dataDir, 'no-folder');
  writeFileSync(file, '');
  const origin = await serve(await openFileStore({ dataDir: file, s3: undefined }));
  expect((await fetch(`${origin}/photos/${KEY}-480.webp`)).status).toBe(503);
});
