import type { GivenAnswers } from '#src/features/scheme/finder/finder.values.ts';
import type { Question } from '#src/features/scheme/finder/questions.rules.ts';

export type Option = { value: string; label: string; hint?: string };
export type Fit = 'can' | 'perhaps' | 'not';

/** A scheme in the words of the page's language. */
export type FoundScheme = {
  _id: number | string;
  type: string;
  name: string;
  /** Who offers it. */
  by: string;
  /** How its text begins; empty where there is no room for it. */
  summary: string;
  /** Why it fits, what has to be known, or why it does not. */
  reason: string;
  /** What must be so, in the words of whoever offers it; empty when nothing. */
  must: string;
};

/** `total` counts those too that are not shown. */
export type FoundGroup = { total: number; schemes: FoundScheme[] };

export type FinderResultView = {
  headline: string;
  forWhom: string;
  groups: Record<Fit, FoundGroup>;
  /** Many fit or perhaps do: a list to run the eye over, without summaries, and in smaller letters on paper. */
  isLong: boolean;
  papers: string[];
  /** The whole address of this result, to be sent on. */
  address: string;
  /** The day in India. */
  today: string;
};

/** A screen of the finder: a question with what can be answered, or the result when all are answered. */
export type FinderView = {
  given: GivenAnswers;
  question: Question | null;
  options: Option[];
  /** What was answered so far, in words. */
  answers: { question: Question; text: string }[];
  result: FinderResultView | null;
};
