import type { StatementColumns } from './bank-statement.values.ts';

export type ColumnErrorKey = 'statementColumnTwice' | 'statementColumnMissing';

/**
 * Returns what is wrong with a choice of columns, by field: each column holds one thing, and must be in the
 * file.
 */
export function findColumnErrors({
  columns,
  count,
}: {
  columns: StatementColumns;
  /** The number of columns in the file. */
  count: number;
}): Partial<Record<keyof StatementColumns, ColumnErrorKey>> {
  const errors: Partial<Record<keyof StatementColumns, ColumnErrorKey>> = {};
  const taken = new Set<number>();
  for (const name of ['date', 'narration', 'credit', 'reference', 'direction'] as const) {
    const column = columns[name];
    if (column === null) continue;
    if (column >= count) errors[name] = 'statementColumnMissing';
    else if (taken.has(column)) errors[name] = 'statementColumnTwice';
    taken.add(column);
  }
  return errors;
}
