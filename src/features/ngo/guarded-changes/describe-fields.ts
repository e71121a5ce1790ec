import { isDatedValue, type GuardedField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import type { NamedNeed, ReferenceNames } from '#src/features/reference/reference.values.ts';
import type en from './change-fields.messages.en.ts';

/** Names of kinds of work, towns and needs. What has none is shown as it is stored. */
export type PlaceNames = { names?: ReferenceNames; needs?: readonly NamedNeed[] };

type Values = Partial<Record<GuardedField, string | null>>;

/** Puts what somebody typed in quotes, so that it does not read as if we said it. */
export function quoteTyped(typed: string): string {
  return `“${typed.replace(/[“”„«»"]/g, '’')}”`;
}

/** Says in our words which guarded values are different. */
export function describeChangedFields(values: Values, t: typeof en): string {
  const fields = Object.keys(values) as GuardedField[];
  return t.changes(fields.map((field) => t.labels[field]).join(', '));
}

/** Describes guarded values in one line. The names are in the language of `t`. */
export function describeFields({
  values,
  t,
  ...names
}: { values: Values; t: typeof en } & PlaceNames): string {
  const entries = Object.entries(values) as [GuardedField, string | null][];
  return entries
    .map(([field, value]) => {
      const words = value === null ? t.nothing : wordsOf({ field, value, t, ...names });
      return t.value(t.labels[field], words);
    })
    .join(', ');
}

function wordsOf({
  field,
  value,
  t,
  names,
  needs = [],
}: { field: GuardedField; value: string; t: typeof en } & PlaceNames): string {
  if (field === 'category') return names?.categories[value] ?? value;
  if (field === 'city') return names?.cities[value] ?? value;
  if (field === 'needs' || field === 'sensitiveNeeds')
    return value
      .split(';')
      .map((id) => needs.find((need) => need.id === id)?.name ?? id)
      .join(', ');
  if (!isDatedValue(field)) return quoteTyped(value);
  const [number = '', from = '', to = ''] = value.split('\n');
  return [
    quoteTyped(number),
    ...(from ? [t.from(asWritten(from))] : []),
    ...(to ? [t.until(asWritten(to))] : []),
  ].join(' ');
}

/** Returns a day (YYYY-MM-DD) as the forms ask for it. */
function asWritten(day: string): string {
  return day.split('-').toReversed().join('-');
}
