import {
  ANSWER_NAMES,
  ANYTHING,
  readAnswers,
  UNKNOWN,
  type AnswerName,
  type AnswerParams,
} from './finder.values.ts';

/** The five questions in display order, one per screen. */
export const QUESTIONS = ['for', 'who', 'group', 'income', 'state'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The answer that decides whether a question is answered. The age is always optional. */
const ANSWER_NAME = { for: 'for', who: 'gender', group: 'group', income: 'income', state: 'state' } as const;

/** The current position in the finder: a question, or the result. */
export type FinderPosition = { input: AnswerParams; question: Question | null };

/**
 * Reads the position from a URL: the step named by `step` (1 to 5, or 6 for the result), otherwise the first
 * unanswered question. Skipped questions count as answered 'I do not know'.
 */
export function readPosition(search: URLSearchParams): FinderPosition {
  const input = readAnswers((name) => search.get(name));
  const step = Number(search.get('step') ?? 0);
  const isStep = Number.isInteger(step) && step >= 1 && step <= QUESTIONS.length + 1;
  const passed = isStep ? QUESTIONS.slice(0, step - 1) : [];
  for (const question of passed) input[ANSWER_NAME[question]] ??= question === 'for' ? ANYTHING : UNKNOWN;
  const question = isStep
    ? QUESTIONS[step - 1]
    : QUESTIONS.find((candidate) => input[ANSWER_NAME[candidate]] === undefined);
  return { input, question: question ?? null };
}

/** Returns the number of a question, starting at 1. */
export function stepOf(question: Question): number {
  return QUESTIONS.indexOf(question) + 1;
}

/** Returns the step that follows an answer to `question`: the next unanswered question, or the result. */
export function stepAfter({ input, question }: { input: AnswerParams; question: Question }): number {
  const next = QUESTIONS.slice(stepOf(question)).find(
    (candidate) => input[ANSWER_NAME[candidate]] === undefined,
  );
  return next ? stepOf(next) : QUESTIONS.length + 1;
}

/** Returns the answers to the other questions, which the form of this question carries along. */
export function otherAnswers({
  input,
  question,
}: {
  input: AnswerParams;
  question: Question;
}): [AnswerName, string][] {
  const ownNames: readonly AnswerName[] = question === 'who' ? ['gender', 'age'] : [ANSWER_NAME[question]];
  return entriesOf(input).filter(([name]) => !ownNames.includes(name));
}

/**
 * Returns the shortest path, from the root of the site, for these answers. With `step`, it opens that
 * question again.
 */
export function finderPath({ input, step }: { input: AnswerParams; step?: number }): string {
  const query = new URLSearchParams(entriesOf(input));
  if (step) query.set('step', String(step));
  const search = query.toString();
  return search ? `/schemes/finder?${search}` : '/schemes/finder';
}

function entriesOf(input: AnswerParams): [AnswerName, string][] {
  return ANSWER_NAMES.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]]));
}
