import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import type { IncomeBand } from '../eligibility/eligibility.rules.ts';
import {
  ANYTHING,
  bandKey,
  chosenOf,
  INCOME_BANDS,
  OTHER_STATE,
  UNKNOWN,
  type GivenAnswers,
} from '../eligibility/finder.values.ts';
import type { Question } from '../eligibility/questions.rules.ts';
import { BENEFICIARIES, SCHEME_CATEGORIES } from '../scheme.values.ts';

/** Younger people are a girl or a boy. */
const GROWN_UP = 18;

export function rupees(amount: number): string {
  return `₹${formatCount(amount)}`;
}

/** What answers are called in the language of the page. */
export function useAnswerWords() {
  const say = useMessages('scheme/finder');
  const words = useMessages('scheme/words');

  function bandName({ from, to }: IncomeBand): string {
    if (to === null) return say.income.over(rupees(from - 1));
    return from === 0 ? say.income.upTo(rupees(to)) : say.income.between(rupees(from), rupees(to));
  }

  function bandOf({ income }: GivenAnswers): string | undefined {
    const band = INCOME_BANDS.find((one) => bandKey(one) === income);
    return band && bandName(band);
  }

  function person({ gender, age }: GivenAnswers): string {
    const years = age === undefined ? undefined : Number(age);
    const isChild = years !== undefined && years < GROWN_UP;
    const { people } = say;
    const who =
      gender === 'Female'
        ? years === undefined
          ? people.female
          : people[isChild ? 'girl' : 'woman']
        : gender === 'Male'
          ? years === undefined
            ? people.male
            : people[isChild ? 'boy' : 'man']
          : people.somebody;
    return years === undefined ? who : people.aged(years, who);
  }

  function groupsOf({ group }: GivenAnswers): string {
    return chosenOf(group, BENEFICIARIES)
      .map((one) => words.beneficiariesShort[one])
      .join(', ');
  }

  function stateOf({ state }: GivenAnswers, names: Record<string, string>): string | undefined {
    if (state === undefined || state === UNKNOWN) return undefined;
    return state === OTHER_STATE ? say.otherState : (names[state] ?? state);
  }

  /** An answer in a few words; undefined when the question was not answered. */
  function answerTo(
    question: Question,
    { given, names }: { given: GivenAnswers; names: Record<string, string> },
  ): string | undefined {
    const { unknown } = say;
    switch (question) {
      case 'for':
        if (given.for === ANYTHING) return say.everything;
        return chosenOf(given.for, SCHEME_CATEGORIES)
          .map((category) => words.categories[category])
          .join(', ');
      case 'who':
        if (given.gender === undefined) return undefined;
        return given.gender === UNKNOWN && given.age === undefined ? unknown : person(given);
      case 'group':
        return given.group === UNKNOWN ? unknown : groupsOf(given);
      case 'income':
        return given.income === UNKNOWN ? unknown : bandOf(given);
      case 'state':
        return given.state === UNKNOWN ? unknown : stateOf(given, names);
    }
  }

  return { say, words, bandName, bandOf, person, groupsOf, stateOf, answerTo };
}
