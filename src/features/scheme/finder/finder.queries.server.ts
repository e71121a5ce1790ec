import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { SchemeCategory } from '#src/features/scheme/scheme.values.ts';
import type { SchemeRules } from './eligibility.rules.ts';

/** An NGO's scheme with what decides about it, and nothing else: there may be thousands. */
export type Candidate = SchemeRules & { _id: string };

type CandidateRow = [
  id: string,
  beneficiary: string,
  gender: string,
  state: string,
  ageFrom: number | null,
  ageTo: number | null,
  incomeUpTo: number | null,
  conditions: number,
];

/** The schemes that the public sees and that are of one of the categories, by name. */
export async function candidateSchemes(
  db: Database,
  categories: readonly SchemeCategory[],
): Promise<Candidate[]> {
  // The list of groups comes as one text: reading thousands of arrays takes as long as all the rest.
  const rows = await runQuery<CandidateRow>(db, {
    name: 'scheme_candidates',
    text: `select s.id::text, array_to_string(s.beneficiary, ' '), s.gender, s.state, s.age_from, s.age_to, s.income_up_to,
        cardinality(s.conditions)
      from scheme s join ngo n on n.id = s.ngo_id
      where s.deleted_at is null and n.verified and s.category && $1::text[]
      order by s.sort_name, s.id`,
    values: [categories],
  });
  return rows.map(([_id, beneficiary, gender, state, ageFrom, ageTo, incomeUpTo, conditions]) => ({
    _id,
    beneficiary: beneficiary.split(' '),
    gender,
    state,
    eligibility: { ageFrom, ageTo, incomeUpTo, conditions: { length: conditions } },
  }));
}

/** What a scheme is called and is, what it wants to see, and who offers it. */
export type SchemeStory = {
  schemeName: string;
  description: string;
  conditions: string[];
  documents: string[];
  ngo: { name: string; nameGu: string | null; nameHi: string | null } | null;
};

type StoryRow = [
  id: string,
  schemeName: string,
  description: string,
  conditions: string[],
  documents: string[],
  ...ngo: [name: string, nameGu: string | null, nameHi: string | null],
];

/** The stories of these schemes, by their ids. */
export async function schemeStories(db: Database, ids: readonly string[]): Promise<Map<string, SchemeStory>> {
  const rows = await runQuery<StoryRow>(db, {
    name: 'scheme_stories',
    text: `select s.id::text, s.scheme_name, s.description, s.conditions, s.documents, n.name, n.name_gu, n.name_hi
      from scheme s join ngo n on n.id = s.ngo_id where s.id = any($1::bigint[])`,
    values: [ids],
  });
  return new Map(
    rows.map(([id, schemeName, description, conditions, documents, name, nameGu, nameHi]) => [
      id,
      { schemeName, description, conditions, documents, ngo: { name, nameGu, nameHi } },
    ]),
  );
}
