/** The rules that a scheme can have, in the order in which they are explained. */
export const RULES = ['group', 'gender', 'ageFrom', 'ageTo', 'income', 'state', 'conditions'] as const;
export type Rule = (typeof RULES)[number];

/** Whole rupees a year, both inclusive. No upper limit if `to` is null. */
export type IncomeBand = { from: number; to: number | null };
