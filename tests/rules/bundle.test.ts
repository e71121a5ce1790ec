import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../support/build.ts';
import { weighRoutes } from '../support/bundle.ts';

/**
 * The aim is 100 kB, and it is not reached: React, React DOM and React Router alone are 92 kB of every page
 * (docs/decisions/005). Until they shrink, this keeps what is ours from growing.
 */
const MOST_SCRIPT = {
  read: 104_000,
  /** A form brings its fields. */
  form: 112_000,
  /** The whole first screen of an area may have 180 kB. */
  area: 150_000,
};
/** Style is part of what a first visit needs: 14 kB with the page itself. */
const MOST_STYLE = 8_000;

beforeAll(buildProduct, 120_000);

test('no page makes a phone load more script than 104 kB (aim: 100), a form 112, a signed-in area 150', () => {
  const heavy = weighRoutes().filter(({ script, kind }) => script > MOST_SCRIPT[kind]);
  expect(heavy).toEqual([]);
});

test('no page needs more than 8 kB of style', () => {
  const heavy = weighRoutes().filter(({ style }) => style > MOST_STYLE);
  expect(heavy).toEqual([]);
});

test('nothing of the server reaches the browser', () => {
  // A word that stands in each: zod, Kysely, pg, pino, the SQL of ours.
  const telltale = /ZodError|kysely|pg-protocol|pinoVersion|insert into|DATABASE_URL/;
  const leaking = globSync('build/client/assets/*.js').filter((path) =>
    telltale.test(readFileSync(path, 'utf8')),
  );
  expect(leaking).toEqual([]);
});
