import type { Compilable } from 'kysely';
import type { Database } from './database.server.ts';
import type { PoolConnection } from './database/kysely-dialect.server.ts';

/** Stands in a query for a value that is known when it runs. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Declares a query of Kysely that runs often. It is built and compiled once, and as a named prepared statement each
 * connection parses and plans it once. Two must not have the same name.
 * @param options.build receives stand-ins for the values, which it may only pass on. What it computes itself stays the same.
 */
export function namedQuery<Values extends object, Row>({
  name,
  build,
}: {
  name: string;
  build: (db: Database, values: Values) => Compilable<Row>;
}): (db: Database, values: Values) => Promise<Row[]> {
  let compiled: { sql: string; parameters: readonly unknown[] } | undefined;

  function compile(db: Database) {
    const standIns = new Proxy(
      {},
      {
        get: (_target, key) => new Parameter(String(key)),
        ownKeys() {
          throw new Error(`The query ${name} must take its values by their names.`);
        },
      },
    );
    const { sql, parameters } = build(db, standIns as Values).compile();
    if (parameters.some((value) => value instanceof Date))
      throw new Error(`The query ${name} would keep a time that it has computed.`);
    return { sql, parameters };
  }

  return (db, values) => {
    const { sql, parameters } = (compiled ??= compile(db));
    const byName = new Map<string, unknown>(Object.entries(values));
    const filled = parameters.map((value) => (value instanceof Parameter ? byName.get(value.name) : value));
    return db.getExecutor().provideConnection(async (connection) => {
      const { rows } = await (connection as PoolConnection).run((client) =>
        client.query({ name, text: sql, values: filled }),
      );
      return rows as Row[];
    });
  };
}
