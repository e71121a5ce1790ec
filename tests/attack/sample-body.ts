import type { Schema } from './api-document.ts';
import { badText, GOOD_TEXTS } from './corpus.ts';
import type { Random } from './random.ts';

/** Ids of existing records, by kind. */
export type KnownIds = Record<'ngo' | 'scheme' | 'help' | 'feedback' | 'photo' | 'registration', string[]>;

type SampleContext = { random: Random; ids: KnownIds };

const CITIES = ['Rajkot', 'Surat', 'Vadodara', 'Bhuj', 'Ahmedabad', 'અમદાવાદ'];
const CATEGORIES = ['Health', 'Education', 'Occupation', 'Disability', 'health', 'education', 'aged'];

/** Plausible values for fields by name, so that requests pass the first checks. */
const BY_NAME: readonly [RegExp, (context: SampleContext) => string][] = [
  [/email/i, ({ random }) => `person${random.below(500)}@example.org`],
  [/newpassword|password/i, ({ random }) => random.pick(['demo-sahay-2026', 'seven green buffaloes'])],
  [/otp|^code$/i, ({ random }) => String(random.below(900_000) + 100_000)],
  [/mobile|phone/i, ({ random }) => `9${random.below(900_000_000) + 100_000_000}`],
  [/pin$/i, ({ random }) => `36${random.below(9_000) + 1_000}`],
  [/city|^from$/i, ({ random }) => random.pick(CITIES)],
  [/category/i, ({ random }) => random.pick(CATEGORIES)],
  [/beneficiary|^group$/i, ({ random }) => random.pick(['EWS', 'OBC', 'SC', 'ST', 'All'])],
  [/gender/i, ({ random }) => random.pick(['All', 'Female', 'Male', 'all', 'female'])],
  [/^state$/i, ({ random }) => random.pick(['Gujarat', 'all', 'GJ', 'open'])],
  [/^(link|website)$/i, () => 'https://ngo.example/page'],
  [/date|until|valid|from$|to$/i, ({ random }) => `20${random.below(30) + 10}-0${random.below(9) + 1}-15`],
  [/reference/i, ({ random }) => random.pick(['SH-2222-AA', 'SH-4K7P-QM', 'sh 2222 aa'])],
  [/^(ids?|.*Id)$/, (context) => pickId({ name: 'id', context })],
];

/**
 * Returns the id of an existing record of the kind that the path or name suggests. Occasionally it is of
 * another kind, or does not exist.
 */
export function pickId({ name, context }: { name: string; context: SampleContext }): string {
  const { random, ids } = context;
  if (random.percent(15))
    return random.pick(['0', '1', '-1', '999999999', '1.5', '9223372036854775807', 'x']);
  const kinds = Object.keys(ids) as (keyof KnownIds)[];
  const kind = kinds.find((candidate) => name.toLowerCase().includes(candidate)) ?? random.pick(kinds);
  return ids[kind].length ? random.pick(ids[kind]) : '1';
}

/** Returns a value that the schema usually accepts. */
export function sampleValue({
  schema,
  name = '',
  context,
}: {
  schema: Schema;
  name?: string;
  context: SampleContext;
}): unknown {
  const { random } = context;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.length) return sampleValue({ schema: random.pick(choices), name, context });
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return sampleObject({ schema, context });
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, random.below(4));
      return Array.from({ length }, () => sampleValue({ schema: schema.items ?? {}, name, context }));
    }
    case 'boolean':
      return random.percent(70);
    case 'number':
    case 'integer':
      return (schema.minimum ?? 0) + random.below(Math.min(schema.maximum ?? 100, 100));
    case 'null':
      return null;
    default:
      return sampleText({ schema, name, context });
  }
}

function sampleObject({
  schema,
  context,
}: {
  schema: Schema;
  context: SampleContext;
}): Record<string, unknown> {
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([key]) => required.has(key) || context.random.percent(85),
  );
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, sampleValue({ schema: inner, name, context })]),
  );
}

/** Returns a text for a field of that name. */
export function sampleText({
  schema = {},
  name,
  context,
}: {
  schema?: Schema;
  name: string;
  context: SampleContext;
}) {
  const { random } = context;
  if (random.percent(3)) return badText(random);
  if (schema.format?.startsWith('date')) return `202${random.below(9)}-0${random.below(9) + 1}-15`;
  const match = BY_NAME.find(([pattern]) => pattern.test(name));
  return match ? match[1](context) : random.pick(GOOD_TEXTS).padEnd(schema.minLength ?? 0, 'x');
}
