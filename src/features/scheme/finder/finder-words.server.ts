import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { isForAll } from './eligibility.rules.ts';
import { CASTES, type Band, type Rule } from './eligibility.values.ts';
import type { JudgedSchemes, JudgedScheme } from './finder.contract.ts';
import {
  ANYTHING,
  ASK_MOST,
  bandKey,
  DISABILITY_BANDS,
  INCOME_BANDS,
  NONE,
  OTHER_STATE,
  selectedValues,
  UNKNOWN,
  type AnswerParams,
  type Question,
} from './finder.values.ts';
import type { Fit } from '#src/features/scheme/finder/parts/finder.view.ts';
import {
  BENEFICIARIES,
  CIRCUMSTANCES,
  MARITAL_STATUSES,
  SCHEME_CATEGORIES,
  type Circumstance,
} from '#src/features/scheme/scheme.values.ts';
import { wordsForGender } from '#src/features/scheme/words-for-gender.ts';

/** People below this age are called a girl or a boy. */
const GROWN_UP = 18;

/** Formats an answer for use within a sentence. */
const asClause = (answer: string) => answer.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
const rupees = (amount: number) => `₹${formatCount(amount)}`;

type WordsInput = {
  language: Language;
  /** The name of each state by its key. */
  states: Record<string, string>;
  /** That of the person. */
  gender: string | undefined;
};

/**
 * Returns functions that describe answers and rules in `language`. Runs on the server, so that browsers
 * download only the sentences.
 */
export function finderWords({ language, states, gender: ofPerson }: WordsInput) {
  const t = catalogues[language]['scheme/finder'];
  const words = wordsForGender(catalogues[language]['scheme'], ofPerson);
  const { people } = t;

  function bandName({ from, to }: Band): string {
    if (to === null) return t.income.over(rupees(from - 1));
    return from === 0 ? t.income.upTo(rupees(to)) : t.income.between(rupees(from), rupees(to));
  }

  function degreeName({ from, to }: Band): string {
    if (to === 0) return t.disability.none;
    if (to === 100) return from === 1 ? t.disability.some : t.disability.from(String(from));
    return from === 1 ? t.disability.under(String(to! + 1)) : t.disability.between(String(from), String(to));
  }

  /** `ofScheme` is the gender that a scheme is for. */
  function maritalNames(statuses: readonly string[], ofScheme?: string): string {
    const { maritalStatus } = wordsForGender(words, ofScheme);
    return MARITAL_STATUSES.filter((status) => statuses.includes(status))
      .map((status) => asClause(maritalStatus[status]))
      .join(', ');
  }

  function circumstancesOf(how: 'holds' | 'fails' | 'asks', ofScheme: string): Record<Circumstance, string> {
    const isOfWomen = ofPerson === 'Female' || ofScheme === 'Female';
    return { ...t[how].circumstances, ...(isOfWomen && how !== 'fails' && t.ofWomen[how]) };
  }

  function circumstancesIn({ has }: AnswerParams): string | undefined {
    if (has === NONE) return t.none;
    return selectedValues(has, CIRCUMSTANCES)
      .map((name) => words.circumstances[name])
      .join('; ');
  }

  function incomeOf({ income }: AnswerParams): string | undefined {
    const band = INCOME_BANDS.find((other) => bandKey(other) === income);
    return band && bandName(band);
  }

  function person({ gender, age }: AnswerParams): string {
    if (age === undefined) {
      if (gender === 'Other') return asClause(t.otherGender);
      return gender === 'Female' ? people.female : gender === 'Male' ? people.male : people.somebody;
    }
    const isChild = Number(age) < GROWN_UP;
    const female = isChild ? people.girl : people.woman;
    const male = isChild ? people.boy : people.man;
    return people.aged(
      Number(age),
      gender === 'Female' ? female : gender === 'Male' ? male : people.somebody,
    );
  }

  /** Among the answers, another gender is not the same as an unknown one. */
  function personWithGender(input: AnswerParams): string {
    if (input.gender !== 'Other' || input.age === undefined) return person(input);
    return `${person(input)}, ${asClause(t.otherGender)}`;
  }

  function groupNames(groups: readonly string[]): string {
    const inOrder = BENEFICIARIES.filter((group) => groups.includes(group));
    return inOrder.map((group) => words.beneficiariesShort[group]).join(', ');
  }

  function stateOf({ state }: AnswerParams): string | undefined {
    if (state === undefined || state === UNKNOWN) return undefined;
    return state === OTHER_STATE ? t.otherState : states[state];
  }

  /** Returns a short text for an answer, or undefined if the question was not answered. */
  function answerTo(question: Question, input: AnswerParams): string | undefined {
    const { gender, age, marital, group, income, disability, has, state } = input;
    const degree = DISABILITY_BANDS.find((band) => bandKey(band) === disability);
    const selected = selectedValues(input.for, SCHEME_CATEGORIES);
    const answers: Record<Question, string | undefined> = {
      for:
        input.for === ANYTHING
          ? t.everything
          : selected.map((category) => words.categories[category]).join(', '),
      who: gender && (gender === UNKNOWN && age === undefined ? t.unknown : personWithGender(input)),
      marital: marital === UNKNOWN ? t.unknown : maritalNames([marital ?? '']),
      circumstances: has === UNKNOWN ? t.unknown : circumstancesIn(input),
      disability: disability === UNKNOWN ? t.unknown : degree && degreeName(degree),
      group: group === UNKNOWN ? t.unknown : groupNames(selectedValues(group, CASTES)),
      income: income === UNKNOWN ? t.unknown : incomeOf(input),
      state: state === UNKNOWN ? t.unknown : stateOf(input),
    };
    return answers[question] || undefined;
  }

  /** Returns one sentence that describes the person, from the known answers. */
  function forWhom(input: AnswerParams): string {
    const income = incomeOf(input);
    const groups = groupNames(selectedValues(input.group, CASTES));
    const marital = asClause(maritalNames([input.marital ?? '']));
    const state = input.state === OTHER_STATE ? asClause(t.otherState) : stateOf(input);
    const facts = [person(input), marital, groups, income && t.result.income(asClause(income)), state];
    return t.result.forWhom(facts.filter(Boolean).join(', '));
  }

  function headline({ can: { total: can }, perhaps: { total } }: JudgedSchemes): string {
    const perhaps = Math.min(total, ASK_MOST);
    if (can > 0 && perhaps > 0) return t.result.both(can, formatCount(can), formatCount(perhaps));
    if (can > 0) return t.result.canOnly(can, formatCount(can));
    return perhaps > 0 ? t.result.perhapsOnly(perhaps, formatCount(perhaps)) : t.result.none;
  }

  function ruleInWords(how: 'fails' | 'asks', scheme: JudgedScheme, rule: Rule): string {
    const text = t[how];
    const { ageFrom, ageTo, incomeUpTo, maritalStatus, disabilityFrom } = scheme.eligibility;
    switch (rule) {
      case 'group':
        return text.group(groupNames(scheme.beneficiary), scheme.beneficiary.length);
      case 'gender':
        return scheme.gender === 'Female' ? text.female : text.male;
      case 'state':
        return text.state(states[scheme.state] ?? scheme.state);
      case 'ageFrom':
        return text.ageFrom(ageFrom ?? 0);
      case 'ageTo':
        return text.ageTo(ageTo ?? 0);
      case 'income':
        return text.income(rupees(incomeUpTo ?? 0));
      case 'maritalStatus':
        return text.marital(maritalNames(maritalStatus, scheme.gender), maritalStatus.length);
      case 'disability':
        return text.disability(String(disabilityFrom));
      case 'conditions':
        return '';
      default:
        return circumstancesOf(how, scheme.gender)[rule];
    }
  }

  /** Returns the requirements of a scheme, omitting those that it leaves open. */
  function conditions({ beneficiary, gender, state, eligibility }: JudgedScheme): string[] {
    const { ageFrom, ageTo, incomeUpTo, maritalStatus, disabilityFrom, circumstances } = eligibility;
    const { holds } = t;
    const isForEachGroup = BENEFICIARIES.every((group) => beneficiary.includes(group));
    return [
      isForEachGroup ? '' : groupNames(beneficiary),
      gender === 'Female' ? holds.female : gender === 'Male' ? holds.male : '',
      ageFrom !== null && ageTo !== null ? holds.ages(ageFrom, String(ageTo)) : '',
      ageFrom !== null && ageTo === null ? holds.ageFrom(ageFrom) : '',
      ageFrom === null && ageTo !== null ? holds.ageTo(ageTo) : '',
      maritalStatus.length > 0 ? holds.marital(maritalNames(maritalStatus, gender)) : '',
      incomeUpTo === null ? '' : holds.income(rupees(incomeUpTo)),
      disabilityFrom === null ? '' : holds.disability(String(disabilityFrom)),
      ...circumstances.map((name) => circumstancesOf('holds', gender)[name]),
      isForAll(state) ? '' : (states[state] ?? state),
    ].filter(Boolean);
  }

  /** Explains why a person can get a scheme, what is still unknown, or which rules exclude the person. */
  function reason(fit: Fit, scheme: JudgedScheme): string {
    const { rules } = scheme;
    if (fit === 'can') {
      const all = conditions(scheme).join('; ');
      return all ? t.result.allFit(all) : t.result.noRules;
    }
    if (fit === 'not')
      return `${t.result.because} ${rules.map((rule) => ruleInWords('fails', scheme, rule)).join('; ')}`;
    const { ageFrom, ageTo } = scheme.eligibility;
    const isAgeBetween = rules.includes('ageFrom') && rules.includes('ageTo');
    const questions = rules
      .filter((rule) => rule !== 'conditions' && (!isAgeBetween || rule !== 'ageTo'))
      .map((rule) =>
        isAgeBetween && rule === 'ageFrom'
          ? t.asks.ages(ageFrom ?? 0, String(ageTo))
          : ruleInWords('asks', scheme, rule),
      );
    const ifSo = questions.length > 0 ? t.result.andIfSo : t.result.ifSo;
    return [
      questions.length > 0 && `${t.result.needToKnow} ${questions.join(' ')}`,
      // The conditions follow, in the wording of whoever offers the scheme.
      rules.includes('conditions') && ifSo,
    ]
      .filter(Boolean)
      .join(' ');
  }

  return { t, words, bandName, degreeName, answerTo, forWhom, headline, reason };
}
