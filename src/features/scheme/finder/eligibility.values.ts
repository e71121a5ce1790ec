/** The rules a scheme may have, in the order in which they are told. */
export const RULES = ['group', 'gender', 'ageFrom', 'ageTo', 'income', 'state', 'conditions'] as const;
export type Rule = (typeof RULES)[number];

/** Whole rupees a year, both inclusive; without an end when `to` is null. */
export type IncomeBand = { from: number; to: number | null };
