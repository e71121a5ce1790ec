import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { NGO_COLUMNS, ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import { anyId, idText } from '#src/server/database/sql-values.server.ts';
import { runStatement, statement } from '#src/server/database/statement.server.ts';
import { namedQuery } from '#src/server/run-query.server.ts';
import type { TranslatedScheme } from '#src/features/scheme/scheme-texts.ts';
import type { SchemeCategory, SchemeTranslations } from '#src/features/scheme/scheme.values.ts';
import type { SchemeRules } from './eligibility.rules.ts';

/** A scheme of an NGO reduced to the fields that decide, because there may be thousands. */
export type Candidate = SchemeRules & { _id: string };

// The groups are read as one text: parsing thousands of arrays takes as long as everything else.
const CANDIDATES = statement({
  name: 'scheme_candidates',
  columns: [
    'id text',
    'groups text',
    'scheme.gender',
    'scheme.state',
    'scheme.age_from',
    'scheme.age_to',
    'scheme.income_up_to',
    'marital text',
    'scheme.disability_from',
    'circumstances text',
    'conditions integer',
  ],
  text: `select s.id::text as id, array_to_string(s.beneficiary, ' ') as groups, s.gender, s.state, s.age_from, s.age_to,
      s.income_up_to, array_to_string(s.marital_status, ' ') as marital, s.disability_from,
      array_to_string(s.circumstances, ' ') as circumstances, cardinality(s.conditions) as conditions
    from scheme s join ${NGO_COLUMNS} n on n.id = s.ngo_id
    where s.deleted_at is null and n.verified and s.category && $1::text[]
    order by s.sort_name, s.id`,
});

/** Returns the publicly visible schemes in any of the categories, sorted by name. */
export async function selectCandidates(
  db: Database,
  categories: readonly SchemeCategory[],
): Promise<Candidate[]> {
  const rows = await runStatement(db, CANDIDATES, [categories]);
  return rows.map(
    ([_id, groups, gender, state, ageFrom, ageTo, incomeUpTo, marital, disabilityFrom, ...lists]) => ({
      _id,
      beneficiary: wordsOf(groups),
      gender,
      state,
      eligibility: {
        ageFrom,
        ageTo,
        incomeUpTo,
        disabilityFrom,
        maritalStatus: wordsOf(marital),
        circumstances: wordsOf(lists[0]),
        conditions: { length: lists[1] },
      },
    }),
  );
}

const NO_WORDS: readonly string[] = [];
const wordsOf = (text: string) => (text === '' ? NO_WORDS : text.split(' '));

/** The texts of a scheme, and the NGO that offers it. */
export type SchemeStory = TranslatedScheme & {
  ngo: { name: string; nameGu: string | null; nameHi: string | null } | null;
};

const schemeStories = namedQuery({
  name: 'scheme_stories',
  build: (db, { ids }: { ids: readonly string[] }) =>
    db
      .selectFrom('scheme as s')
      .innerJoin(ngoColumns(db).as('n'), 'n.id', 's.ngo_id')
      .select((eb) => [
        idText(eb, 's.id').as('id'),
        ...([
          's.scheme_name as schemeName',
          's.description',
          's.benefit',
          's.how_to_apply as howToApply',
        ] as const),
        ...(['s.office', 's.conditions', 's.documents'] as const),
        sql<SchemeTranslations>`s.translations`.as('translations'),
        ...(['n.name', 'n.name_gu as nameGu', 'n.name_hi as nameHi'] as const),
      ])
      .where('s.id', '=', anyId(ids)),
});

/** Returns the texts of these schemes by id. */
export async function selectSchemeTexts(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, SchemeStory>> {
  const rows = await schemeStories(db, { ids });
  return new Map(
    rows.map(({ id, name, nameGu, nameHi, ...texts }) => [id, { ...texts, ngo: { name, nameGu, nameHi } }]),
  );
}
