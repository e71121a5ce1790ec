/** A query with the judged answers: id to grade, 3 exactly what is needed, 2 helps, 1 marginal; all others are 0. */
export type JudgedQuery = {
  q: string;
  of: 'ngo' | 'scheme';
  language: 'en' | 'gu' | 'hi' | 'rom';
  kind: 'need' | 'name' | 'place' | 'nothing';
  grades: Record<string, number>;
};

/** What a search answered: ids, the best first. */
export type Answer = { ids: string[]; exactMatch: boolean };

export type Judged = { query: JudgedQuery; answer: Answer };

export type Quality = {
  queries: number;
  /** Share of queries with a grade of 2 or 3 among the first three. */
  success: number;
  /** Discounted gain of the first five, 2^grade - 1, as a share of the best order's. */
  gain: number;
  /** Share of queries without an answer. */
  empty: number;
  /** Mean share of grade 0 among the first five shown, over queries that show something. */
  noise: number;
};

const FIRST = 3;
const SHOWN = 5;

/** The measures over queries that have a right answer; `nothing` queries are left to `rightNothing`. */
export function measureQuality(judged: readonly Judged[]): Quality {
  const all = judged.filter(({ query }) => query.kind !== 'nothing');
  const shown = all.filter(({ answer }) => answer.ids.length > 0);
  return {
    queries: all.length,
    success: mean(all.map((one) => Number(gradesOf(one, FIRST).some((grade) => grade >= 2)))),
    gain: mean(all.map(gainOf)),
    empty: mean(all.map(({ answer }) => Number(answer.ids.length === 0))),
    noise: mean(
      shown.map((one) => {
        const grades = gradesOf(one, SHOWN);
        return grades.filter((grade) => grade === 0).length / grades.length;
      }),
    ),
  };
}

/** Share of the queries nobody can answer that find nothing or are told to be no exact match. */
export function rightNothing(judged: readonly Judged[]): number {
  const nothing = judged.filter(({ query }) => query.kind === 'nothing');
  return mean(nothing.map(({ answer }) => Number(answer.ids.length === 0 || !answer.exactMatch)));
}

function gradesOf({ query, answer }: Judged, most: number): number[] {
  return answer.ids.slice(0, most).map((id) => query.grades[id] ?? 0);
}

function gainOf(judged: Judged): number {
  const best = Object.values(judged.query.grades).sort((a, b) => b - a);
  return discounted(gradesOf(judged, SHOWN)) / (discounted(best.slice(0, SHOWN)) || 1);
}

function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}
