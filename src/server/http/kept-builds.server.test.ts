import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import S3rver from '@20minutes/s3rver';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openFileStore, type FileStore } from '#src/server/file-store.server.ts';
import type { BuiltFile } from './built-files.server.ts';
import { KeptBuilds } from './kept-builds.server.ts';

const DAY = 24 * 60 * 60_000;
const folders: string[] = [];
let dataDir: string;
let store: FileStore;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kept-builds-'));
  folders.push(dataDir);
  store = await openFileStore({ dataDir, s3: undefined });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 1) });
});
afterEach(() => vi.useRealTimers());
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY);
const stored = () => readdirSync(join(dataDir, 'files/builds'));

/** A build whose files have this word in their names. */
function makeBuild(word: string, files = store): KeptBuilds {
  const file = (text: string): BuiltFile => ({
    headers: {},
    bodies: { identity: Buffer.from(text), br: brotliCompressSync(text) },
  });
  return new KeptBuilds({
    store: files,
    log: pino({ level: 'silent' }),
    files: new Map([
      [`/assets/entry-${word}.js`, file(`entry of ${word}`)],
      [`/assets/${word}/gu/site.js`, { headers: {}, bodies: { identity: Buffer.from(`words of ${word}`) } }],
      ['/favicon.svg', file('picture')],
    ]),
    modules: { entry: `/assets/entry-${word}.js`, 'route:logIn': `/assets/${word}.js` },
  });
}
async function keptBuild(word: string): Promise<KeptBuilds> {
  const build = makeBuild(word);
  await build.keep();
  return build;
}
const textOf = async (build: KeptBuilds, path: string) =>
  (await build.readFile(path))?.bodies.identity.toString();

test('a later build serves the files of an earlier one as they were, and an earlier one those of a later one', async () => {
  const one = await keptBuild('one');
  const two = await keptBuild('two');
  const file = await two.readFile('/assets/entry-one.js');
  expect(file?.headers).toEqual({
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  expect(file?.bodies.br).toEqual(brotliCompressSync('entry of one'));
  expect(await textOf(two, '/assets/entry-one.js')).toBe('entry of one');
  expect(await textOf(two, '/assets/one/gu/site.js')).toBe('words of one');
  expect(await textOf(one, '/assets/entry-two.js')).toBe('entry of two');
});

test('keeps builds in a bucket', async () => {
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It computes another signature than Amazon's client for the listing of a folder.
    allowMismatchedSignatures: true,
    directory: join(dataDir, 's3'),
    configureBuckets: [{ name: 'sahay' }],
  });
  const { port } = await s3.run();
  onTestFinished(() => s3.close());
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const bucket = { bucket: 'sahay', region: 'auto', endpoint: `http://127.0.0.1:${port}`, ...keys };
  vi.useRealTimers();
  const inBucket = await openFileStore({ dataDir, s3: bucket });
  const one = makeBuild('one', inBucket);
  await one.keep();
  const two = makeBuild('two', inBucket);
  await two.keep();
  expect(await textOf(two, '/assets/entry-one.js')).toBe('entry of one');
  expect(await textOf(one, '/assets/two/gu/site.js')).toBe('words of two');
});

test('serves nothing but listed files with a hash in their name', async () => {
  await keptBuild('one');
  const two = await keptBuild('two');
  const files = stored().find((name) => name.endsWith('.files'));
  const paths = [
    '/favicon.svg',
    '/assets/../favicon.svg',
    '/assets/entry-three.js',
    `/builds/${files}`,
    `/assets/../builds/${files}`,
    '/assets/constructor',
    '/assets/__proto__',
  ];
  expect(await Promise.all(paths.map((path) => two.readFile(path)))).toEqual(paths.map(() => undefined));
});

test('makes the script of a page with the names of the build that asks', async () => {
  const one = await keptBuild('one');
  const two = await keptBuild('two');
  const scriptOf = (word: string, data: string) =>
    `${data};import * as route0 from "/assets/${word}.js";import("/assets/entry-${word}.js");`;
  const script = scriptOf('two', 'data');
  const read = async (build: string) => (await two.readScript({ script, build }))?.identity.toString();
  expect(await read(one.id)).toBe(scriptOf('one', 'data'));
  expect(await read(two.id)).toBeUndefined();
  expect(await read('unknown')).toBeUndefined();
});

test('a build that was not stored to its end is not there, until the next start stores it', async () => {
  const failing: FileStore = Object.assign(Object.create(store), {
    put: async (key: string, text: string) => {
      if (key.endsWith('.json')) throw new Error('The disk is full');
      await store.put(key, text);
    },
  });
  await makeBuild('one', failing).keep();
  const two = await keptBuild('two');
  expect(await textOf(two, '/assets/entry-one.js')).toBeUndefined();
  writeFileSync(join(dataDir, `files/builds/${Date.now() + 1}-halfAway.json`), '{"paths":["/assets/x.js"');
  expect(await textOf(two, '/assets/x.js')).toBeUndefined();
  await keptBuild('one');
  expect(await textOf(two, '/assets/entry-one.js')).toBe('entry of one');
});

test('keeps a build for 30 days after the next one, however long it ran', async () => {
  await keptBuild('one');
  later(200);
  const two = await keptBuild('two');
  later(29);
  await keptBuild('two');
  expect(await textOf(two, '/assets/entry-one.js')).toBe('entry of one');
  later(2);
  await keptBuild('two');
  expect(stored()).toHaveLength(2);
  expect(await textOf(makeBuild('three'), '/assets/entry-one.js')).toBeUndefined();
  expect(await textOf(makeBuild('three'), '/assets/entry-two.js')).toBe('entry of two');
});

test('starts of the same build store it once; going back to an earlier build counts as a change', async () => {
  await Promise.all([keptBuild('one'), keptBuild('one')]);
  later(1);
  await keptBuild('one');
  expect(stored()).toHaveLength(2);
  later(1);
  await keptBuild('two');
  later(1);
  await keptBuild('one');
  expect(stored().filter((name) => name.endsWith('.json'))).toHaveLength(2);
  later(29);
  const one = await keptBuild('one');
  expect(await textOf(one, '/assets/entry-two.js')).toBe('entry of two');
});

test('keeps at most a hundred builds', async () => {
  for (let at = 0; at < 102; at++) {
    await keptBuild(`build${at}`);
    later(0.01);
  }
  expect(stored()).toHaveLength(200);
  expect(await textOf(makeBuild('other'), '/assets/entry-build1.js')).toBeUndefined();
  expect(await textOf(makeBuild('other'), '/assets/entry-build2.js')).toBe('entry of build2');
});

test('looks into the store once a second at most, however many unknown files are asked for', async () => {
  await keptBuild('one');
  let looks = 0;
  const counting: FileStore = Object.assign(Object.create(store), {
    listAll: async (...options: Parameters<FileStore['listAll']>) => {
      looks++;
      return store.listAll(...options);
    },
  });
  const two = makeBuild('two', counting);
  const ask = () => Promise.all(Array.from({ length: 50 }, (_, at) => two.readFile(`/assets/x${at}.js`)));
  await ask();
  await two.readFile('/assets/entry-one.js');
  expect(looks).toBe(1);
});

test('a start does not fail without the store', async () => {
  const away: FileStore = Object.assign(Object.create(store), {
    listAll: async () => {
      throw new Error('The bucket cannot be reached');
    },
  });
  const build = makeBuild('one', away);
  await build.keep();
  await expect(build.readFile('/assets/entry-two.js')).rejects.toThrow('cannot be reached');
});
