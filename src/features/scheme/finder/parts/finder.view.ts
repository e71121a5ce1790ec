import type { AnswerParams } from '#src/features/scheme/finder/finder.values.ts';
import type { Question } from '#src/features/scheme/finder/questions.rules.ts';

export type Option = { value: string; label: string; hint?: string };
export type Fit = 'can' | 'perhaps' | 'not';

/** A scheme described in the language of the page. */
export type JudgedSchemeView = {
  _id: number | string;
  type: string;
  name: string;
  /** Who offers it. */
  by: string;
  /** The beginning of the description; empty in a compact list. */
  summary: string;
  /** Why it fits, what is still unknown, or why it does not fit. */
  reason: string;
  /** Its conditions in the wording of whoever offers it; empty if there are none. */
  must: string;
};

/** `total` also counts schemes that are not shown. */
export type SchemeGroupView = { total: number; schemes: JudgedSchemeView[] };

export type FinderResultView = {
  headline: string;
  forWhom: string;
  groups: Record<Fit, SchemeGroupView>;
  /** Many schemes fit or perhaps fit. The list then omits the summaries and is printed in smaller letters. */
  isLong: boolean;
  papers: string[];
  /** The absolute URL of this result, for sharing. */
  address: string;
  /** The date in India. */
  today: string;
};

/** A screen of the finder: a question with its options, or the result. */
export type FinderView = {
  input: AnswerParams;
  question: Question | null;
  options: Option[];
  /** The answers so far, as text. */
  answers: { question: Question; text: string }[];
  result: FinderResultView | null;
};
