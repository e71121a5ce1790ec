type Fields = Record<string, unknown>;

/** Told as changed, never what they were. */
const SECRET = /password|secret|token|hash|code$/i;
/** Shown by their ends only. */
const MASKED = /^(pan|account_?number|ifsc|reg_?12a_?number|reg_?80g_?number)$/i;
/** The ends of a text this short would be nearly all of it. */
const SHORT = 8;

/**
 * The fields that differ, each with what it was and what it is; secrets and numbers that prove who somebody is, masked.
 * A field that is on one side only is compared with nothing.
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
      // The number of a paper, `reg12A: { number }`, is one of `reg12ANumber`.
      const whole = key === 'number' ? `${name}Number` : key;
      return [key, masked({ name: whole, value: inner })];
    }),
  );
}

function endsOf(text: string): string {
  return text.length < SHORT ? '…' : `${text.slice(0, 3)}…${text.slice(-2)}`;
}
