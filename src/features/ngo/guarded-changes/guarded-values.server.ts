import { fieldRules } from '#src/features/ngo/fields/ngo-fields.server.ts';
import {
  formFieldsOf,
  GUARDED_FIELDS,
  isDatedValue,
  waitsFor,
  type GuardedField,
} from '#src/features/ngo/fields/ngo-fields.values.ts';
import type { NgoRow } from '#src/features/ngo/ngo-record.server.ts';
import { needById } from '#src/search/need-catalogue.server.ts';

/**
 * Guarded values as texts, null where there is none. A dated document has its number, its first day and its last day in
 * a line each, needs are sorted ids with semicolons between them.
 */
export type GuardedValues = Partial<Record<GuardedField, string | null>>;
type AllValues = Record<GuardedField, string | null>;

/** The columns in which guarded values are stored. */
export const GUARDED_COLUMNS = [
  ...new Set(GUARDED_FIELDS.flatMap(formFieldsOf).map((field) => fieldRules[field].column)),
];

/** Returns the guarded values of an NGO, all of them. `row` has at least the guarded columns. */
export function guardedValuesOf(row: Partial<NgoRow>): AllValues {
  return Object.fromEntries(GUARDED_FIELDS.map((field) => [field, valueOf(row, field)])) as AllValues;
}

function valueOf(row: Partial<NgoRow>, field: GuardedField): string | null {
  if (field === 'needs' || field === 'sensitiveNeeds') {
    const isOfField = (id: string) => isSensitive(id) === (field === 'sensitiveNeeds');
    return joined((row.needs as string[]).filter(isOfField));
  }
  const parts = formFieldsOf(field).map((part) => (row[fieldRules[part].column] ?? null) as string | null);
  return parts[0] === null ? null : parts.map((part) => part ?? '').join('\n');
}

/** Returns the columns that hold these values. `needs` and `sensitiveNeeds` share one. */
export function columnsOf(values: GuardedValues): Partial<NgoRow> {
  const columns: Partial<NgoRow> = {};
  for (const [field, value = null] of Object.entries(values) as [GuardedField, string | null][]) {
    const isDated = field !== 'sensitiveNeeds' && isDatedValue(field);
    const parts = isDated ? (value ?? '').split('\n') : [value];
    for (const [at, name] of formFieldsOf(field).entries())
      columns[fieldRules[name].column] =
        name === 'needs'
          ? [...((columns.needs as string[]) ?? []), ...idsIn(value)].sort()
          : parts[at] || null;
  }
  return columns;
}

/** Returns the row with these values in place of its own. */
export function withValues(row: NgoRow, values: GuardedValues): NgoRow {
  return { ...row, ...columnsOf({ ...guardedValuesOf(row), ...values }) };
}

/** Returns these of the values. */
export function pickValues(values: GuardedValues, fields: readonly GuardedField[]): GuardedValues {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}

/**
 * Returns how a change of a value takes effect: `removed` and `atOnce` need not wait. What only takes contact details or
 * sensitive needs away leads no calls anywhere. An NGO always has its names and documents checked.
 */
export function wayOf({
  field,
  before,
  after,
  isChecked,
}: {
  field: GuardedField;
  before: GuardedValues;
  after: GuardedValues;
  isChecked: boolean;
}): 'removed' | 'atOnce' | 'time' | 'staff' {
  const waits = waitsFor({ field, isChecked });
  if (waits === 'time' && after[field] === null) return 'removed';
  const known = idsIn(before[field]);
  const isLess = field === 'sensitiveNeeds' && idsIn(after[field]).every((id) => known.includes(id));
  return waits === 'nothing' || isLess ? 'atOnce' : waits;
}

function isSensitive(id: string): boolean {
  return needById.get(id)?.isSensitive === true;
}

function joined(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : [...ids].sort().join(';');
}

function idsIn(value: string | null | undefined): string[] {
  return value ? value.split(';') : [];
}
