import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { SchemeTranslations } from './scheme.values.ts';

const eb = expressionBuilder<{ s: Tables['scheme'] }, 's'>();
const eligibility = jsonBuildObject({
  ageFrom: eb.ref('s.age_from'),
  ageTo: eb.ref('s.age_to'),
  incomeUpTo: eb.ref('s.income_up_to'),
  maritalStatus: eb.ref('s.marital_status'),
  disabilityFrom: eb.ref('s.disability_from'),
  circumstances: eb.ref('s.circumstances'),
  conditions: eb.ref('s.conditions'),
  documents: eb.ref('s.documents'),
});

/** Columns with the texts and rules of a scheme, from the row with the alias `s`. */
export const SCHEME_TEXT = [
  's.scheme_name as schemeName',
  's.description',
  's.benefit',
  's.how_to_apply as howToApply',
  's.office',
  's.phone',
  sql<string>`s.checked_on::text`.as('checkedOn'),
  sql<SchemeTranslations>`s.translations`.as('translations'),
  's.category',
  's.beneficiary',
  's.gender',
  's.state',
  's.link',
  eligibility.as('eligibility'),
  's.needs',
] as const;
