import type { Database } from '#src/server/database.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { builtinSchemes } from '#src/features/scheme/builtin-schemes.server.ts';
import { schemeTextsIn } from '#src/features/scheme/scheme-texts.ts';
import { summaryOf } from '#src/features/scheme/scheme-summary.ts';
import { SCHEME_CATEGORIES } from '#src/features/scheme/scheme.values.ts';
import { judge, type SchemeRules } from './eligibility.rules.ts';
import type { JudgedSchemes, JudgedScheme, NextQuestionBody } from './finder.contract.ts';
import { selectCandidates, selectSchemeTexts, type SchemeStory } from './finder.queries.server.ts';
import { answersFor, ASK_MOST, selectedValues, readAnswers, type AnswerName } from './finder.values.ts';
import { mergePapers } from './papers.rules.ts';
import { circumstancesToOffer, nextQuestion, skip } from './questions.rules.ts';
import { sortByFit, type Judged } from './ranking.rules.ts';

/** Maximum number of schemes in the response: for each of `can` and `perhaps`, and for `not`. */
const FIT_MOST = 100;
const UNFIT_MOST = 20;
const PAPERS_MOST = 100;

/** A built-in scheme has a numeric id. */
type Candidate = SchemeRules & { _id: number | string };
type ResultEntry = { scheme: JudgedScheme; documents: readonly string[] };
type Query = Partial<Record<AnswerName, string>>;

/** Returns what the finder asks next, from the answers in a query. Stores nothing about the person. */
export async function findNextQuestion(db: Database, query: Query): Promise<NextQuestionBody> {
  const input = readAnswers((name) => query[name]);
  const schemes = await readCandidates(db, input.for);
  const answers = answersFor(skip(input, 'circumstances'));
  const verdicts = schemes.map((scheme) => judge({ scheme, answers }));
  return { ...nextQuestion({ schemes, input }), circumstances: circumstancesToOffer(verdicts) };
}

/**
 * Judges every publicly visible scheme by the answers in a query. Stores nothing about the person. Counts all
 * schemes, but returns at most 100 that fit, 100 that perhaps fit and 20 that do not, with texts in `language`.
 */
export async function findSchemes(
  db: Database,
  { language, ...query }: Query & { language: Language },
): Promise<JudgedSchemes> {
  const input = readAnswers((name) => query[name]);
  const candidates = await readCandidates(db, input.for);
  const { can, perhaps, not } = sortByFit({ candidates, answers: answersFor(input) });
  const included = {
    can: can.slice(0, FIT_MOST),
    perhaps: perhaps.slice(0, FIT_MOST),
    not: not.slice(0, UNFIT_MOST),
  };
  const stories = await readStories(db, Object.values(included).flat());
  const entriesOf = (judged: Judged<Candidate>[]) =>
    judged.flatMap((entry) => resultEntry({ ...entry, story: stories.get(entry.scheme._id), language }));
  const fit = { can: entriesOf(included.can), perhaps: entriesOf(included.perhaps) };
  const schemes = (all: ResultEntry[]) => all.map(({ scheme }) => scheme);
  return {
    can: { total: can.length, schemes: schemes(fit.can) },
    perhaps: { total: perhaps.length, schemes: schemes(fit.perhaps) },
    not: { total: not.length, schemes: schemes(entriesOf(included.not)) },
    documents: mergePapers({
      lists: [...fit.can, ...fit.perhaps.slice(0, ASK_MOST)].map(({ documents }) => documents),
      most: PAPERS_MOST,
    }),
  };
}

/** Reads the rules of all schemes of the chosen kinds of help. */
async function readCandidates(db: Database, kinds: string | undefined): Promise<Candidate[]> {
  const selected = selectedValues(kinds, SCHEME_CATEGORIES);
  const categories = selected.length > 0 ? selected : SCHEME_CATEGORIES;
  const builtin = builtinSchemes.filter(({ category }) => categories.some((slug) => category.includes(slug)));
  return [...builtin, ...(await selectCandidates(db, categories))];
}

/** Reads the texts of the schemes, by id. */
async function readStories(
  db: Database,
  judged: Judged<Candidate>[],
): Promise<Map<number | string, SchemeStory>> {
  const ids = judged.flatMap(({ scheme: { _id } }) => (typeof _id === 'string' ? [_id] : []));
  const stories = new Map<number | string, SchemeStory>(await selectSchemeTexts(db, ids));
  for (const { _id, eligibility, ...scheme } of builtinSchemes) {
    stories.set(_id, { ...scheme, conditions: eligibility.conditions, documents: eligibility.documents });
  }
  return stories;
}

/** Returns the scheme for the response, or nothing if it was erased in the meantime. */
function resultEntry({
  scheme,
  rules,
  story,
  language,
}: Judged<Candidate> & { story: SchemeStory | undefined; language: Language }): ResultEntry[] {
  if (!story) return [];
  const { _id, beneficiary, gender, state, eligibility } = scheme;
  const { schemeName, benefit, description, conditions, documents } = schemeTextsIn(story, language);
  const { ageFrom, ageTo, incomeUpTo, disabilityFrom } = eligibility;
  const entry = {
    _id,
    type: story.ngo ? ('ngo' as const) : ('builtin' as const),
    schemeName,
    summary: benefit ?? summaryOf(description),
    beneficiary: [...beneficiary],
    gender,
    state,
    ngo: story.ngo,
    rules,
    eligibility: {
      ageFrom,
      ageTo,
      incomeUpTo,
      disabilityFrom,
      conditions,
      maritalStatus: [...eligibility.maritalStatus],
      circumstances: [...eligibility.circumstances],
    } as JudgedScheme['eligibility'],
  };
  return [{ scheme: entry, documents }];
}
