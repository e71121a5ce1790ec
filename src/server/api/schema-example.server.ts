import { exampleNumber, exampleText } from './example-values.server.ts';

/** The part of a JSON schema of the OpenAPI document that an example depends on. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  example?: unknown;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
};

const BY_FORMAT: Record<string, string> = {
  date: '2026-08-15',
  'date-time': '2026-08-15T04:30:00.000Z',
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  email: 'asha@example.org',
  uri: 'https://ngo.example/page',
};

/** The schemas that `$ref` names. */
type Components = Record<string, JsonSchema>;

/**
 * Returns an example of a value with that schema. What a schema says itself (`example`, a constant, the first of its
 * choices) comes before a value by its format, its type or the name of its field.
 */
export function exampleOf(schema: JsonSchema, components: Components, name = ''): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.$ref) return exampleOf(components[schema.$ref.split('/').at(-1)!]!, components, name);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, components, name))) as object;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? choices[0]!, components, name);
  const type = [schema.type].flat().find((one) => one !== 'null');
  switch (type ?? [schema.type].flat()[0]) {
    case 'object':
      return exampleObject(schema, components);
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, components, name));
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
        exampleOf(schema.items ?? {}, components, name.replace(/s$/, '')),
      );
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return exampleNumberIn(schema, name);
    case 'null':
      return null;
    case 'string':
      return (
        BY_FORMAT[schema.format ?? ''] ??
        exampleText(name)
          .padEnd(schema.minLength ?? 0, '.')
          .slice(0, schema.maxLength)
      );
    default:
      return {};
  }
}

function exampleObject({ properties = {} }: JsonSchema, components: Components): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, exampleOf(inner, components, name)]),
  );
}

function exampleNumberIn(
  { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity }: JsonSchema,
  name: string,
): number {
  return Math.min(Math.max(exampleNumber(name), minimum, exclusiveMinimum + 1), maximum);
}
