import { readFileSync } from 'node:fs';
import type { JudgedQuery } from './metrics.ts';

/**
 * `first`: the queries that the search was made with. `own`: written by us before the search was, read and tried while it was
 * mended. `set-aside`: by somebody who knew neither the catalogue nor the search; nobody reads them, they are only measured.
 */
export const QUERY_SETS = ['first', 'own', 'set-aside'] as const;
export type QuerySet = (typeof QUERY_SETS)[number];

/** The judged queries of a set; `README.md` says how they are judged. */
export function readQueries(set: QuerySet): JudgedQuery[] {
  const file = new URL(`./queries-${set}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { queries: JudgedQuery[] }).queries;
}
