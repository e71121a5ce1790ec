import { shownNeeds, type ShownNeed } from '#src/search/shown-needs.server.ts';
import type { Beneficiary, Eligibility, SchemeCategory, SchemeGender } from './scheme.values.ts';

/** Matches every possible row id. Any other id is treated as not found. */
export const ROW_ID = /^[1-9]\d{0,15}$/;

/** Replaces the ids of needs by the needs with their names. */
export const withShownNeeds = <Scheme extends { needs: string[] }>(
  scheme: Scheme,
): Omit<Scheme, 'needs'> & { needs: ShownNeed[] } => ({ ...scheme, needs: shownNeeds(scheme.needs) });

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
