type Fields = Record<string, unknown>;

/** Fields that are recorded as changed, but never with their values. */
const SECRET = /password|secret|token|hash|code$/i;
/** Fields of which only the first and last characters are recorded. */
const MASKED = /^(pan|account_?number|ifsc|reg_?12a_?number|reg_?80g_?number)$/i;
/** Shorter texts are masked completely, because their ends would be nearly all of the text. */
const SHORT = 8;

/**
 * Returns the fields that differ, with their old and new values. Masks secrets, and numbers that identify a
 * person or an organization. A field that exists on one side only is compared with null.
 */
export function changedFields({ before, after }: { before: Fields; after: Fields }): {
  before: Fields;
  after: Fields;
} {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const side = (fields: Fields) =>
    Object.fromEntries(changed.map((name) => [name, masked({ name, value: fields[name] ?? null })]));
  return { before: side(before), after: side(after) };
}

function masked({ name, value }: { name: string; value: unknown }): unknown {
  if (value === null || value === undefined) return null;
  if (SECRET.test(name)) return '…';
  if (Array.isArray(value)) return value.map((item) => masked({ name, value: item }));
  if (MASKED.test(name)) return endsOf(String(value));
  if (typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      // Mask the nested number in `reg12A: { number }` like the field `reg12ANumber`.
      const whole = key === 'number' ? `${name}Number` : key;
      return [key, masked({ name: whole, value: inner })];
    }),
  );
}

function endsOf(text: string): string {
  return text.length < SHORT ? '…' : `${text.slice(0, 3)}…${text.slice(-2)}`;
}
