import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText } from '#src/server/database/sql-values.server.ts';

const SHARED_COLUMNS = [
  ...(['id', 'name', 'name_gu', 'name_hi', 'category', 'city', 'needs', 'phone', 'email'] as const),
  ...(['status', 'listed', 'verified', 'verified_at'] as const),
] as const;

/**
 * The NGO columns that other features may read, as a subquery to join. PostgreSQL plans it like the table
 * itself. Example: `.innerJoin(ngoColumns(db).as('n'), 'n.id', 'o.ngo_id')`
 */
export const ngoColumns = (db: Database) => db.selectFrom('ngo as n').select(SHARED_COLUMNS);

/** The same subquery for raw SQL: `join ${NGO_COLUMNS} n on n.id = o.ngo_id`. */
export const NGO_COLUMNS = `(select ${SHARED_COLUMNS.join(', ')} from ngo n)`;

/** The names of the NGO with the alias `n`, for the select list of a query. */
export const NGO_NAMES = ['n.name', 'n.name_gu as nameGu', 'n.name_hi as nameHi'] as const;

/** Selects the ids and names of NGOs (alias `n`) for responses that mention them. */
export const namedNgos = (db: Database) =>
  db.selectFrom(ngoColumns(db).as('n')).select((eb) => [idText(eb, 'n.id').as('_id'), ...NGO_NAMES]);

/**
 * Selects the id and names of the NGO whose id is in `column`:
 * `jsonObjectFrom(ngoNames(db, 'f.ngo_id').select('n.category')).as('ngo')`.
 */
export const ngoNames = (db: Database, column: string) =>
  namedNgos(db).where('n.id', '=', sql.ref<number>(column));

/** The ids of deleted NGOs, as a subquery. */
export const deletedNgoIds = (db: Database) =>
  db.selectFrom('ngo as n').select('n.id').where('n.status', '=', 'deleted');

const ROW_COLUMNS = [
  ...(['id', 'name', 'name_gu', 'name_hi', 'category', 'city', 'phone', 'status', 'verified'] as const),
  ...(['mission', 'mission_gu', 'mission_hi'] as const),
  ...(['verified_at', 'reg_80g_valid_to', 'sort_name', 'search'] as const),
] as const;

/**
 * The NGO columns by which lists of other features show, sort and search NGOs, as a subquery to join. `search` is for
 * the plans of `planSearch`.
 */
export const ngoRowColumns = (db: Database) => db.selectFrom('ngo as n').select(ROW_COLUMNS);

const TAX_COLUMNS = [
  ...(['id', 'name', 'name_gu', 'name_hi', 'category', 'city', 'address', 'pin', 'phone', 'email'] as const),
  ...(['status', 'verified', 'verified_at', 'registration_type', 'pan'] as const),
  ...(['reg_12a_number', 'reg_12a_valid_to'] as const),
  ...(['reg_80g_number', 'reg_80g_valid_from', 'reg_80g_valid_to'] as const),
  ...(['fcra_number', 'fcra_valid_from', 'fcra_valid_to'] as const),
] as const;

/**
 * The NGO columns that receipts and tax statements need, as a subquery to join. It contains the whole PAN, which the
 * public sees only masked.
 */
export const ngoTaxColumns = (db: Database) => db.selectFrom('ngo as n').select(TAX_COLUMNS);
