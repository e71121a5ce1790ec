import { BENEFICIARIES, type Beneficiary } from '#src/features/scheme/scheme.values.ts';

/** The groups other than EWS, which is no caste. */
export type Caste = Exclude<Beneficiary, 'EWS'>;
export const CASTES = BENEFICIARIES.filter((group) => group !== 'EWS');

/** The rules that a scheme can have, in the order in which they are explained. */
export const RULES = [
  ...(['group', 'gender', 'ageFrom', 'ageTo', 'maritalStatus', 'income', 'disability'] as const),
  ...(['student', 'pregnant', 'noHouse', 'farmland', 'workerCard', 'state', 'conditions'] as const),
] as const;
export type Rule = (typeof RULES)[number];

/** An interval of whole numbers, both inclusive. No upper limit if `to` is null. */
export type Band = { from: number; to: number | null };
