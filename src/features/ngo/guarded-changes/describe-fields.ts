import type { GuardedField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import type en from './change-fields.messages.en.ts';

/** Describes names and contact details in one line. */
export function describeFields(values: Partial<Record<GuardedField, string | null>>, t: typeof en): string {
  const entries = Object.entries(values) as [GuardedField, string | null][];
  return entries.map(([field, value]) => t.value(t.labels[field], value ?? t.nothing)).join(', ');
}
