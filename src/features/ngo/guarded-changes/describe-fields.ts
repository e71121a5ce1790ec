import type { GuardedField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import type en from './change-fields.messages.en.ts';

type Values = Partial<Record<GuardedField, string | null>>;

/** Puts what somebody typed in quotes, so that it does not read as if we said it. */
export function quoteTyped(typed: string): string {
  return `“${typed.replace(/[“”„«»"]/g, '’')}”`;
}

/** Describes names and contact details in one line. */
export function describeFields(values: Values, t: typeof en): string {
  const entries = Object.entries(values) as [GuardedField, string | null][];
  return entries
    .map(([field, value]) => t.value(t.labels[field], value === null ? t.nothing : quoteTyped(value)))
    .join(', ');
}

/** Says in our words which names and contact details are different. */
export function describeChangedFields(values: Values, t: typeof en): string {
  const fields = Object.keys(values) as GuardedField[];
  return t.changes(fields.map((field) => t.labels[field]).join(', '));
}
