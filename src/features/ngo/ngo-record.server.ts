import { indexNgo, SEARCH_VERSION } from './ngo-lexemes.server.ts';
import type { NgoStatus, RegistrationType } from './ngo.values.ts';

type Paper = { number: string; validFrom: string | null; validTo: string | null };

/**
 * An NGO as it is saved. A field left out says nothing: what is known stays, and a new NGO has it empty; `null` empties it.
 * Days are YYYY-MM-DD, times ISO 8601. The values must have been checked; the database refuses those that break its rules.
 */
export type NgoRecord = {
  name: string;
  category: string;
  city: string;
  nameGu?: string | null;
  nameHi?: string | null;
  address?: string | null;
  pin?: string | null;
  phone?: string | null;
  email?: string | null;
  website?: string | null;
  mission?: string | null;
  description?: string | null;
  services?: readonly string[];
  /** Ids of needs that somebody confirmed. */
  needs?: readonly string[];
  foundedYear?: number | null;
  registrationType?: RegistrationType | null;
  darpanId?: string | null;
  pan?: string | null;
  reg12A?: Paper | null;
  reg80G?: Paper | null;
  fcra?: Paper | null;
  csr1?: string | null;
  /** 'pending' for a new NGO unless said. */
  status?: NgoStatus;
  verifiedAt?: string | null;
  lastConfirmedAt?: string | null;
  /** Where a new NGO comes from ('imported' unless said); of a known one it stays. */
  source?: NgoSource;
};

export type NgoSource = 'registered' | 'imported' | 'demo';

/** Column to type, of every column that a record fills. */
export const recordColumns = {
  name: 'text',
  category: 'text',
  city: 'text',
  name_gu: 'text',
  name_hi: 'text',
  address: 'text',
  pin: 'text',
  phone: 'text',
  email: 'text',
  website: 'text',
  mission: 'text',
  description: 'text',
  services: 'text[]',
  needs: 'text[]',
  founded_year: 'smallint',
  registration_type: 'text',
  darpan_id: 'text',
  pan: 'text',
  reg_12a_number: 'text',
  reg_12a_valid_from: 'date',
  reg_12a_valid_to: 'date',
  reg_80g_number: 'text',
  reg_80g_valid_from: 'date',
  reg_80g_valid_to: 'date',
  fcra_number: 'text',
  fcra_valid_from: 'date',
  fcra_valid_to: 'date',
  csr1: 'text',
  status: 'text',
  verified_at: 'timestamptz',
  last_confirmed_at: 'timestamptz',
  source: 'text',
} as const;

export type RecordColumn = keyof typeof recordColumns;
export type NgoRow = Record<RecordColumn, unknown>;

/** The columns that a record says something about. */
export function rowOfRecord(record: NgoRecord): Partial<NgoRow> {
  const row: Partial<NgoRow> = {
    name: record.name,
    category: record.category,
    city: record.city,
    name_gu: record.nameGu,
    name_hi: record.nameHi,
    address: record.address,
    pin: record.pin,
    phone: record.phone,
    email: record.email,
    website: record.website,
    mission: record.mission,
    description: record.description,
    services: record.services,
    needs: record.needs,
    founded_year: record.foundedYear,
    registration_type: record.registrationType,
    darpan_id: record.darpanId,
    pan: record.pan,
    csr1: record.csr1,
    status: record.status,
    verified_at: record.verifiedAt,
    last_confirmed_at: record.lastConfirmedAt,
    ...columnsOfPaper('reg_12a', record.reg12A),
    ...columnsOfPaper('reg_80g', record.reg80G),
    ...columnsOfPaper('fcra', record.fcra),
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

function columnsOfPaper(
  prefix: 'reg_12a' | 'reg_80g' | 'fcra',
  paper: Paper | null | undefined,
): Partial<NgoRow> {
  if (paper === undefined) return {};
  return {
    [`${prefix}_number`]: paper?.number ?? null,
    [`${prefix}_valid_from`]: paper?.validFrom ?? null,
    [`${prefix}_valid_to`]: paper?.validTo ?? null,
  };
}

/** A new NGO's row before anything is known of it. */
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

/** The row with what the search needs of it, ready to be written. */
export function indexedRow(row: NgoRow) {
  const { search, words, sortName, nameSound, nameWords } = indexNgo({
    name: row.name as string,
    nameGu: row.name_gu as string | null,
    nameHi: row.name_hi as string | null,
    category: row.category as string,
    city: row.city as string,
    mission: row.mission as string | null,
    description: row.description as string | null,
    services: row.services as string[],
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
