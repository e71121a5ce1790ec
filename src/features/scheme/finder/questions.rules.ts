import {
  ANSWER_NAMES,
  ANYTHING,
  readAnswers,
  UNKNOWN,
  type AnswerName,
  type GivenAnswers,
} from './finder.values.ts';

/** The five questions in display order, one per screen. */
export const QUESTIONS = ['for', 'who', 'group', 'income', 'state'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The answer that decides whether a question is answered. The age is always optional. */
const ANSWER_OF = { for: 'for', who: 'gender', group: 'group', income: 'income', state: 'state' } as const;

/** The current position in the finder: a question, or the result. */
export type FinderPlace = { given: GivenAnswers; question: Question | null };

/**
 * Reads the position from a URL: the step named by `step` (1 to 5, or 6 for the result), otherwise the first
 * unanswered question. Skipped questions count as answered 'I do not know'.
 */
export function readPlace(search: URLSearchParams): FinderPlace {
  const input = readAnswers((name) => search.get(name));
  const step = Number(search.get('step') ?? 0);
  const isStep = Number.isInteger(step) && step >= 1 && step <= QUESTIONS.length + 1;
  const passed = isStep ? QUESTIONS.slice(0, step - 1) : [];
  for (const question of passed) input[ANSWER_OF[question]] ??= question === 'for' ? ANYTHING : UNKNOWN;
  const question = isStep
    ? QUESTIONS[step - 1]
    : QUESTIONS.find((one) => input[ANSWER_OF[one]] === undefined);
  return { given: input, question: question ?? null };
}

/** Returns the number of a question, starting at 1. */
export function stepOf(question: Question): number {
  return QUESTIONS.indexOf(question) + 1;
}

/** Returns the step that follows an answer to `question`: the next unanswered question, or the result. */
export function stepAfter({ given: input, question }: { given: GivenAnswers; question: Question }): number {
  const next = QUESTIONS.slice(stepOf(question)).find((one) => input[ANSWER_OF[one]] === undefined);
  return next ? stepOf(next) : QUESTIONS.length + 1;
}

/** Returns the answers to the other questions, which the form of this question carries along. */
export function otherAnswers({
  given: input,
  question,
}: {
  given: GivenAnswers;
  question: Question;
}): [AnswerName, string][] {
  const own: readonly AnswerName[] = question === 'who' ? ['gender', 'age'] : [ANSWER_OF[question]];
  return entriesOf(input).filter(([name]) => !own.includes(name));
}

/**
 * Returns the shortest path, from the root of the site, for these answers. With `step`, it opens that
 * question again.
 */
export function finderPath({ given: input, step }: { given: GivenAnswers; step?: number }): string {
  const query = new URLSearchParams(entriesOf(input));
  if (step) query.set('step', String(step));
  const search = query.toString();
  return search ? `/schemes/finder?${search}` : '/schemes/finder';
}

function entriesOf(input: GivenAnswers): [AnswerName, string][] {
  return ANSWER_NAMES.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]]));
}
