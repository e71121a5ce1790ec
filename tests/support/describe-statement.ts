import type pg from 'pg';
import type { Statement } from '../../src/server/database/statement.server.ts';

/** A column of a result, as PostgreSQL describes a parsed statement. */
type Field = { name: string; tableID: number; columnID: number; dataTypeID: number };
type ColumnInfo = { name: string; type: string; origin: string | null };

/**
 * Returns one sentence for each difference between the actual and the declared columns of a statement, or an
 * empty array.
 */
export async function differences(pool: pg.Pool, { text, columns }: Statement): Promise<string[]> {
  const described = await Promise.all((await describe(pool, text)).map((field) => readField(pool, field)));
  const declared = await Promise.all(columns.map((column) => readDeclared(pool, column)));
  const messages = Array.from({ length: Math.max(described.length, declared.length) }, (_, index) => {
    const [actual, expected] = [described[index], declared[index]];
    if (!actual || !expected) return `${described.length} columns, declared are ${declared.length}`;
    if (actual.type !== expected.type)
      return `${actual.name} is ${actual.type}, declared is ${expected.name} ${expected.type}`;
    if (actual.origin && expected.origin ? actual.origin === expected.origin : actual.name === expected.name)
      return undefined;
    return `the column ${actual.origin ?? actual.name} stands where ${expected.origin ?? expected.name} is declared`;
  });
  return messages.filter((difference) => difference !== undefined);
}

/** Has PostgreSQL parse the statement without running it. */
async function describe(pool: pg.Pool, text: string): Promise<Field[]> {
  const client = await pool.connect();
  try {
    return await new Promise((resolve, reject) => {
      let fields: Field[] = [];
      const query = {
        submit(connection: pg.Connection) {
          connection.parse({ name: '', text, types: [] }, true);
          connection.describe({ type: 'S', name: '' }, true);
          connection.sync();
        },
        handleRowDescription: (message: { fields: Field[] }) => void (fields = message.fields),
        handleError: reject,
        handleReadyForQuery: () => resolve(fields),
      };
      client.query(query);
    });
  } finally {
    client.release();
  }
}

async function readField(pool: pg.Pool, field: Field): Promise<ColumnInfo> {
  const { rows } = await pool.query<Omit<ColumnInfo, 'name'>>(
    `select format_type($1, null) as type,
      (select attrelid::regclass || '.' || attname from pg_attribute where attrelid = $2 and attnum = $3) as origin`,
    [field.dataTypeID, field.tableID, field.columnID],
  );
  return { name: field.name, ...rows[0]! };
}

async function readDeclared(pool: pg.Pool, column: string): Promise<ColumnInfo> {
  const notNull = column.replace(/ null$/, '');
  const [, name, type] = /^(\w+) (.+)$/.exec(notNull) ?? [];
  if (name && type) return { name, type, origin: null };
  const { rows } = await pool.query<ColumnInfo>(
    `select attname as name, format_type(atttypid, null) as type, $1 as origin from pg_attribute
      where attrelid = split_part($1, '.', 1)::regclass and attname = split_part($1, '.', 2)`,
    [notNull],
  );
  return rows[0]!;
}
