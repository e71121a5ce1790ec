import type { Database } from '#src/server/database.server.ts';
import { NEEDS_MOST } from '#src/features/ngo/ngo.values.ts';
import { shownNeeds } from '#src/search/shown-needs.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { proposeSchemeNeeds, SCHEME_SEARCH_VERSION } from '#src/features/scheme/scheme-lexemes.server.ts';
import {
  SCHEME_PAIRS,
  timeOf,
  withShownNeeds,
  type SchemeRow,
  type WithNeedIds,
} from '#src/features/scheme/scheme-rows.server.ts';
import { UNDO_MINUTES } from '#src/features/scheme/scheme.values.ts';
import type { ListedScheme, OwnScheme } from './management.contract.ts';

const OWN_JSON = `json_build_object('_id', s.id::text, ${SCHEME_PAIRS}, 'registerUser', c.registered, 'newUser', c.fresh,
  'createdAt', ${timeOf('s.created_at')}, 'updatedAt', ${timeOf('s.updated_at')}, 'revision', s.revision)`;
type OwnJson = WithNeedIds<ListedScheme>;

/** With the needs that its texts speak of beside those that were confirmed. */
function withProposals(scheme: OwnJson): OwnScheme {
  const others = proposeSchemeNeeds(scheme).filter((id) => !scheme.needs.includes(id));
  return {
    ...withShownNeeds<ListedScheme>(scheme),
    proposedNeeds: shownNeeds(others.slice(0, NEEDS_MOST)),
  };
}

const COUNTED = `cross join lateral (
    select coalesce(sum(registrations), 0)::int as registered,
      coalesce(sum(registrations) filter (where status = 'new'), 0)::int as fresh
    from scheme_registration_count where scheme_id = s.id
  ) c`;

/** A page of the schemes of an NGO, the latest first; `words` is a tsquery, looked for in names and categories. */
export async function selectOwnSchemes(
  db: Database,
  asked: { ngoId: string; words: string; limit: number; offset: number },
): Promise<{ rows: ListedScheme[]; total: number }> {
  const { ngoId, words, limit, offset } = asked;
  const fits = `ngo_id = $1 and deleted_at is null and ($2 = '' or ts_filter(search, '{a,b}') @@ $2::tsquery)`;
  const [rows, [counted]] = await Promise.all([
    runQuery<[OwnJson]>(db, {
      text: `select ${OWN_JSON} from (
          select * from scheme where ${fits} order by id desc limit $3 offset $4
        ) s ${COUNTED} order by s.id desc`,
      values: [ngoId, words, limit, offset],
    }),
    runQuery<[number]>(db, {
      text: `select count(*)::int from scheme where ${fits}`,
      values: [ngoId, words],
    }),
  ]);
  return { rows: rows.map(([one]) => withShownNeeds<ListedScheme>(one)), total: counted![0] };
}

/** How many registrations for schemes of an NGO nobody has looked after yet. */
export async function countNewRegistrations(db: Database, ngoId: string): Promise<number> {
  const [row] = await runQuery<[number]>(db, {
    text: `select coalesce(sum(registrations), 0)::int from scheme_registration_count c join scheme s on s.id = c.scheme_id
      where s.ngo_id = $1 and s.deleted_at is null and c.status = 'new'`,
    values: [ngoId],
  });
  return row![0];
}

type Own = { id: string; ngoId: string };

/** The scheme of that id and NGO that is not deleted. */
export async function selectOwnScheme(db: Database, { id, ngoId }: Own): Promise<OwnScheme | undefined> {
  const [row] = await runQuery<[OwnJson]>(db, {
    text: `select ${OWN_JSON} from scheme s ${COUNTED} where s.id = $1 and s.ngo_id = $2 and s.deleted_at is null`,
    values: [id, ngoId],
  });
  return row && withProposals(row[0]);
}

export type LockedScheme = {
  revision: number;
  isDeleted: boolean;
  canBeRestored: boolean;
  /** Ids of the confirmed ones. */
  needs: string[];
};

/** The scheme of that id and NGO, deleted or not, locked until the transaction ends. */
export async function lockOwnScheme(db: Database, { id, ngoId }: Own): Promise<LockedScheme | undefined> {
  const [row] = await runQuery<[number, boolean, boolean, string[]]>(db, {
    text: `select revision, deleted_at is not null,
        coalesce(deleted_at > clock_timestamp() - make_interval(mins => $3), false), needs
      from scheme where id = $1 and ngo_id = $2 for update`,
    values: [id, ngoId, UNDO_MINUTES],
  });
  return row && { revision: row[0], isDeleted: row[1], canBeRestored: row[2], needs: row[3] };
}

const COLUMNS = `scheme_name, description, category, beneficiary, gender, state, link, age_from, age_to, income_up_to,
  conditions, documents, needs, sort_name, search, search_version`;

function valuesOf({ eligibility, ...row }: SchemeRow): unknown[] {
  const { schemeName, description, category, beneficiary, gender, state, link, needs, sortName, search } =
    row;
  const { ageFrom, ageTo, incomeUpTo, conditions, documents } = eligibility;
  return [
    ...[schemeName, description, category, beneficiary, gender, state, link],
    ...[ageFrom, ageTo, incomeUpTo, conditions, documents, needs, sortName, search],
    SCHEME_SEARCH_VERSION,
  ];
}

/** How many schemes the NGO has, without and with the deleted ones; until the transaction `db` ends nobody adds another. */
export async function countForAdding(db: Database, ngoId: string): Promise<{ live: number; all: number }> {
  await runQuery(db, { text: 'select from ngo where id = $1 for no key update', values: [ngoId] });
  const [row] = await runQuery<[number, number]>(db, {
    text: `select count(*) filter (where deleted_at is null)::int, count(*)::int from scheme where ngo_id = $1`,
    values: [ngoId],
  });
  return { live: row![0], all: row![1] };
}

/** Gives the id of the new scheme. */
export async function insertScheme(
  db: Database,
  { ngoId, row }: { ngoId: string; row: SchemeRow },
): Promise<string> {
  const [made] = await runQuery<[string]>(db, {
    text: `insert into scheme (ngo_id, ${COLUMNS})
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::tsvector, $17) returning id::text`,
    values: [ngoId, ...valuesOf(row)],
  });
  return made![0];
}

export async function updateSchemeRow(
  db: Database,
  { id, ngoId, row }: Own & { row: SchemeRow },
): Promise<void> {
  await runQuery(db, {
    text: `update scheme set (${COLUMNS})
          = row($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17::tsvector, $18),
        revision = revision + 1, updated_at = now() where id = $1 and ngo_id = $2`,
    values: [id, ngoId, ...valuesOf(row)],
  });
}

/** Deletes it, or brings it back. */
export async function updateDeleted(
  db: Database,
  { id, ngoId, isDeleted }: Own & { isDeleted: boolean },
): Promise<void> {
  await runQuery(db, {
    text: `update scheme set deleted_at = case when $3::boolean then clock_timestamp() end, revision = revision + 1
      where id = $1 and ngo_id = $2`,
    values: [id, ngoId, isDeleted],
  });
}
