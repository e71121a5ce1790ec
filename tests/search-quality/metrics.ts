/** A query with the judged answers: id to grade, 3 exactly what is needed, 2 helps, 1 marginal; all others are 0. */
export type JudgedQuery = {
  q: string;
  of: 'ngo' | 'scheme';
  language: 'en' | 'gu' | 'hi' | 'rom';
  kind: 'need' | 'name' | 'place' | 'nothing';
  grades: Record<string, number>;
};

/** What a search answered: ids, the best first. */
export type SearchResult = { ids: string[]; exactMatch: boolean };

export type Judged = { query: JudgedQuery; result: SearchResult };

export type Quality = {
  queries: number;
  /** Share of queries with a grade of 2 or 3 among the first three. */
  success: number;
  /** Discounted gain of the first five, 2^grade - 1, as a share of the best order's. */
  gain: number;
  /** Share of queries without results. */
  empty: number;
  /** Mean share of grade 0 among the first five shown, over queries that show something. */
  noise: number;
};

const SUCCESS_RANK = 3;
const RANK_MOST = 5;

/** The measures over queries that have a right result; `nothing` queries are left to `shareOfTrueNegatives`. */
export function measureQuality(judged: readonly Judged[]): Quality {
  const all = judged.filter(({ query }) => query.kind !== 'nothing');
  const nonEmpty = all.filter(({ result }) => result.ids.length > 0);
  return {
    queries: all.length,
    success: mean(all.map((one) => Number(gradesOf(one, SUCCESS_RANK).some((grade) => grade >= 2)))),
    gain: mean(all.map(gainOf)),
    empty: mean(all.map(({ result }) => Number(result.ids.length === 0))),
    noise: mean(
      nonEmpty.map((one) => {
        const grades = gradesOf(one, RANK_MOST);
        return grades.filter((grade) => grade === 0).length / grades.length;
      }),
    ),
  };
}

/** Share of the unanswerable queries that get no result, or only results marked as inexact. */
export function shareOfTrueNegatives(judged: readonly Judged[]): number {
  const nothing = judged.filter(({ query }) => query.kind === 'nothing');
  return mean(nothing.map(({ result }) => Number(result.ids.length === 0 || !result.exactMatch)));
}

function gradesOf({ query, result }: Judged, most: number): number[] {
  return result.ids.slice(0, most).map((id) => query.grades[id] ?? 0);
}

function gainOf(judged: Judged): number {
  const best = Object.values(judged.query.grades).sort((a, b) => b - a);
  return discounted(gradesOf(judged, RANK_MOST)) / (discounted(best.slice(0, RANK_MOST)) || 1);
}

function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}
