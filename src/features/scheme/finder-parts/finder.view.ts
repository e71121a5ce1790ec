import type { FoundSchemes } from '../eligibility/finder.contract.ts';
import type { GivenAnswers } from '../eligibility/finder.values.ts';
import type { Question } from '../eligibility/questions.rules.ts';

/** What a screen of the finder is made of: a question, or what was found. */
export type FinderView = {
  given: GivenAnswers;
  question: Question | null;
  found: FoundSchemes | null;
  /** States to choose from, Gujarat first: for the question about it. */
  states: { value: string; label: string }[];
  /** What the states that the screen names are called. */
  stateNames: Record<string, string>;
  origin: string;
  /** The day in India. */
  today: string;
};
