import type { Database } from '#src/server/database.server.ts';
import type { GainStep } from '#src/search/search-plan.server.ts';
import { runStatement, statementVariants } from '#src/server/database/statement.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { soundOfName } from '#src/features/ngo/ngo-lexemes.server.ts';
import type { NgoCell } from '#src/features/ngo/counts/ngo-counts.queries.server.ts';
import type { NgoFilters } from '#src/features/ngo/counts/ngo-counts.server.ts';
import {
  SUMMARY_COLUMNS,
  SUMMARY_TEXT,
  type SummaryRow,
} from '#src/features/ngo/row/ngo-summary.queries.server.ts';
import type { NgoSort } from '#src/features/ngo/ngo.values.ts';
import type { NgoTexts } from './matching-text.server.ts';
import type { TownDistance } from '#src/features/reference/places.server.ts';
import { DESCRIPTION_IN_LANGUAGE, LADDER_STEPS, searchStatement } from './search-statement.queries.server.ts';

export type Matches = {
  rows: { score: number; row: SummaryRow; texts: Pick<NgoTexts, 'description' | 'needs'> }[];
  /** The counts of all matches by kind, before the filters of the page apply. */
  cells: NgoCell[];
  isWide: boolean;
  /** The best score of all matches; 0 without matches. */
  bestScore: number;
};

export type SearchRequest = {
  /** A tsquery or ''. Its matches are weighed before all others. */
  prime: string;
  /** A tsquery or '' for the best matches nearby, which are considered before all others. */
  near: string;
  /** A tsquery. Its matches are considered first. */
  best: string;
  /** A tsquery. Its matches are considered. */
  candidates: string;
  gains: readonly GainStep[];
  /** NGOs with a lower score are not shown. */
  least: number;
  /** The distance of each town and what it subtracts from the score of the town's NGOs. */
  towns: readonly TownDistance[];
  /** The text as entered. A name with this spelling comes before others that sound the same. */
  text: string;
  /** `within` narrows the search itself, `filters` only the page. */
  within: NgoFilters;
  filters: NgoFilters;
  sort: NgoSort;
  offset: number;
  limit: number;
  /** The reader's language. */
  language: Language;
};

/** The number of characters of a description that are searched for a matching sentence. */
const DESCRIPTION_MOST = 2000;
const FOUND_TEXT = `left(${DESCRIPTION_IN_LANGUAGE}, ${DESCRIPTION_MOST}) as description, n.needs, ${SUMMARY_TEXT}`;

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
      'description text null',
      'ngo.needs',
      ...SUMMARY_COLUMNS,
    ],
    text: searchStatement({ sort, ladders, columns: FOUND_TEXT }),
  }),
);

/** Selects a page of the matching NGOs, the best first, and the number of matches of each kind. */
export async function selectMatches(db: Database, request: SearchRequest): Promise<Matches> {
  const { prime, near, best, candidates, gains, least, towns, text, within, filters, sort, offset } = request;
  const { limit, language } = request;
  const words = wordsOfText(text).map(({ word }) => word);
  const steps = stepsInLadders(gains);
  const rows = await runStatement(db, searchBy({ sort, ladders: steps.length / LADDER_STEPS }), [
    ...[prime || null, near || null, best || candidates, candidates],
    ...[steps.map((step) => step?.query ?? null), steps.map((step) => step?.gain ?? null), least],
    jsonOfTowns(towns),
    ...[soundOfName(text), words.map((word) => `%${word}%`), languageOfText(words.join(''))],
    ...[within.category, within.city, within.verified ?? false],
    ...[filters.category, filters.city, filters.verified ?? false, offset, limit, language],
  ]);
  const [cells, isWide, bestScore] = rows[0]!;
  return {
    rows: rows.flatMap(([, , , score, description, needs, ...row]) =>
      score === null ? [] : [{ score, row, texts: { description, needs } }],
    ),
    cells: readCells(cells),
    isWide,
    bestScore: bestScore ?? 0,
  };
}

/**
 * Gives each ladder four places, and rounds the number of ladders up to a power of two. This keeps the number
 * of different statements small, and each is planned once.
 */
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

/** Requests repeat the same towns, so their JSON is cached. */
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
