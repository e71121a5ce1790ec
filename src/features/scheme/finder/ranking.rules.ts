import { BENEFICIARIES } from '#src/features/scheme/scheme.values.ts';
import { isForAll, judge, type Answers, type SchemeRules } from './eligibility.rules.ts';
import type { Rule } from './eligibility.values.ts';

/** A scheme with the rules that fail or are unknown. */
export type Judged<Scheme> = { scheme: Scheme; rules: Rule[] };

/**
 * Groups the schemes by verdict, the most likely first: those that leave the least open, or fail the fewest rules, and
 * among them those made for the fewest people.
 */
export function sortByFit<Scheme extends SchemeRules>({
  candidates,
  answers,
}: {
  candidates: readonly Scheme[];
  answers: Answers;
}): Record<'can' | 'perhaps' | 'not', Judged<Scheme>[]> {
  const groups: Record<'can' | 'perhaps' | 'not', (Judged<Scheme> & { open: number; narrow: number })[]> = {
    can: [],
    perhaps: [],
    not: [],
  };
  for (const scheme of candidates) {
    const verdict = judge({ scheme, answers });
    const rules = verdict.fit === 'not' ? verdict.failed : verdict.fit === 'perhaps' ? verdict.unknown : [];
    const more = rules.includes('conditions') ? scheme.eligibility.conditions.length - 1 : 0;
    groups[verdict.fit].push({ scheme, rules, open: rules.length + more, narrow: requirementsOf(scheme) });
  }
  for (const group of Object.values(groups)) group.sort((a, b) => a.open - b.open || b.narrow - a.narrow);
  return groups;
}

/** Counts what a scheme requires of a person: one made for widows says more to a widow than one for everybody. */
function requirementsOf({ beneficiary, gender, eligibility }: SchemeRules): number {
  const { ageFrom, ageTo, incomeUpTo, maritalStatus, disabilityFrom, circumstances } = eligibility;
  return [
    !BENEFICIARIES.every((group) => beneficiary.includes(group)),
    !isForAll(gender),
    ageFrom !== null || ageTo !== null,
    incomeUpTo !== null,
    maritalStatus.length > 0,
    disabilityFrom !== null,
    ...circumstances.map(() => true),
  ].filter(Boolean).length;
}
