import { publicNeeds, type PublicNeed } from '#src/search/public-needs.server.ts';
import type { Beneficiary, Eligibility, SchemeCategory, SchemeGender } from './scheme.values.ts';

/** Replaces the ids of needs by the needs with their names. */
export const withPublicNeeds = <Scheme extends { needs: string[] }>(
  scheme: Scheme,
): Omit<Scheme, 'needs'> & { needs: PublicNeed[] } => ({ ...scheme, needs: publicNeeds(scheme.needs) });

/** The values of a scheme to write to the database. */
export type SchemeRow = {
  schemeName: string;
  description: string;
  category: SchemeCategory[];
  beneficiary: Beneficiary[];
  gender: SchemeGender | '';
  state: string;
  link: string | null;
  eligibility: Eligibility;
  /** Ids of the confirmed needs. */
  needs: readonly string[];
  sortName: string;
  search: string;
};
