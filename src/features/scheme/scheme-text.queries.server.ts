import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '#src/server/database/tables.generated.server.ts';

const eb = expressionBuilder<{ s: Tables['scheme'] }, 's'>();
const eligibility = jsonBuildObject({
  ageFrom: eb.ref('s.age_from'),
  ageTo: eb.ref('s.age_to'),
  incomeUpTo: eb.ref('s.income_up_to'),
  conditions: eb.ref('s.conditions'),
  documents: eb.ref('s.documents'),
});

/** Columns with the texts and rules of a scheme, from the row with the alias `s`. */
export const SCHEME_TEXT = [
  's.scheme_name as schemeName',
  's.description',
  's.category',
  's.beneficiary',
  's.gender',
  's.state',
  's.link',
  eligibility.as('eligibility'),
  's.needs',
] as const;
