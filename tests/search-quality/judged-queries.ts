import { readFileSync } from 'node:fs';
import type { JudgedQuery } from './metrics.ts';

/**
 * `first`: the queries that the search was made with. `own`: written by us before the search was. `set-aside`: the other half of
 * those; nobody reads them, they are only measured. Floors hold for these three.
 */
export const FLOOR_SETS = ['first', 'own', 'set-aside'] as const;
export type FloorSet = (typeof FLOOR_SETS)[number];

/**
 * Every set. `unseen`, by somebody who knew neither the catalogue nor the search, is measured once and only when it is named:
 * with a floor it would soon be one more set that the search is tuned by.
 */
export const QUERY_SETS = [...FLOOR_SETS, 'unseen'] as const;
export type QuerySet = (typeof QUERY_SETS)[number];

/** The judged queries of a set; `README.md` says how they are judged. */
export function readQueries(set: QuerySet): JudgedQuery[] {
  const file = new URL(`./queries-${set}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { queries: JudgedQuery[] }).queries;
}
