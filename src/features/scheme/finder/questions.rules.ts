import {
  ANSWER_NAMES,
  ANYTHING,
  readAnswers,
  UNKNOWN,
  type AnswerName,
  type GivenAnswers,
} from './finder.values.ts';

/** The five questions, one a screen, in their order. */
export const QUESTIONS = ['for', 'who', 'group', 'income', 'state'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The answer that tells whether a question was answered; an age may always be left out. */
const ANSWER_OF = { for: 'for', who: 'gender', group: 'group', income: 'income', state: 'state' } as const;

/** Where somebody stands: a question, or the result when all are answered. */
export type FinderPlace = { given: GivenAnswers; question: Question | null };

/**
 * What an address asks for: the first question that is not answered, or the one that `step` names (1 to 5; 6 is the
 * result). A question that was gone past without an answer counts as 'I do not know'.
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

/** The number of a question, from 1. */
export function stepOf(question: Question): number {
  return QUESTIONS.indexOf(question) + 1;
}

/** Where somebody gets to who answers `question`: the next one without an answer, or the result. */
export function stepAfter({ given: input, question }: { given: GivenAnswers; question: Question }): number {
  const next = QUESTIONS.slice(stepOf(question)).find((one) => input[ANSWER_OF[one]] === undefined);
  return next ? stepOf(next) : QUESTIONS.length + 1;
}

/** The answers of other questions than this one, which its form takes along. */
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

/** The short address of these answers, from the site's root; with a `step` that question is shown again. */
export function finderPath({ given: input, step }: { given: GivenAnswers; step?: number }): string {
  const query = new URLSearchParams(entriesOf(input));
  if (step) query.set('step', String(step));
  const search = query.toString();
  return search ? `/schemes/finder?${search}` : '/schemes/finder';
}

function entriesOf(input: GivenAnswers): [AnswerName, string][] {
  return ANSWER_NAMES.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]]));
}
