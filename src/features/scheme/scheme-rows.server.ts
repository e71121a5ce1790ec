import { shownNeeds, type ShownNeed } from '#src/search/shown-needs.server.ts';
import type { Beneficiary, Eligibility, SchemeCategory, SchemeGender } from './scheme.values.ts';

/** Any id a row may have; what else is asked for is not there. */
export const ROW_ID = /^[1-9]\d{0,15}$/;

/** A scheme with its needs as they are shown, not their ids. */
export const withShownNeeds = <Scheme extends { needs: string[] }>(
  scheme: Scheme,
): Omit<Scheme, 'needs'> & { needs: ShownNeed[] } => ({ ...scheme, needs: shownNeeds(scheme.needs) });

/** A scheme as it is written. */
export type SchemeRow = {
  schemeName: string;
  description: string;
  category: SchemeCategory[];
  beneficiary: Beneficiary[];
  gender: SchemeGender | '';
  state: string;
  link: string | null;
  eligibility: Eligibility;
  /** Ids of needs that somebody confirmed. */
  needs: readonly string[];
  sortName: string;
  search: string;
};
