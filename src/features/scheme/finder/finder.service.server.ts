import type { Database } from '#src/server/database.server.ts';
import { builtinSchemes } from '#src/features/scheme/builtin-schemes.server.ts';
import { summaryOf } from '#src/features/scheme/scheme-summary.ts';
import { SCHEME_CATEGORIES } from '#src/features/scheme/scheme.values.ts';
import { judge, type Answers, type SchemeRules } from './eligibility.rules.ts';
import type { Rule } from './eligibility.values.ts';
import type { FoundSchemes, JudgedScheme } from './finder.contract.ts';
import { candidateSchemes, schemeStories, type SchemeStory } from './finder.queries.server.ts';
import { answersFor, chosenOf, readAnswers, type AnswerName } from './finder.values.ts';
import { mergePapers } from './papers.rules.ts';

/** Maximum number of schemes in the response: for each of `can` and `perhaps`, and for `not`. */
const FIT_MOST = 100;
const UNFIT_MOST = 20;
const PAPERS_MOST = 100;

/** A built-in scheme has a numeric id. */
type Candidate = SchemeRules & { _id: number | string };
type Judged = { scheme: Candidate; rules: Rule[] };
type Told = { scheme: JudgedScheme; documents: readonly string[] };

/**
 * Judges every publicly visible scheme by the answers in a query. Stores nothing about the person. Counts all
 * schemes, but returns at most 100 that fit, 100 that perhaps fit and 20 that do not.
 */
export async function findSchemes(
  db: Database,
  query: Partial<Record<AnswerName, string>>,
): Promise<FoundSchemes> {
  const input = readAnswers((name) => query[name]);
  const chosen = chosenOf(input.for, SCHEME_CATEGORIES);
  const categories = chosen.length > 0 ? chosen : SCHEME_CATEGORIES;
  const builtin = builtinSchemes.filter(({ category }) => categories.some((one) => category.includes(one)));
  const candidates: Candidate[] = [...builtin, ...(await candidateSchemes(db, categories))];

  const { can, perhaps, not } = sortByFit({ candidates, answers: answersFor(input) });
  const sent = {
    can: can.slice(0, FIT_MOST),
    perhaps: perhaps.slice(0, FIT_MOST),
    not: not.slice(0, UNFIT_MOST),
  };
  const stories = await storiesOf(db, Object.values(sent).flat());
  const tell = (judged: Judged[]) => judged.flatMap((one) => told(one, stories.get(one.scheme._id)));
  const fit = { can: tell(sent.can), perhaps: tell(sent.perhaps) };
  const schemes = (all: Told[]) => all.map(({ scheme }) => scheme);
  return {
    can: { total: can.length, schemes: schemes(fit.can) },
    perhaps: { total: perhaps.length, schemes: schemes(fit.perhaps) },
    not: { total: not.length, schemes: schemes(tell(sent.not)) },
    documents: mergePapers({
      lists: [...fit.can, ...fit.perhaps].map(({ documents }) => documents),
      most: PAPERS_MOST,
    }),
  };
}

/**
 * Groups the schemes by verdict. In `perhaps` and `not`, those with the fewest open or failed rules come
 * first.
 */
function sortByFit({ candidates, answers }: { candidates: Candidate[]; answers: Answers }) {
  const groups: Record<'can' | 'perhaps' | 'not', Judged[]> = { can: [], perhaps: [], not: [] };
  for (const scheme of candidates) {
    const verdict = judge({ scheme, answers });
    const rules = verdict.fit === 'not' ? verdict.failed : verdict.fit === 'perhaps' ? verdict.unknown : [];
    groups[verdict.fit].push({ scheme, rules });
  }
  const byRules = (a: Judged, b: Judged) => a.rules.length - b.rules.length;
  return { can: groups.can, perhaps: groups.perhaps.sort(byRules), not: groups.not.sort(byRules) };
}

/** Reads the texts of the schemes, by id. */
async function storiesOf(db: Database, judged: Judged[]): Promise<Map<number | string, SchemeStory>> {
  const ids = judged.flatMap(({ scheme: { _id } }) => (typeof _id === 'string' ? [_id] : []));
  const stories = new Map<number | string, SchemeStory>(await schemeStories(db, ids));
  for (const { _id, schemeName, description, eligibility } of builtinSchemes) {
    const { conditions, documents } = eligibility;
    stories.set(_id, { schemeName, description, conditions, documents, ngo: null });
  }
  return stories;
}

/** Returns the scheme for the response, or nothing if it was erased in the meantime. */
function told({ scheme, rules }: Judged, story: SchemeStory | undefined): Told[] {
  if (!story) return [];
  const { _id, beneficiary, gender, state } = scheme;
  const { ageFrom, ageTo, incomeUpTo } = scheme.eligibility;
  const { schemeName, description, conditions, documents, ngo } = story;
  const sent: JudgedScheme = {
    _id,
    type: ngo ? 'ngo' : 'builtin',
    schemeName,
    summary: summaryOf(description),
    beneficiary: [...beneficiary],
    gender,
    state,
    ngo,
    rules,
    eligibility: { ageFrom, ageTo, incomeUpTo, conditions },
  };
  return [{ scheme: sent, documents }];
}
