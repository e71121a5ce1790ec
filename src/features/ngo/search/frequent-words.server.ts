import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { MATCHES_COUNTED_MOST } from '../ngo.values.ts';
import { FREQUENT_LEAST } from './search-statement.server.ts';

/** Milliseconds; what is frequent changes slowly, and only says how to look, not what is found. */
const KEPT_FOR = 60_000;

type Frequent = { ngos: Map<string, number>; readAt: number };

const known = new WeakMap<object, Frequent>();

/**
 * Whether all the units, given as the words and lexemes that stand for each, likely find more NGOs than are counted. Answered from what
 * is known; what is too old is read again meanwhile, so that no search waits for it.
 */
export function areFrequent(db: Database, units: readonly (readonly string[])[]): boolean {
  const frequent = known.get(db);
  if (!frequent || performance.now() - frequent.readAt > KEPT_FOR) {
    known.set(db, { ngos: frequent?.ngos ?? new Map(), readAt: performance.now() });
    // A search that comes before is answered as well, only slower; and so is every one when this fails.
    readFrequentWords(db).catch(() => {});
  }
  const { ngos } = known.get(db)!;
  const least = units.length === 1 ? MATCHES_COUNTED_MOST : FREQUENT_LEAST;
  return units.every((keys) => keys.reduce((sum, key) => sum + (ngos.get(key) ?? 0), 0) > least);
}

/** Reads how many NGOs have each of the words and lexemes that many have. */
export async function readFrequentWords(db: Database): Promise<void> {
  const rows = await runQuery<[string, number]>(db, {
    name: 'ngo_words_frequent',
    text: `select skeleton, sum(ngos)::int from ngo_word group by skeleton having sum(ngos) > ${MATCHES_COUNTED_MOST}`,
    values: [],
  });
  known.set(db, { ngos: new Map(rows), readAt: performance.now() });
}
