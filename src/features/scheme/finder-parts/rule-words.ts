import type { Rule } from '../eligibility/eligibility.rules.ts';
import type { JudgedScheme } from '../eligibility/finder.contract.ts';
import { BENEFICIARIES } from '../scheme.values.ts';
import { rupees, useAnswerWords } from './answer-words.ts';

/** The rules of a scheme in words: why it is not for somebody, or what is not known yet. */
export function useRuleWords(stateNames: Record<string, string>) {
  const { say, words } = useAnswerWords();

  function inWords(how: 'fails' | 'asks', scheme: JudgedScheme, rule: Rule): string {
    const text = say[how];
    const { ageFrom, ageTo, incomeUpTo } = scheme.eligibility;
    switch (rule) {
      case 'group':
        return text.group(
          BENEFICIARIES.filter((group) => scheme.beneficiary.includes(group))
            .map((group) => words.beneficiariesShort[group])
            .join(', '),
        );
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

  return {
    why: (scheme: JudgedScheme) => scheme.rules.map((rule) => inWords('fails', scheme, rule)),
    asked: (scheme: JudgedScheme) => scheme.rules.map((rule) => inWords('asks', scheme, rule)),
  };
}
