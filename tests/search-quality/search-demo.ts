import { listNgos } from '../../src/features/ngo/ngo.service.server.ts';
import { listSchemes } from '../../src/features/scheme/catalogue/catalogue.service.server.ts';
import type { Database } from '../../src/server/database.server.ts';
import { idOfName } from './demo-texts.ts';
import type { SearchResult, JudgedQuery } from './metrics.ts';

const PAGE_SIZE = 10;
/** Schemes that joined the demonstration after the queries were judged. Nobody knows yet which of them they fit. */
const UNJUDGED = /^NGO-/;

/** What the product answers in a database that holds the demonstration. */
export async function searchDemo(db: Database, { q, of }: JudgedQuery): Promise<SearchResult> {
  if (of === 'ngo') {
    const { data, exactMatch } = await listNgos(db, { q, sort: 'fit', page: 1, pageSize: PAGE_SIZE });
    return { ids: idsOf(data.map(({ name }) => name)), exactMatch };
  }
  const { rows } = await listSchemes(db, { filters: { q }, page: 1, pageSize: PAGE_SIZE });
  const ids = idsOf(rows.map(({ schemeName }) => schemeName)).filter((id) => !UNJUDGED.test(id));
  return { ids, exactMatch: ids.length > 0 };
}

function idsOf(names: readonly string[]): string[] {
  return names.map((name) => {
    const id = idOfName.get(name);
    if (id === undefined) throw new Error(`The demonstration has no “${name}”`);
    return id;
  });
}
