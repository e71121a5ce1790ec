import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { NEEDS_MOST } from '#src/features/ngo/ngo.values.ts';
import { publicNeeds } from '#src/search/public-needs.server.ts';
import {
  countRows,
  idText,
  isoTime,
  isSet,
  now,
  rowId,
  todayInIndia,
} from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import { proposeSchemeNeeds, SCHEME_SEARCH_VERSION } from '#src/features/scheme/scheme-lexemes.server.ts';
import { SCHEME_TEXT } from '#src/features/scheme/scheme-text.queries.server.ts';
import { withPublicNeeds, type SchemeRow } from '#src/features/scheme/scheme-rows.server.ts';
import { UNDO_MINUTES, type SchemeGender } from '#src/features/scheme/scheme.values.ts';
import type { ListedScheme, OwnScheme } from './management.contract.ts';

/** Selects schemes with the fields for their own NGO. `schemes` restricts them to those of the NGO. */
const selectListed = (
  db: Database,
  schemes: SelectQueryBuilder<Tables, 'scheme', Selectable<Tables['scheme']>>,
) =>
  db
    .selectFrom(schemes.as('s'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('scheme_registration_count')
          .select([
            sql<number>`coalesce(sum(registrations), 0)::int`.as('registered'),
            sql<number>`coalesce(sum(registrations) filter (where status = 'new'), 0)::int`.as('fresh'),
          ])
          .whereRef('scheme_id', '=', 's.id')
          .as('c'),
      (join) => join.onTrue(),
    )
    .select((eb) => idText(eb, 's.id').as('_id'))
    .select(SCHEME_TEXT)
    .select((eb) => [
      'c.registered as registerUser',
      'c.fresh as newUser',
      isoTime(eb, 's.created_at').as('createdAt'),
      isoTime(eb, 's.updated_at').as('updatedAt'),
      's.revision',
    ]);

/**
 * Returns a page of the schemes of an NGO, latest first, and their total number. `words` is a tsquery that is
 * matched against names and categories.
 */
export async function selectOwnSchemes(
  db: Database,
  { ngoId, words, limit, offset }: { ngoId: string; words: string; limit: number; offset: number },
): Promise<{ rows: ListedScheme[]; total: number }> {
  let schemes = db.selectFrom('scheme').where('ngo_id', '=', rowId(ngoId)).where('deleted_at', 'is', null);
  if (words !== '') schemes = schemes.where(sql<boolean>`ts_filter(search, '{a,b}') @@ ${words}::tsquery`);
  const page = schemes.selectAll().orderBy('id', 'desc').limit(limit).offset(offset);
  const [rows, total] = await Promise.all([
    selectListed(db, page).orderBy('s.id', 'desc').execute(),
    countRows(schemes),
  ]);
  return { rows: rows.map(withPublicNeeds), total };
}

/** Returns the names of the other schemes of an NGO. */
export async function selectOtherNames(db: Database, { id, ngoId }: Own): Promise<SchemeNames[]> {
  return db
    .selectFrom('scheme')
    .select(({ ref }) => [
      'scheme_name as name',
      sql<string | null>`${ref('translations')} -> 'gu' ->> 'schemeName'`.as('nameGu'),
      sql<string | null>`${ref('translations')} -> 'hi' ->> 'schemeName'`.as('nameHi'),
    ])
    .where('ngo_id', '=', rowId(ngoId))
    .where('deleted_at', 'is', null)
    .where('id', '<>', rowId(id))
    .orderBy('id')
    .execute();
}
export type SchemeNames = { name: string; nameGu: string | null; nameHi: string | null };

/** Returns how many registrations for schemes of an NGO are still new. */
export async function countNewRegistrations(db: Database, ngoId: string): Promise<number> {
  const { fresh } = await db
    .selectFrom('scheme_registration_count as c')
    .innerJoin('scheme as s', 's.id', 'c.scheme_id')
    .select(sql<number>`coalesce(sum(c.registrations), 0)::int`.as('fresh'))
    .where('s.ngo_id', '=', rowId(ngoId))
    .where('s.deleted_at', 'is', null)
    .where('c.status', '=', 'new')
    .executeTakeFirstOrThrow();
  return fresh;
}

type Own = { id: string; ngoId: string };

/**
 * Returns a scheme of the NGO that is not deleted, or undefined. `proposedNeeds` are the needs detected in
 * its texts that are not confirmed.
 */
export async function selectOwnScheme(db: Database, { id, ngoId }: Own): Promise<OwnScheme | undefined> {
  const schemes = db
    .selectFrom('scheme')
    .selectAll()
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId));
  const scheme = await selectListed(db, schemes.where('deleted_at', 'is', null)).executeTakeFirst();
  if (!scheme) return undefined;
  const others = proposeSchemeNeeds(scheme).filter((need) => !scheme.needs.includes(need));
  return { ...withPublicNeeds(scheme), proposedNeeds: publicNeeds(others.slice(0, NEEDS_MOST)) };
}

export type LockedScheme = {
  revision: number;
  isDeleted: boolean;
  canBeRestored: boolean;
  /** Ids of the confirmed needs. */
  needs: string[];
};

/** Returns the scheme of the NGO, deleted or not, and locks it until the transaction ends. */
export async function lockOwnScheme(db: Database, { id, ngoId }: Own): Promise<LockedScheme | undefined> {
  return db
    .selectFrom('scheme')
    .select((eb) => [
      'revision',
      isSet(eb, 'deleted_at').as('isDeleted'),
      sql<boolean>`coalesce(deleted_at > clock_timestamp() - make_interval(mins => ${UNDO_MINUTES}), false)`.as(
        'canBeRestored',
      ),
      'needs',
    ])
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .forUpdate()
    .executeTakeFirst();
}

const columnsOf = ({ eligibility, ...row }: SchemeRow) => ({
  scheme_name: row.schemeName,
  description: row.description,
  benefit: row.benefit,
  how_to_apply: row.howToApply,
  office: row.office,
  phone: row.phone,
  translations: JSON.stringify(row.translations),
  category: row.category,
  beneficiary: row.beneficiary,
  // `checkScheme` rejects a missing gender, and the database would too.
  gender: row.gender as SchemeGender,
  state: row.state,
  link: row.link,
  age_from: eligibility.ageFrom,
  age_to: eligibility.ageTo,
  income_up_to: eligibility.incomeUpTo,
  marital_status: eligibility.maritalStatus,
  disability_from: eligibility.disabilityFrom,
  circumstances: eligibility.circumstances,
  conditions: eligibility.conditions,
  documents: eligibility.documents,
  needs: [...row.needs],
  sort_name: row.sortName,
  search: row.search,
  search_version: SCHEME_SEARCH_VERSION,
});

/** Returns how many schemes the NGO has, without and with the deleted ones. */
export async function countForAdding(db: Database, ngoId: string): Promise<{ live: number; all: number }> {
  return db
    .selectFrom('scheme')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('live'),
      fn.countAll<number>().as('all'),
    ])
    .where('ngo_id', '=', rowId(ngoId))
    .executeTakeFirstOrThrow();
}

/** Returns the id of the new scheme. `checkedOn` is today unless given. */
export async function insertScheme(
  db: Database,
  { ngoId, row, checkedOn }: { ngoId: string; row: SchemeRow; checkedOn?: string },
): Promise<string> {
  const { id } = await db
    .insertInto('scheme')
    .values({ ngo_id: ngoId, ...columnsOf(row), ...(checkedOn && { checked_on: checkedOn }) })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves a scheme and increments its revision. Whoever saves it has looked it over today. */
export async function updateSchemeRow(
  db: Database,
  { id, ngoId, row }: Own & { row: SchemeRow },
): Promise<void> {
  await db
    .updateTable('scheme')
    .set((eb) => ({
      ...columnsOf(row),
      checked_on: todayInIndia,
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .execute();
}

/** Deletes or restores the scheme. */
export async function updateDeleted(
  db: Database,
  { id, ngoId, isDeleted }: Own & { isDeleted: boolean },
): Promise<void> {
  await db
    .updateTable('scheme')
    .set((eb) => ({
      deleted_at: isDeleted ? sql<Date>`clock_timestamp()` : null,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .execute();
}
