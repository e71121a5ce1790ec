import { NGO_FIELDS, type NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { pluralIn } from '#src/messages/plural.ts';
import { ImportFault } from './import-fault.ts';

const plural = pluralIn('en');

/** The columns of an import, named as in the entity. docs/import.md tells each. */
export const IMPORT_COLUMNS = NGO_FIELDS;
export type ImportColumn = NgoField;

export const REQUIRED_COLUMNS = ['name', 'category', 'city'] as const satisfies ImportColumn[];

export type Header = {
  /** The column of each cell, in the file's order; undefined for one that is not taken. */
  columns: (ImportColumn | undefined)[];
  /** Names of columns that are not taken, as the file spells them. */
  unknown: string[];
};

const columnByKey = new Map(IMPORT_COLUMNS.map((column) => [keyOf(column), column]));

/**
 * Reads the first row: any order, any case, blanks and signs inside a name ignored (`Name_Gu`, `founded year`).
 * Throws ImportFault when a required column is missing or one stands twice.
 */
export function readHeader(cells: string[]): Header {
  const columns = cells.map((cell) => columnByKey.get(keyOf(cell)));
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const found = cells.slice(0, 40).join(', ').slice(0, 200);
    const are = plural(missing.length, { one: 'is', other: 'are' });
    throw new ImportFault(
      `The first row must name the columns, and ${missing.join(', ')} ${are} missing (it reads: ${found}).`,
    );
  }
  const twice = columns.find((column, index) => column !== undefined && columns.indexOf(column) < index);
  if (twice !== undefined) throw new ImportFault(`The column ${twice} stands twice in the first row.`);
  const unknown = cells.filter((cell, index) => columns[index] === undefined && cell.trim() !== '');
  return { columns, unknown };
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
