import type { Schema } from './api-document.ts';
import { badText, GOOD_TEXTS } from './corpus.ts';
import type { Random } from './random.ts';

/** Ids of existing records, by kind. */
export type KnownIds = Record<'ngo' | 'scheme' | 'help' | 'feedback' | 'photo' | 'registration', string[]>;

type Making = { random: Random; ids: KnownIds };

const CITIES = ['Rajkot', 'Surat', 'Vadodara', 'Bhuj', 'Ahmedabad', 'અમદાવાદ'];
const CATEGORIES = ['Health', 'Education', 'Occupation', 'Disability', 'health', 'education', 'aged'];

/** Plausible values for fields by name, so that requests pass the first checks. */
const BY_NAME: readonly [RegExp, (making: Making) => string][] = [
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
  [/^(ids?|.*Id)$/, (making) => idOf({ name: 'id', making })],
];

/**
 * Returns the id of an existing record of the kind that the path or name suggests. Occasionally it is of
 * another kind, or does not exist.
 */
export function idOf({ name, making }: { name: string; making: Making }): string {
  const { random, ids } = making;
  if (random.percent(15))
    return random.pick(['0', '1', '-1', '999999999', '1.5', '9223372036854775807', 'x']);
  const kinds = Object.keys(ids) as (keyof KnownIds)[];
  const kind = kinds.find((word) => name.toLowerCase().includes(word)) ?? random.pick(kinds);
  return ids[kind].length ? random.pick(ids[kind]) : '1';
}

/** Returns a value that the schema usually accepts. */
export function sampleOf({
  schema,
  name = '',
  making,
}: {
  schema: Schema;
  name?: string;
  making: Making;
}): unknown {
  const { random } = making;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.length) return sampleOf({ schema: random.pick(choices), name, making });
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return sampleObject({ schema, making });
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, random.below(4));
      return Array.from({ length }, () => sampleOf({ schema: schema.items ?? {}, name, making }));
    }
    case 'boolean':
      return random.percent(70);
    case 'number':
    case 'integer':
      return (schema.minimum ?? 0) + random.below(Math.min(schema.maximum ?? 100, 100));
    case 'null':
      return null;
    default:
      return sampleText({ schema, name, making });
  }
}

function sampleObject({ schema, making }: { schema: Schema; making: Making }): Record<string, unknown> {
  const required = new Set(schema.required);
  const taken = Object.entries(schema.properties ?? {}).filter(
    ([key]) => required.has(key) || making.random.percent(85),
  );
  return Object.fromEntries(taken.map(([name, inner]) => [name, sampleOf({ schema: inner, name, making })]));
}

/** Returns a text for a field of that name. */
export function sampleText({ schema = {}, name, making }: { schema?: Schema; name: string; making: Making }) {
  const { random } = making;
  if (random.percent(3)) return badText(random);
  if (schema.format?.startsWith('date')) return `202${random.below(9)}-0${random.below(9) + 1}-15`;
  const known = BY_NAME.find(([pattern]) => pattern.test(name));
  return known ? known[1](making) : random.pick(GOOD_TEXTS).padEnd(schema.minLength ?? 0, 'x');
}
