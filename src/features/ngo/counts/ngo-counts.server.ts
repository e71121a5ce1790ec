import type { Database } from '#src/server/database.server.ts';
import { selectChangeMark, selectCounts, type NgoCell } from './ngo-counts.queries.server.ts';

type Facet = { value: string; count: number };
export type NgoFilters = { category?: string; city?: string; verified?: boolean };
export type NgoFacets = { category: Facet[]; city: Facet[]; verified: number };

/**
 * The number of NGOs per category, city and verification state. Cached in the process but never stale: every
 * statement that reads NGOs also reads the change mark, and counts with a different mark are reloaded.
 */
export class NgoCounts {
  readonly mark: number;
  readonly #cells: readonly NgoCell[];
  readonly #facets = new Map<string, NgoFacets>();

  constructor({ mark, cells }: { mark: number; cells: readonly NgoCell[] }) {
    this.mark = mark;
    this.#cells = cells;
  }

  /**
   * Returns the facets, each counted with all other filters applied. Values without NGOs are omitted. The
   * order is by count, then by key.
   */
  facets(filters: NgoFilters): NgoFacets {
    const key = JSON.stringify([filters.category, filters.city, filters.verified === true]);
    const cached = this.#facets.get(key);
    if (cached) return cached;
    const facets = facetsOfCells({ cells: this.#cells, filters });
    this.#facets.set(key, facets);
    return facets;
  }

  total(filters: NgoFilters): number {
    const { category, city, verified } = this.facets(filters);
    if (filters.verified) return verified;
    if (filters.category) return category.find(({ value }) => value === filters.category)?.count ?? 0;
    if (filters.city) return city.find(({ value }) => value === filters.city)?.count ?? 0;
    return category.reduce((sum, { count }) => sum + count, 0);
  }
}

/** Computes the facets of the given cells, with the guarantees of `NgoCounts.facets`. */
export function facetsOfCells({
  cells,
  filters,
}: {
  cells: readonly NgoCell[];
  filters: NgoFilters;
}): NgoFacets {
  const category = new Map<string, number>();
  const city = new Map<string, number>();
  let verified = 0;
  for (const cell of cells) {
    const fitsCategory = filters.category === undefined || filters.category === cell.category;
    const fitsCity = filters.city === undefined || filters.city === cell.city;
    const fitsVerified = !filters.verified || cell.verified;
    if (fitsCity && fitsVerified)
      category.set(cell.category, (category.get(cell.category) ?? 0) + cell.count);
    if (fitsCategory && fitsVerified) city.set(cell.city, (city.get(cell.city) ?? 0) + cell.count);
    if (fitsCategory && fitsCity && cell.verified) verified += cell.count;
  }
  return { category: sortedFacet(category), city: sortedFacet(city), verified };
}

function sortedFacet(counts: Map<string, number>): Facet[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

const latest = new WeakMap<object, NgoCounts>();

/**
 * Returns the counts as of `mark`. Without `mark`, returns the cached counts, if any; the caller must then
 * compare their mark with that of the rows it reads.
 */
export async function readNgoCounts(db: Database, mark?: number): Promise<NgoCounts> {
  const cached = latest.get(db);
  if (cached && (mark === undefined || cached.mark === mark)) return cached;
  const counts = new NgoCounts(await selectCounts(db));
  latest.set(db, counts);
  return counts;
}

/** Returns the current counts. */
export async function readFreshNgoCounts(db: Database): Promise<NgoCounts> {
  return readNgoCounts(db, await selectChangeMark(db));
}
