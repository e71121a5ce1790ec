import type { Database } from '#src/server/database.server.ts';
import { builtinSchemes } from '#src/features/scheme/builtin-schemes.server.ts';
import { summaryOf } from '#src/features/scheme/scheme-summary.ts';
import { SCHEME_CATEGORIES } from '#src/features/scheme/scheme.values.ts';
import { judge, type Answers, type SchemeRules } from './eligibility.rules.ts';
import type { Rule } from './eligibility.values.ts';
import type { JudgedSchemes, JudgedScheme } from './finder.contract.ts';
import { selectCandidates, selectSchemeTexts, type SchemeTexts } from './finder.queries.server.ts';
import { answersFor, selectedValues, readAnswers, type AnswerName } from './finder.values.ts';
import { mergePapers } from './papers.rules.ts';

/** Maximum number of schemes in the response: for each of `can` and `perhaps`, and for `not`. */
const FIT_MOST = 100;
const UNFIT_MOST = 20;
const PAPERS_MOST = 100;

/** A built-in scheme has a numeric id. */
type Candidate = SchemeRules & { _id: number | string };
type Judged = { scheme: Candidate; rules: Rule[] };
type ResultEntry = { scheme: JudgedScheme; documents: readonly string[] };

/**
 * Judges every publicly visible scheme by the answers in a query. Stores nothing about the person. Counts all
 * schemes, but returns at most 100 that fit, 100 that perhaps fit and 20 that do not.
 */
export async function findSchemes(
  db: Database,
  query: Partial<Record<AnswerName, string>>,
): Promise<JudgedSchemes> {
  const input = readAnswers((name) => query[name]);
  const selected = selectedValues(input.for, SCHEME_CATEGORIES);
  const categories = selected.length > 0 ? selected : SCHEME_CATEGORIES;
  const builtin = builtinSchemes.filter(({ category }) => categories.some((slug) => category.includes(slug)));
  const candidates: Candidate[] = [...builtin, ...(await selectCandidates(db, categories))];

  const { can, perhaps, not } = sortByFit({ candidates, answers: answersFor(input) });
  const included = {
    can: can.slice(0, FIT_MOST),
    perhaps: perhaps.slice(0, FIT_MOST),
    not: not.slice(0, UNFIT_MOST),
  };
  const texts = await readTexts(db, Object.values(included).flat());
  const entriesOf = (judged: Judged[]) =>
    judged.flatMap((entry) => resultEntry(entry, texts.get(entry.scheme._id)));
  const fit = { can: entriesOf(included.can), perhaps: entriesOf(included.perhaps) };
  const schemes = (all: ResultEntry[]) => all.map(({ scheme }) => scheme);
  return {
    can: { total: can.length, schemes: schemes(fit.can) },
    perhaps: { total: perhaps.length, schemes: schemes(fit.perhaps) },
    not: { total: not.length, schemes: schemes(entriesOf(included.not)) },
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
async function readTexts(db: Database, judged: Judged[]): Promise<Map<number | string, SchemeTexts>> {
  const ids = judged.flatMap(({ scheme: { _id } }) => (typeof _id === 'string' ? [_id] : []));
  const texts = new Map<number | string, SchemeTexts>(await selectSchemeTexts(db, ids));
  for (const { _id, schemeName, description, eligibility } of builtinSchemes) {
    const { conditions, documents } = eligibility;
    texts.set(_id, { schemeName, description, conditions, documents, ngo: null });
  }
  return texts;
}

/** Returns the scheme for the response, or nothing if it was erased in the meantime. */
function resultEntry({ scheme, rules }: Judged, texts: SchemeTexts | undefined): ResultEntry[] {
  if (!texts) return [];
  const { _id, beneficiary, gender, state } = scheme;
  const { ageFrom, ageTo, incomeUpTo } = scheme.eligibility;
  const { schemeName, description, conditions, documents, ngo } = texts;
  const entry: JudgedScheme = {
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
  return [{ scheme: entry, documents }];
}
