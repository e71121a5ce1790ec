import { NEEDED_FIELDS, NGO_FIELDS, type NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { pluralIn } from '#src/messages/plural.ts';
import { ImportError } from './import-error.ts';

const plural = pluralIn('en');

export type Header = {
  /** The field of each cell, in the file's order; undefined for columns that are ignored. */
  columns: (NgoField | undefined)[];
  /** The names of ignored columns, as the file spells them. */
  unknownColumns: string[];
};

/** Columns have the names of the fields; docs/import.md describes each. */
const columnByKey = new Map(NGO_FIELDS.map((column) => [keyOf(column), column]));

/**
 * Reads the header row. Columns may be in any order and case; spaces and punctuation within a name are
 * ignored (`Name_Gu`, `founded year`).
 * @throws {ImportError} if a required column is missing or a column occurs twice.
 */
export function readHeader(cells: string[]): Header {
  const columns = cells.map((cell) => columnByKey.get(keyOf(cell)));
  const missing = NEEDED_FIELDS.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const excerpt = cells.slice(0, 40).join(', ').slice(0, 200);
    const are = plural(missing.length, { one: 'is', other: 'are' });
    throw new ImportError(
      `The first row must name the columns, and ${missing.join(', ')} ${are} missing (it reads: ${excerpt}).`,
    );
  }
  const twice = columns.find((column, index) => column !== undefined && columns.indexOf(column) < index);
  if (twice !== undefined) throw new ImportError(`The column ${twice} stands twice in the first row.`);
  const unknownColumns = cells.filter((cell, index) => columns[index] === undefined && cell.trim() !== '');
  return { columns, unknownColumns };
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
