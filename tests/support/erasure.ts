import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

/** What erasing.txt says about a table: the columns that are emptied and those that stay, or that its rows go. */
type Decision = { rows?: string; emptied: string[]; kept: string[] };

/** Reads the decisions about all tables, by table. */
export function readErasure(): Map<string, Decision> {
  const tables = new Map<string, Decision>();
  let decision: Decision = { emptied: [], kept: [] };
  let columns: string[] = [];
  for (const line of readFileSync('tests/support/erasure.txt', 'utf8').split('\n')) {
    const [, table] = /^(\w+)$/.exec(line) ?? [];
    const [, kind, why = ''] = /^ {2}(rows|emptied|kept): (.+)$/.exec(line) ?? [];
    if (table) tables.set(table, (decision = { emptied: [], kept: [] }));
    else if (kind === 'rows') decision.rows = why;
    else if (kind) columns = kind === 'emptied' ? decision.emptied : decision.kept;
    else if (line.startsWith('    ')) columns.push(...line.trim().split(' '));
  }
  return tables;
}

const SAYS_NOTHING = [null, '', '-', '[]', '{}'];

/** Expects that a row has lost all columns that `erasure.txt` calls emptied. */
export async function expectErased(
  pool: TestDatabase['pool'],
  { table, id }: { table: string; id: string },
): Promise<void> {
  const { emptied = [] } = readErasure().get(table) ?? {};
  expect(emptied.length, table).toBeGreaterThan(0);
  const texts = emptied.map((column) => `${column}::text as ${column}`).join(', ');
  const { rows } = await pool.query<Record<string, string | null>>(
    `select ${texts} from ${table} where id = $1`,
    [id],
  );
  const left = Object.entries(rows[0] ?? { row: 'missing' }).filter(
    ([, text]) => !SAYS_NOTHING.includes(text),
  );
  expect(Object.fromEntries(left), table).toEqual({});
}
