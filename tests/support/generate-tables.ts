import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { format } from 'oxfmt';
import formatting from '../../.oxfmtrc.json' with { type: 'json' };
import { readMigrations } from '../../src/server/database/migration-files.server.ts';

const MIGRATIONS = fileURLToPath(new URL('../../database/migrations', import.meta.url));
/** The file with the types of all tables. */
export const TABLES_FILE = fileURLToPath(
  new URL('../../src/server/database/tables.generated.server.ts', import.meta.url),
);

type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  /** Whether the column has a default. `always`: only the database can write it. */
  filled: 'always' | 'default' | null;
  /** The check constraint that lists the allowed values, as PostgreSQL prints it. */
  check: string | null;
};

/** The types of values that the connections of src/server/database.server.ts read and write. */
const TYPES: Record<string, string> = {
  bigint: 'BigInteger',
  boolean: 'boolean',
  bytea: 'Buffer',
  'character varying': 'string',
  date: 'string',
  integer: 'number',
  jsonb: 'Json',
  paise: 'Paise',
  real: 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',

  'timestamp with time zone': 'Timestamp',
  tsvector: 'string',
};

/** What the names in TYPES stand for in a column that only the database writes. */
const SELECTED: Record<string, string> = { BigInteger: 'number', Timestamp: 'Date', Json: 'unknown' };

// A view has columns of one table under their own names, so they inherit what is known about that table's
// columns.
const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    not base.attnotnull as "isNullable",
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'always' when a.atthasdef or a.attidentity <> '' then 'default' end as filled,
    (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = base.attrelid and k.contype = 'c'
      and k.conkey = array[base.attnum] and pg_get_constraintdef(k.oid) ~ '(= ANY \\(|<@ )ARRAY') as check
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  left join information_schema.view_column_usage u on u.view_schema = 'public' and u.view_name = c.relname
    and u.column_name = a.attname
  join pg_attribute base on base.attrelid = coalesce(u.table_name::text::regclass, c.oid) and base.attname = a.attname
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and c.relname <> 'migration'
    and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum`;

/** Returns one hash of all migrations. As long as it is the same, so are the tables. */
export async function hashMigrations(): Promise<string> {
  const files = await readMigrations(MIGRATIONS);
  return createHash('sha256')
    .update(files.map(({ name, checksum }) => `${name} ${checksum}\n`).join(''))
    .digest('hex');
}

/** Returns the contents of TABLES_FILE for the migrated database of the pool. */
export async function generateTables(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const body = [...tables].map(
    ([table, columns]) =>
      `  ${table}: {\n${columns.map((column) => `    ${lineOf(column)}\n`).join('')}  };\n`,
  );
  const text = `// Written by \`npm run tables\` from the migrated database: run it again after a new migration.
// Migrations: ${await hashMigrations()}
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Paise } from '#src/shared/money.ts';

/** Its values may be written as text: the API's ids are. */
type BigInteger = ColumnType<number, number | string, number | string>;
type Json = ColumnType<unknown, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** It has a default. */
type Generated<Type> =
  Type extends ColumnType<infer Selected, infer Inserted, infer Updated>
    ? ColumnType<Selected, Inserted | undefined, Updated>
    : ColumnType<Type, Type | undefined, Type>;

/** The columns of each table. A column with a fixed list of values has that list as its type. */
export type Tables = {
${body.join('')}};
`;
  const { code } = await format(TABLES_FILE, text, formatting);
  return code;
}

function lineOf({ table, name, type, isNullable, filled, check }: Column): string {
  const baseType = (check && valuesOf(check)) ?? TYPES[type];
  if (!baseType) throw new Error(`${table}.${name}: say in TYPES how a ${type} is read and written.`);
  const selected = filled === 'always' ? (SELECTED[baseType] ?? baseType) : baseType;
  const columnType = isNullable ? `${selected} | null` : selected;
  if (filled === 'always') return `${name}: GeneratedAlways<${columnType}>;`;
  return filled === 'default' ? `${name}: Generated<${columnType}>;` : `${name}: ${columnType};`;
}

/**
 * Reads the values from `CHECK ((status = ANY (ARRAY['new'::text, 'done'::text])))`, or from `category <@
 * ARRAY['a'::text]` among other conditions.
 */
function valuesOf(check: string): string | undefined {
  const single = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^[\]()]+)\]\)\)\)$/.exec(check)?.[1];
  const list = check.includes(' OR ') ? undefined : /<@ ARRAY\[([^[\]()]+)\]/.exec(check)?.[1];
  const values = (single ?? list)
    ?.split(', ')
    .map((value) => value.replace(/::text$/, ''))
    .join(' | ');
  return list ? `(${values})[]` : values;
}
