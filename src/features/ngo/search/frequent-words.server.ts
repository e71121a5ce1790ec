import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { COMMON_LEAST } from './search-statement.server.ts';

/** Milliseconds; what is common changes slowly, and only says how to look, not what is found. */
const KEPT_FOR = 60_000;

type Common = { ngos: Map<string, number>; readAt: number };

const known = new WeakMap<object, Common>();

/**
 * Whether each of the units (given as the words and lexemes that stand for it) is found in a large part of all NGOs. Answered from what is
 * known; what is too old is read again meanwhile, so that no search waits for it.
 */
export function areCommon(db: Database, units: readonly (readonly string[])[]): boolean {
  const common = known.get(db);
  if (!common || performance.now() - common.readAt > KEPT_FOR) {
    known.set(db, { ngos: common?.ngos ?? new Map(), readAt: performance.now() });
    // A search that comes before is answered as well, only slower; and so is every one when this fails.
    readCommonWords(db).catch(() => {});
  }
  const { ngos } = known.get(db)!;
  return units.every((keys) => keys.reduce((sum, key) => sum + (ngos.get(key) ?? 0), 0) > COMMON_LEAST);
}

/** Reads how many NGOs have each of the words and lexemes that many have. */
export async function readCommonWords(db: Database): Promise<void> {
  const rows = await runQuery<[string, number]>(db, {
    name: 'ngo_words_common',
    text: `select skeleton, sum(ngos)::int from ngo_word group by skeleton having sum(ngos) > ${COMMON_LEAST / 10}`,
    values: [],
  });
  known.set(db, { ngos: new Map(rows), readAt: performance.now() });
}
