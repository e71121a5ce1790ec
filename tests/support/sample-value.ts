type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  minLength?: number;
  format?: string;
  minimum?: number;
};

/**
 * Returns a value that a JSON schema of the OpenAPI document usually accepts, with `id` wherever a name ends
 * in id. `text` takes the place of every other text.
 */
export function sampleValue({
  schema,
  name = '',
  id,
  text,
}: {
  schema: Schema;
  name?: string;
  id: string;
  text?: string | undefined;
}): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return sampleValue({ schema: choice, name, id, text });
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [
        key,
        sampleValue({ schema: inner, name: key, id, text }),
      ]),
    );
  if (type === 'array') {
    const item = () => sampleValue({ schema: schema.items ?? {}, name: name.replace(/s$/, ''), id, text });
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, item);
  }
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return /id$/i.test(name) ? Number(id) : (schema.minimum ?? 1);
  if (/id$/i.test(name)) return id;
  if (schema.format === 'date') return '2026-04-01';
  if (text !== undefined) return text;
  if (/email/i.test(name)) return 'sample@example.org';
  return 'sample text'.padEnd(schema.minLength ?? 0, 'x');
}
