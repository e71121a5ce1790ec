import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../support/build.ts';
import { chunkGroups } from '#src/bundling/chunks.server.ts';
import { findMessageFiles } from '#src/messages/message-files.server.ts';
import { readManifest, weighRoutes } from '../support/bundle.ts';

/**
 * The target of 100 kB is not met: React, React DOM and React Router alone are 92 kB of every page
 * (docs/decisions/005-script-after-the-first-paint.md). Until they shrink, these limits keep our own code
 * from growing.
 */
const MOST_SCRIPT = {
  read: 104_000,
  /** A form includes its fields. */
  form: 112_000,
  /** The complete first screen of an area may have 180 kB. */
  area: 150_000,
};
/** Styles are part of the first round trip: 14 kB including the page itself. */
const MOST_STYLE = 8_000;

// It ends only what hangs: npm test builds here, while the other core runs other tests.
beforeAll(buildProduct, 300_000);

test('a page loads at most 104 kB of script (goal: 100), a form 112, a signed-in area 150', () => {
  const heavy = weighRoutes().filter(({ script, kind }) => script > MOST_SCRIPT[kind]);
  expect(heavy).toEqual([]);
});

test('a page loads at most 8 kB of styles', () => {
  const heavy = weighRoutes().filter(({ style }) => style > MOST_STYLE);
  expect(heavy).toEqual([]);
});

test('the server build is ASCII, because V8 keeps any other source at two bytes a character', () => {
  const files = globSync('build/server/*.js');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => readFileSync(path).some((byte) => byte > 127))).toEqual([]);
});

test('no server code reaches the browser', () => {
  // Strings that occur in zod, Kysely, pg, pino, our SQL and the server configuration.
  const telltale = /ZodError|kysely|pg-protocol|pinoVersion|insert into|DATABASE_URL/;
  const leaking = globSync('build/client/assets/*.js').filter((path) =>
    telltale.test(readFileSync(path, 'utf8')),
  );
  expect(leaking).toEqual([]);
});

test('the manifest contains only the flags that lightenManifest knows', () => {
  const known = ['id', 'parentId', 'path', 'index', 'caseSensitive', 'module', 'imports', 'css'];
  const flags = ['Action', 'Loader', 'ClientAction', 'ClientLoader', 'ClientMiddleware'];
  const other = ['hasDefaultExport', 'hasErrorBoundary', ...flags.map((flag) => `has${flag}`)];
  const found = new Set(Object.values(readManifest().routes).flatMap(Object.keys));
  const sentence = 'React Router changed: the manifest has other keys. See src/bundling/README.md';
  expect([...found].toSorted(), sentence).toEqual(
    [...known, ...other].filter((key) => found.has(key)).toSorted(),
  );
});

test('the build has the declared chunks and one file for each group of messages', () => {
  const names = chunkGroups().map(({ name }) => name);
  const missing = names.filter((name) => !globSync(`build/client/assets/${name}-*.{js,css}`).length);
  expect(missing, 'the bundler changed: it makes no such chunk').toEqual([]);
  const lost = findMessageFiles('gu').filter(
    ({ group }) => globSync(`build/client/assets/*/gu/${group}.js`).length !== 1,
  );
  expect(lost, 'the bundler changed: it names these message files otherwise').toEqual([]);
});
