import type { Language } from '#src/shared/languages.ts';
import { type AnswerParams, type Question } from '#src/features/scheme/finder/finder.values.ts';

export type Option = { value: string; label: string };
export type Fit = 'can' | 'perhaps' | 'not';

/** A scheme described in the language of the page. */
export type JudgedSchemeView = {
  _id: number | string;
  type: string;
  name: string;
  /** The language of its texts, if it is not that of the page. */
  lang: Language | undefined;
  /** Who offers it. */
  by: string;
  /** The beginning of the description; empty in a compact list. */
  summary: string;
  /** Why it fits, what is still unknown, or why it does not fit. */
  reason: string;
  /** Its conditions in the wording of whoever offers it; empty if there are none. */
  must: string;
};

/** `total` also counts schemes that are not listed. */
export type SchemeGroupView = { total: number; schemes: JudgedSchemeView[] };

export type FinderResultView = {
  headline: string;
  forWhom: string;
  /** `perhaps` are the most likely to ask about, `further` the others. */
  groups: Record<Fit | 'further', SchemeGroupView>;
  /** Many schemes fit or are shown to ask about. The list then omits the summaries and is printed in smaller letters. */
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
  /** What was entered as an age and is none. */
  wrongAge: string | undefined;
  /** The question was answered and is opened again. */
  isReopened: boolean;
  /** The question of the screen before this one. */
  before: Question | null;
  /** The answers so far, as text. */
  answers: { question: Question; text: string }[];
  result: FinderResultView | null;
};
