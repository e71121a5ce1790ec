import { isForAll, type Rule } from '../eligibility/eligibility.rules.ts';
import type { JudgedScheme } from '../eligibility/finder.contract.ts';
import { BENEFICIARIES } from '../scheme.values.ts';
import { rupees, useAnswerWords } from './answer-words.ts';

/** The rules of a scheme in words: why it is not for somebody, or what is not known yet. */
export function useRuleWords(stateNames: Record<string, string>) {
  const { say, words } = useAnswerWords();

  function groupNames(beneficiary: readonly string[]): string {
    return BENEFICIARIES.filter((group) => beneficiary.includes(group))
      .map((group) => words.beneficiariesShort[group])
      .join(', ');
  }

  function inWords(how: 'fails' | 'asks', scheme: JudgedScheme, rule: Rule): string {
    const text = say[how];
    const { ageFrom, ageTo, incomeUpTo } = scheme.eligibility;
    switch (rule) {
      case 'group':
        return text.group(groupNames(scheme.beneficiary));
      case 'gender':
        return scheme.gender === 'Female' ? text.female : text.male;
      case 'state':
        return text.state(stateNames[scheme.state] ?? scheme.state);
      case 'ageFrom':
        return text.ageFrom(ageFrom ?? 0);
      case 'ageTo':
        return text.ageTo(ageTo ?? 0);
      case 'income':
        return text.income(rupees(incomeUpTo ?? 0));
    }
  }

  /** What the scheme asks for, one after the other; nothing of what it leaves open. */
  function conditions({ beneficiary, gender, state, eligibility }: JudgedScheme): string[] {
    const { ageFrom, ageTo, incomeUpTo } = eligibility;
    const { holds } = say;
    return [
      BENEFICIARIES.every((group) => beneficiary.includes(group)) ? '' : groupNames(beneficiary),
      gender === 'Female' ? holds.female : gender === 'Male' ? holds.male : '',
      ageFrom !== null && ageTo !== null
        ? holds.ages(ageFrom, String(ageTo))
        : ageFrom !== null
          ? holds.ageFrom(ageFrom)
          : ageTo === null
            ? ''
            : holds.ageTo(ageTo),
      incomeUpTo === null ? '' : holds.income(rupees(incomeUpTo)),
      isForAll(state) ? '' : (stateNames[state] ?? state),
    ].filter(Boolean);
  }

  return {
    conditions,
    why: (scheme: JudgedScheme) => scheme.rules.map((rule) => inWords('fails', scheme, rule)),
    asked(scheme: JudgedScheme): string[] {
      const { ageFrom, ageTo } = scheme.eligibility;
      const isBoth = scheme.rules.includes('ageFrom') && scheme.rules.includes('ageTo');
      return scheme.rules
        .filter((rule) => !isBoth || rule !== 'ageTo')
        .map((rule) =>
          isBoth && rule === 'ageFrom'
            ? say.asks.ages(ageFrom ?? 0, String(ageTo))
            : inWords('asks', scheme, rule),
        );
    },
  };
}
