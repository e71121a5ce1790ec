import type { Database } from '../../src/server/database.server.ts';
import { readConfig } from '../../src/server/config.server.ts';
import { joinRuntime } from '../../src/server/runtime.server.ts';
import { LANGUAGES, pathInLanguage } from '../../src/shared/languages.ts';
import { runSql } from '../support/run-sql.ts';
import { readNames, type BenchData } from './data-folders.ts';
import { apiListPaths, pageListPaths, shuffle, twoWordQueries } from './queries.ts';
import type { Kind } from './ratio.ts';

/** More than can be requested during a measurement, so that no response comes from a cache. */
const PATH_COUNT = 60_000;
const BROWSER = { 'accept-encoding': 'br' };

export const listPages = (): Kind => ({
  name: 'list page',
  paths: pageListPaths(PATH_COUNT),
  headers: BROWSER,
});

export const jsonLists = (): Kind => ({ name: 'JSON list', paths: apiListPaths(PATH_COUNT) });

/** The page of each NGO in each language. */
export async function ngoPages({ dataDir }: BenchData): Promise<Kind> {
  const runtime = await joinRuntime(readConfig({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn' }));
  try {
    return { name: 'NGO page', paths: shuffle(await readNgoPaths(runtime.db)), headers: BROWSER };
  } finally {
    await runtime.stop();
  }
}

async function readNgoPaths(db: Database): Promise<string[]> {
  const rows = await runSql<[string, string]>(db, {
    text: `select category, id::text from ngo where listed order by id limit ${PATH_COUNT / LANGUAGES.length}`,
    values: [],
  });
  return rows.flatMap(([category, id]) =>
    LANGUAGES.map((language) => pathInLanguage({ path: `/${category}/detailpage/${id}`, language })),
  );
}

/** Pages of searches for two words of a name. `step` is the distance of the names in the file. */
export async function searchPages({ csv }: BenchData, step: number): Promise<Kind> {
  const words = twoWordQueries(await readNames({ csv, step }));
  const paths = words.flatMap((q) =>
    LANGUAGES.map((language) => pathInLanguage({ path: `/search?q=${encodeURIComponent(q)}`, language })),
  );
  return { name: 'search page', paths: shuffle(paths), headers: BROWSER };
}

/** All kinds of addresses of the public site that differ from each other often enough to be rendered each time. */
export async function publicKinds(data: BenchData): Promise<Kind[]> {
  return [listPages(), await ngoPages(data), await searchPages(data, 2), jsonLists()];
}
