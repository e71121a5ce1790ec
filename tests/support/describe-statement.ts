import type pg from 'pg';
import type { Statement } from '../../src/server/database/statement.server.ts';

/** A column of a result, as PostgreSQL describes a parsed statement. */
type Field = { name: string; tableID: number; columnID: number; dataTypeID: number };
type Described = { name: string; type: string; origin: string | null };

/**
 * Returns one sentence for each difference between the actual and the declared columns of a statement, or an
 * empty array.
 */
export async function differences(pool: pg.Pool, { text, columns }: Statement): Promise<string[]> {
  const described = await Promise.all((await describe(pool, text)).map((field) => readField(pool, field)));
  const declared = await Promise.all(columns.map((column) => readDeclared(pool, column)));
  const found = Array.from({ length: Math.max(described.length, declared.length) }, (_, index) => {
    const [is, says] = [described[index], declared[index]];
    if (!is || !says) return `${described.length} columns, declared are ${declared.length}`;
    if (is.type !== says.type) return `${is.name} is ${is.type}, declared is ${says.name} ${says.type}`;
    if (is.origin && says.origin ? is.origin === says.origin : is.name === says.name) return undefined;
    return `the column ${is.origin ?? is.name} stands where ${says.origin ?? says.name} is declared`;
  });
  return found.filter((difference) => difference !== undefined);
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

async function readField(pool: pg.Pool, field: Field): Promise<Described> {
  const { rows } = await pool.query<Omit<Described, 'name'>>(
    `select format_type($1, null) as type,
      (select attrelid::regclass || '.' || attname from pg_attribute where attrelid = $2 and attnum = $3) as origin`,
    [field.dataTypeID, field.tableID, field.columnID],
  );
  return { name: field.name, ...rows[0]! };
}

async function readDeclared(pool: pg.Pool, column: string): Promise<Described> {
  const notNull = column.replace(/ null$/, '');
  const [, name, type] = /^(\w+) (.+)$/.exec(notNull) ?? [];
  if (name && type) return { name, type, origin: null };
  const { rows } = await pool.query<Described>(
    `select attname as name, format_type(atttypid, null) as type, $1 as origin from pg_attribute
      where attrelid = split_part($1, '.', 1)::regclass and attname = split_part($1, '.', 2)`,
    [notNull],
  );
  return rows[0]!;
}
