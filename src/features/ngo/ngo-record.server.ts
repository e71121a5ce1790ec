import { fieldRules, type FieldColumn } from './fields/ngo-fields.server.ts';
import { partsOf } from './fields/documents.values.ts';
import {
  isDatedValue,
  type ListName,
  NGO_FIELDS,
  NGO_VALUES,
  type NgoField,
  ngoFields,
  type NgoValueName,
  type PartialNgo,
} from './fields/ngo-fields.values.ts';
import type { NgoService } from './fields/services.values.ts';
import { indexNgo, SEARCH_VERSION } from './ngo-lexemes.server.ts';
import type { NgoStatus } from './ngo.values.ts';

type Emptiable = Exclude<NgoValueName, 'name' | 'category' | 'city' | ListName>;

/**
 * An NGO as input for saving. A field that is left out keeps its value (a new NGO has it empty); `null`
 * clears it. Dates are YYYY-MM-DD, times ISO 8601. Callers must validate the values first; the database
 * rejects those that violate its constraints.
 */
export type NgoRecord = Omit<PartialNgo, Emptiable> & { [Name in Emptiable]?: PartialNgo[Name] | null } & {
  /** Defaults to 'pending' for a new NGO. */
  status?: NgoStatus;
  verifiedAt?: string | null;
  lastConfirmedAt?: string | null;
  /** The origin of a new NGO, 'imported' by default. An existing NGO keeps its own. */
  source?: NgoSource;
};

export type NgoSource = 'registered' | 'imported' | 'demo';

const standingColumns = {
  status: 'text',
  verified_at: 'timestamptz',
  last_confirmed_at: 'timestamptz',
  source: 'text',
} as const;

export type RecordColumn = FieldColumn | keyof typeof standingColumns;
export type NgoRow = Record<RecordColumn, unknown>;

/** Maps every column that a record can fill to its SQL type. */
export const recordColumns = {
  ...Object.fromEntries(NGO_FIELDS.map((field) => [fieldRules[field].column, columnType(field)])),
  ...standingColumns,
} as Record<RecordColumn, string>;

function columnType(field: NgoField): string {
  // The two dates of a dated document are not fields of the record.
  if (!(field in ngoFields)) return 'date';
  const { kind } = ngoFields[field as NgoValueName];
  if (kind === 'services') return 'jsonb';
  return kind === 'list' ? 'text[]' : kind === 'year' ? 'smallint' : 'text';
}

/** Returns the columns for which the record has a value. */
export function rowOfRecord(record: NgoRecord): Partial<NgoRow> {
  const { status, verifiedAt, lastConfirmedAt } = record;
  const row: Partial<NgoRow> = { status, verified_at: verifiedAt, last_confirmed_at: lastConfirmedAt };
  for (const name of NGO_VALUES) {
    if (record[name] === undefined) continue;
    if (isDatedValue(name)) {
      const { number, validFrom, validTo } = partsOf(name);
      const document = record[name];
      row[fieldRules[number].column] = document?.number ?? null;
      row[fieldRules[validFrom].column] = document?.validFrom ?? null;
      row[fieldRules[validTo].column] = document?.validTo ?? null;
    } else row[fieldRules[name].column] = record[name];
  }
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

/** Returns the row of a new NGO with all other columns empty. */
export function emptyRow(record: NgoRecord): NgoRow {
  const empty = Object.fromEntries(Object.keys(recordColumns).map((column) => [column, null]));
  return {
    ...empty,
    services: [],
    needs: [],
    status: 'pending',
    source: record.source ?? 'imported',
  } as unknown as NgoRow;
}

/** Returns the row with its search index columns, ready for writing. */
export function indexedRow(row: NgoRow) {
  const { search, words, sortName, nameSound, nameWords } = indexNgo({
    name: row.name as string,
    nameGu: row.name_gu as string | null,
    nameHi: row.name_hi as string | null,
    category: row.category as string,
    city: row.city as string,
    mission: row.mission as string | null,
    missionGu: row.mission_gu as string | null,
    missionHi: row.mission_hi as string | null,
    description: row.description as string | null,
    descriptionGu: row.description_gu as string | null,
    descriptionHi: row.description_hi as string | null,
    services: row.services as NgoService[],
    needs: row.needs as string[],
  });
  return {
    ...row,
    search,
    words,
    sort_name: sortName,
    name_sound: nameSound,
    name_words: nameWords,
    search_version: SEARCH_VERSION,
  };
}
