// npm run search:quality: how well the search finds what people need, by language and kind, beside what MiniSearch finds in the same
// texts. Words name the sets of queries (npm run search:quality -- first own); without any it is all of them.
// --missed lists the queries that fail.
import { loadDemoData } from '../../src/features/ngo/demo-data/demo-ngos.server.ts';
import { loadDemoSchemes } from '../../src/features/scheme/demo-data/demo-schemes.server.ts';
import { openDatabase } from '../../src/server/database.server.ts';
import { startTemporaryCluster } from '../support/temporary-cluster.ts';
import { createTestDatabase } from '../support/test-databases.ts';
import { QUERY_SETS, readQueries, type QuerySet } from './judged-queries.ts';
import { measureQuality, shareOfTrueNegatives, type Judged } from './metrics.ts';
import { searchWithMiniSearch } from './mini-search-baseline.ts';
import { searchDemo } from './search-demo.ts';

const args = process.argv.slice(2);
const sets = args.filter((arg): arg is QuerySet => (QUERY_SETS as readonly string[]).includes(arg));
const unknown = args.filter((arg) => arg !== '--missed' && !sets.includes(arg as QuerySet));
if (unknown.length > 0) {
  console.error(`No such set: ${unknown.join(', ')}. There are ${QUERY_SETS.join(', ')}.`);
  process.exit(1);
}

const cluster = await startTemporaryCluster();
try {
  const { url } = await createTestDatabase({ clusterUrl: cluster.url, migrated: true });
  const { db, close } = openDatabase({ url, poolSize: 4 });
  try {
    await loadDemoData({ db, now: new Date() });
    await loadDemoSchemes({ db, now: new Date() });
    for (const set of sets.length > 0 ? sets : QUERY_SETS) {
      const queries = readQueries(set);
      const ours: Judged[] = [];
      for (const query of queries) ours.push({ query, result: await searchDemo(db, query) });
      console.log(`\nQueries: ${set}`);
      printTable(ours);
      console.log('MiniSearch on the same texts');
      printTable(queries.map((query) => ({ query, result: searchWithMiniSearch(query) })));
      if (args.includes('--missed')) printMissed(ours);
    }
  } finally {
    await close();
  }
} finally {
  await cluster.stop();
}

function printTable(judged: readonly Judged[]): void {
  const parts: [string, (one: Judged) => boolean][] = [
    ['all', () => true],
    ...(['en', 'gu', 'hi', 'rom'] as const).map((language): [string, (one: Judged) => boolean] => [
      language,
      ({ query }) => query.language === language,
    ]),
    ...(['need', 'name', 'place'] as const).map((kind): [string, (one: Judged) => boolean] => [
      kind,
      ({ query }) => query.kind === kind,
    ]),
    ...(['ngo', 'scheme'] as const).map((of): [string, (one: Judged) => boolean] => [
      of,
      ({ query }) => query.of === of,
    ]),
  ];
  const rows = parts.map(([name, isIncluded]) => {
    const { queries, success, gain, empty, noise } = measureQuality(judged.filter(isIncluded));
    return {
      of: name,
      queries,
      'success@3': round(success),
      'nDCG@5': round(gain),
      empty: round(empty),
      'noise@5': round(noise),
    };
  });
  console.table(rows);
  console.log(`right nothing: ${round(shareOfTrueNegatives(judged))}`);
}

function printMissed(judged: readonly Judged[]): void {
  for (const { query, result } of judged) {
    if (query.kind === 'nothing') continue;
    const grades = result.ids.slice(0, 5).map((id) => query.grades[id] ?? 0);
    const isSuccess = grades.slice(0, 3).some((grade) => grade >= 2);
    if (isSuccess && measureQuality([{ query, result }]).gain > 0.6) continue;
    const best = Object.entries(query.grades).sort(([, a], [, b]) => b - a);
    console.log(`${isSuccess ? ' ' : '✗'} ${query.language} ${query.of} “${query.q}” ${grades.join('')}`);
    console.log(
      `    wanted ${best
        .slice(0, 3)
        .map(([id, grade]) => `${id} (${grade})`)
        .join(', ')}; shown ${result.ids.slice(0, 4).join(', ')}`,
    );
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
