import MiniSearch from 'minisearch';
import { demoTexts } from './demo-texts.ts';
import type { SearchResult, JudgedQuery } from './metrics.ts';

const FIELDS = ['name', 'services', 'mission', 'description', 'category', 'city'];

/** What a good general library finds in the same texts: any of the words, misspelt or begun. */
export function searchWithMiniSearch({ q, of }: JudgedQuery): SearchResult {
  return { ids: indexes[of].search(q).map(({ id }) => String(id)), exactMatch: true };
}

const indexes = { ngo: indexOf('ngo'), scheme: indexOf('scheme') };

function indexOf(of: 'ngo' | 'scheme'): MiniSearch {
  const index = new MiniSearch({ fields: FIELDS, searchOptions: { fuzzy: 0.2, prefix: true } });
  index.addAll(demoTexts.filter((text) => text.of === of).map(({ id, texts }) => ({ id, ...texts })));
  return index;
}
