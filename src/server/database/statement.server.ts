import type { SelectType } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import type { PoolConnection } from './kysely-dialect.server.ts';
import type { Tables } from './tables.generated.server.ts';

/** As the driver gives a value of each type. */
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
/** A column of the result: one of a table (`ngo.name`), or a name and a type (`total integer`); `null` where it may be. */
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
/** A row as an array of its values. */
export type RowOf<Columns extends readonly Column[]> = { [Index in keyof Columns]: ValueOf<Columns[Index]> };

/** A statement in SQL. With a `name` each connection parses and plans it once: for what runs often. */
export type Statement<Columns extends readonly Column[] = readonly Column[]> = {
  name?: string;
  columns: Columns;
  text: string;
};

const declared: (() => readonly Statement[])[] = [];

/**
 * Declares a statement that Kysely's builder cannot say, or where an object for each row costs too much. A test prepares every
 * declared statement on a migrated database and compares its columns with `columns`.
 */
export function statement<const Columns extends readonly Column[]>(
  made: Statement<Columns>,
): Statement<Columns> {
  declared.push(() => [made]);
  return made;
}

/**
 * Declares a statement with optional parts. `build` writes it for a choice of parts, once for each choice; the test prepares
 * those of `samples`.
 */
export function statementVariants<Choice, const Columns extends readonly Column[]>(
  samples: readonly Choice[],
  build: (choice: Choice) => Statement<Columns>,
): (choice: Choice) => Statement<Columns> {
  const built = new Map<string, Statement<Columns>>();
  const variant = (choice: Choice) => {
    const key = JSON.stringify(choice);
    const known = built.get(key) ?? build(choice);
    built.set(key, known);
    return known;
  };
  declared.push(() => samples.map(variant));
  return variant;
}

/** Every statement that the modules loaded until now have declared. */
export const declaredStatements = (): Statement[] => declared.flatMap((list) => list());

/** Runs a declared statement over the pool, or in the transaction that `db` is. */
export async function runStatement<const Columns extends readonly Column[]>(
  db: Database,
  { name, text }: Statement<Columns>,
  values: readonly unknown[] = [],
): Promise<RowOf<Columns>[]> {
  return db.getExecutor().provideConnection(async (connection) => {
    const { client } = connection as PoolConnection;
    const { rows } = await client.query({ name, text, values: [...values], rowMode: 'array' });
    return rows as RowOf<Columns>[];
  });
}
