import type { Database } from '#src/server/database.server.ts';
import type { GainStep } from '#src/search/search-plan.server.ts';
import { runStatement, statementVariants } from '#src/server/database/statement.server.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { soundOfName } from '#src/features/ngo/ngo-lexemes.server.ts';
import type { NgoCell } from '#src/features/ngo/ngo-counts.queries.server.ts';
import type { NgoFilters } from '#src/features/ngo/ngo-counts.server.ts';
import { SUMMARY_COLUMNS, SUMMARY_TEXT, type SummaryRow } from '#src/features/ngo/ngo-rows.server.ts';
import type { NgoSort } from '#src/features/ngo/ngo.values.ts';
import type { NgoTexts } from './matching-text.server.ts';
import type { TownDistance } from '#src/features/reference/places.server.ts';
import { LADDER_STEPS, searchStatement } from './search-statement.queries.server.ts';

export type Matches = {
  rows: { score: number; row: SummaryRow; texts: Omit<NgoTexts, 'mission'> }[];
  /** What was found, by kind, before the page's filters. */
  cells: NgoCell[];
  isWide: boolean;
  /** The best score of all that was found, and 0 where nothing was. */
  bestScore: number;
};

export type SearchRequest = {
  /** A tsquery, or none: what matches it is weighed before all others. */
  prime: string;
  /** A tsquery, or none: of those that match best those nearby, looked at before all others. */
  near: string;
  /** A tsquery: what matches it is looked at first. */
  best: string;
  /** A tsquery: what matches it is looked at. */
  candidates: string;
  gains: readonly GainStep[];
  /** Scores below it are not shown. */
  least: number;
  /** What is taken off the score of the NGOs of each town, and how far it is. */
  towns: readonly TownDistance[];
  /** As it was typed: a name spelt like this comes before its namesakes. */
  text: string;
  /** Narrow the search itself, and the page alone. */
  within: NgoFilters;
  filters: NgoFilters;
  sort: NgoSort;
  offset: number;
  limit: number;
};

/** Characters of a description in which the sentence that matches is looked for. */
const DESCRIPTION_MOST = 2000;
const FOUND_TEXT = `n.services, left(n.description, ${DESCRIPTION_MOST}) as description, n.needs, ${SUMMARY_TEXT}`;

const LADDERS_LEAST = 4;

const searchBy = statementVariants(
  (['fit', 'name', 'distance'] as const).map((sort) => ({ sort, ladders: LADDERS_LEAST })),
  ({ sort, ladders }: { sort: NgoSort; ladders: number }) => ({
    name: `ngo_search_${sort}_${ladders}`,
    columns: [
      'cells text null',
      'is_wide boolean',
      'best_score real null',
      'score real null',
      'ngo.services',
      'description text null',
      'ngo.needs',
      ...SUMMARY_COLUMNS,
    ],
    text: searchStatement({ sort, ladders, columns: FOUND_TEXT }),
  }),
);

/** A page of the NGOs that match, the best first, and how many of each kind do. */
export async function selectMatches(db: Database, request: SearchRequest): Promise<Matches> {
  const { prime, near, best, candidates, gains, least, towns, text, within, filters, sort, offset, limit } =
    request;
  const words = wordsOfText(text).map(({ word }) => word);
  const steps = stepsInLadders(gains);
  const rows = await runStatement(db, searchBy({ sort, ladders: steps.length / LADDER_STEPS }), [
    ...[prime || null, near || null, best || candidates, candidates],
    ...[steps.map((step) => step?.query ?? null), steps.map((step) => step?.gain ?? null), least],
    jsonOfTowns(towns),
    ...[soundOfName(text), words.map((word) => `%${word}%`), languageOfText(words.join(''))],
    ...[within.category, within.city, within.verified ?? false],
    ...[filters.category, filters.city, filters.verified ?? false, offset, limit],
  ]);
  const [cells, isWide, bestScore] = rows[0]!;
  return {
    rows: rows.flatMap(([, , , score, services, description, needs, ...row]) =>
      score === null ? [] : [{ score, row, texts: { services, description, needs } }],
    ),
    cells: readCells(cells),
    isWide,
    bestScore: bestScore ?? 0,
  };
}

/** Four places for each ladder, as many ladders as some statement has: there are few statements, each planned once. */
function stepsInLadders(gains: readonly GainStep[]): (GainStep | undefined)[] {
  const steps: (GainStep | undefined)[] = [];
  let rest = 0;
  for (const step of gains) {
    if (step.isHigher && rest > 0) {
      steps[steps.length - rest] = step;
      rest--;
      continue;
    }
    steps.push(step, ...Array.from({ length: LADDER_STEPS - 1 }, () => undefined));
    rest = LADDER_STEPS - 1;
  }
  const ladders = 2 ** Math.ceil(Math.log2(Math.max(LADDERS_LEAST, steps.length / LADDER_STEPS)));
  return [...steps, ...Array.from({ length: ladders * LADDER_STEPS - steps.length }, () => undefined)];
}

/** As the same towns are asked for again and again, they are written out once. */
const townsAsJson = new WeakMap<readonly TownDistance[], string>();

function jsonOfTowns(towns: readonly TownDistance[]): string {
  const json =
    townsAsJson.get(towns) ??
    JSON.stringify(Object.fromEntries(towns.map(({ name, penalty, km }) => [name, [penalty, km]])));
  townsAsJson.set(towns, json);
  return json;
}

function readCells(text: string | null): NgoCell[] {
  if (!text) return [];
  return text.split(';').map((cell) => {
    const [category, city, verified, count] = cell.split('|') as [string, string, string, string];
    return { category, city, verified: verified === '1', count: Number(count) };
  });
}
