import { shownNeeds, type ShownNeed } from '#src/search/shown-needs.server.ts';
import type { Eligibility } from './scheme.values.ts';

/** Any id a row may have; what else is asked for is not there. */
export const ROW_ID = /^[1-9]\d{0,15}$/;

/** A time as the API tells it. */
export const timeOf = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** What a scheme aliased `s` says of itself, as pairs of a JSON object. */
export const SCHEME_PAIRS = `'schemeName', s.scheme_name, 'description', s.description, 'category', s.category,
  'beneficiary', s.beneficiary, 'gender', s.gender, 'state', s.state, 'link', s.link,
  'eligibility', json_build_object('ageFrom', s.age_from, 'ageTo', s.age_to, 'incomeUpTo', s.income_up_to,
    'conditions', s.conditions, 'documents', s.documents), 'needs', s.needs`;

/** The same as the database tells it: of needs the ids. */
export type WithNeedIds<Scheme> = Omit<Scheme, 'needs'> & { needs: string[] };

/** With its needs as they are shown. */
export function withShownNeeds<Scheme>(
  scheme: WithNeedIds<Scheme>,
): Omit<Scheme, 'needs'> & { needs: ShownNeed[] } {
  const { needs, ...rest } = scheme;
  return { ...(rest as Omit<Scheme, 'needs'>), needs: shownNeeds(needs) };
}

/** A scheme as it is written. */
export type SchemeRow = {
  schemeName: string;
  description: string;
  category: string[];
  beneficiary: string[];
  gender: string;
  state: string;
  link: string | null;
  eligibility: Eligibility;
  /** Ids of needs that somebody confirmed. */
  needs: readonly string[];
  sortName: string;
  search: string;
};
