import type { SelectType } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import type { PoolConnection } from './kysely-dialect.server.ts';
import type { Tables } from './tables.generated.server.ts';

/** The JavaScript type that the driver returns for each PostgreSQL type. */
type Values = {
  bigint: number;
  boolean: boolean;
  bytea: Buffer;
  date: string;
  'double precision': number;
  integer: number;
  json: unknown;
  real: number;
  smallint: number;
  text: string;
  'text[]': string[];
  'timestamp with time zone': Date;
};

type TableColumn = { [Table in keyof Tables]: `${Table}.${keyof Tables[Table] & string}` }[keyof Tables];
type NotNull = TableColumn | `${string} ${keyof Values}`;
/**
 * A column of the result: a table's column (`ngo.name`), or a name and a type (`total integer`), followed by
 * `null` if it may be null.
 */
export type Column = NotNull | `${NotNull} null`;

type ValueOf<Declared> = Declared extends `${infer Value} null`
  ? ValueOf<Value> | null
  : Declared extends `${infer Table extends keyof Tables}.${infer Name}`
    ? Name extends keyof Tables[Table]
      ? SelectType<Tables[Table][Name]>
      : never
    : Declared extends `${string} ${infer Type extends keyof Values}`
      ? Values[Type]
      : never;
/** A row, as an array of its values. */
export type RowOf<Columns extends readonly Column[]> = { [Index in keyof Columns]: ValueOf<Columns[Index]> };

/**
 * A statement in SQL. If it has a `name`, each connection parses and plans it only once; name statements that
 * run often.
 */
export type Statement<Columns extends readonly Column[] = readonly Column[]> = {
  name?: string;
  columns: Columns;
  text: string;
};

const declared: (() => readonly Statement[])[] = [];

/**
 * Declares a statement that Kysely's builder cannot express, or for which an object per row costs too much. A
 * test prepares every declared statement on a migrated database and compares its columns with `columns`.
 */
export function statement<const Columns extends readonly Column[]>(
  definition: Statement<Columns>,
): Statement<Columns> {
  declared.push(() => [definition]);
  return definition;
}

/**
 * Declares a statement with optional parts. `build` writes it once for each choice of parts. The test
 * prepares those of `samples`.
 */
export function statementVariants<Choice, const Columns extends readonly Column[]>(
  samples: readonly Choice[],
  build: (choice: Choice) => Statement<Columns>,
): (choice: Choice) => Statement<Columns> {
  const built = new Map<string, Statement<Columns>>();
  const variant = (choice: Choice) => {
    const key = JSON.stringify(choice);
    const cached = built.get(key) ?? build(choice);
    built.set(key, cached);
    return cached;
  };
  declared.push(() => samples.map(variant));
  return variant;
}

/** Returns every statement declared by the modules loaded so far. */
export const declaredStatements = (): Statement[] => declared.flatMap((list) => list());

/** Runs a declared statement over the pool, or in a transaction if `db` is one. */
export async function runStatement<const Columns extends readonly Column[]>(
  db: Database,
  { name, text }: Statement<Columns>,
  values: readonly unknown[] = [],
): Promise<RowOf<Columns>[]> {
  return db.getExecutor().provideConnection(async (connection) => {
    const { rows } = await (connection as PoolConnection).run((client) =>
      client.query({ name, text, values: [...values], rowMode: 'array' }),
    );
    return rows as RowOf<Columns>[];
  });
}
