import { CIRCUMSTANCES, type Circumstance } from '#src/features/scheme/scheme.values.ts';
import {
  casteStanding,
  judge,
  openCircumstances,
  weakerStanding,
  type Answers,
  type SchemeRules,
  type Verdict,
} from './eligibility.rules.ts';
import type { Rule } from './eligibility.values.ts';
import {
  ANSWER_NAMES,
  answersFor,
  ANYTHING,
  QUESTIONS,
  readAnswers,
  UNKNOWN,
  wholeAge,
  type AnswerName,
  type AnswerParams,
  type Question,
} from './finder.values.ts';

/** Nobody is asked more questions than this. */
export const QUESTIONS_MOST = 7;

/** The parameters of a question. It is answered if the first one is given: the age is always optional. */
const PARAMS: Record<Question, readonly [AnswerName, ...AnswerName[]]> = {
  for: ['for'],
  who: ['gender', 'age'],
  marital: ['marital'],
  income: ['income'],
  circumstances: ['has', 'offered'],
  disability: ['disability'],
  state: ['state'],
  group: ['group'],
};

/** The rules that an answer can decide. The kind of help chooses the schemes; income and caste both decide the group. */
const DECIDES: Record<Exclude<Question, 'for'>, readonly Rule[]> = {
  who: ['gender', 'ageFrom', 'ageTo', 'maritalStatus', 'pregnant'],
  marital: ['maritalStatus'],
  income: ['income'],
  circumstances: ['student', 'pregnant', 'noHouse', 'farmland', 'workerCard'],
  disability: ['disability'],
  state: ['state'],
  group: [],
};

/** A question that is opened again, or the result. */
export const STEPS = [...QUESTIONS, 'result'] as const;
export type Step = (typeof STEPS)[number];

/** The answers, the question or the result that the URL names, and the question of the screen before. */
export type FinderPosition = {
  input: AnswerParams;
  step: Step | null;
  asked: Question | null;
  /** What was entered as an age and is none, so that the question is asked again. */
  wrongAge: string | undefined;
};

/** Longest entry that is shown again as it is. */
const WRONG_MOST = 20;

/**
 * Reads the position from a URL. `step` opens a question again, or the result early. `asked` names the question of a
 * form that was sent: if nothing was chosen, it is skipped.
 */
export function readPosition(search: URLSearchParams): FinderPosition {
  const input = readAnswers((name) => search.get(name));
  const asked = QUESTIONS.find((question) => question === search.get('asked')) ?? null;
  const step = STEPS.find((other) => other === search.get('step')) ?? null;
  const age = asked === 'who' ? search.get('age')?.trim().slice(0, WRONG_MOST) : undefined;
  const wrongAge = age && wholeAge(age) === undefined ? age : undefined;
  const isSkipped = asked !== null && wrongAge === undefined && !isAnswered({ input, question: asked });
  return { input: isSkipped ? skip(input, asked) : input, step, asked, wrongAge };
}

/** Tells whether a question is answered or skipped. */
export function isAnswered({ input, question }: { input: AnswerParams; question: Question }): boolean {
  return input[PARAMS[question][0]] !== undefined;
}

/** Returns the answers with a question skipped. */
export function skip(input: AnswerParams, question: Question): AnswerParams {
  return {
    ...Object.fromEntries(otherAnswers({ input, question })),
    ...(question === 'who' && input.age !== undefined && { age: input.age }),
    [PARAMS[question][0]]: question === 'for' ? ANYTHING : UNKNOWN,
  };
}

/** Returns the questions that are answered or skipped. */
export function answeredQuestions(input: AnswerParams): Question[] {
  return QUESTIONS.filter((question) => isAnswered({ input, question }));
}

/** What the finder asks next, and the circumstances that the question about them offers. */
export type NextQuestion = { question: Question | null; circumstances: Circumstance[] };

/**
 * Chooses the next question: one that decides a rule of a scheme that is still possible. The more such schemes, and the
 * less else they leave open, the earlier. Returns none once nothing is left to decide, or seven were asked.
 */
export function nextQuestion({
  schemes,
  input,
}: {
  /** The schemes of the chosen kinds of help. */
  schemes: readonly SchemeRules[];
  input: AnswerParams;
}): NextQuestion {
  const isOpen = (question: Question) => !isAnswered({ input, question });
  const answers = answersFor(input);
  const judged = schemes.map((scheme) => ({ scheme, verdict: judge({ scheme, answers }) }));
  const none: NextQuestion = { question: null, circumstances: [] };
  if (answeredQuestions(input).length >= QUESTIONS_MOST) return none;
  if (isOpen('for')) return schemes.length > 1 ? { ...none, question: 'for' } : none;
  const open = QUESTIONS.filter((question) => question !== 'for').filter(isOpen);
  const weights = new Map(open.map((question) => [question, 0]));
  for (const { scheme, verdict } of judged) {
    const deciding = open.filter((question) => decides({ question, scheme, answers, verdict }));
    for (const question of deciding) weights.set(question, weights.get(question)! + 1 / deciding.length);
  }
  const needed = open.filter((question) => weights.get(question)! > 0);
  const [best = null] = needed.includes('who')
    ? ['who' as const]
    : needed.toSorted((a, b) => weights.get(b)! - weights.get(a)!);
  if (best !== 'circumstances') return { ...none, question: best };
  return { question: best, circumstances: circumstancesToOffer(judged.map(({ verdict }) => verdict)) };
}

/** Returns the circumstances that schemes leave open, in the order of the form. */
export function circumstancesToOffer(verdicts: readonly Verdict[]): Circumstance[] {
  const open = new Set(verdicts.flatMap(openCircumstances));
  return CIRCUMSTANCES.filter((name) => open.has(name));
}

type Judged = { scheme: SchemeRules; verdict: Verdict };

/** Tells whether an answer can decide a rule that a possible scheme leaves open. */
export function decides({
  question,
  scheme,
  verdict,
  answers,
}: Judged & { question: Exclude<Question, 'for'>; answers: Answers }): boolean {
  if (verdict.fit !== 'perhaps') return false;
  if (verdict.unknown.some((rule) => DECIDES[question].includes(rule))) return true;
  if (!verdict.unknown.includes('group')) return false;
  const standing = question === 'income' ? weakerStanding : question === 'group' ? casteStanding : null;
  return standing?.(scheme, answers) === 'unknown';
}

/** Returns the answers to the other questions, which the form of this question carries along. */
export function otherAnswers({
  input,
  question,
}: {
  input: AnswerParams;
  question: Question;
}): [AnswerName, string][] {
  return entriesOf(input).filter(([name]) => !PARAMS[question].includes(name));
}

/**
 * Returns the shortest path, from the root of the site, for these answers. `step` opens that question again, or the
 * result. `asked` is the question of this screen.
 */
export function finderPath(place: { input: AnswerParams; step?: Step; asked?: Question }): string {
  const { input, step, asked } = place;
  const query = new URLSearchParams(entriesOf(input));
  if (step) query.set('step', step);
  if (asked) query.set('asked', asked);
  const search = query.toString();
  return search ? `/schemes/finder?${search}` : '/schemes/finder';
}

function entriesOf(input: AnswerParams): [AnswerName, string][] {
  return ANSWER_NAMES.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]]));
}
