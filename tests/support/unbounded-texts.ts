import { document } from './endpoints.ts';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Operation = {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/**
 * Lists where the OpenAPI document allows a text without a maximum length, such as `POST /api/x body.field`.
 */
export function unboundedTexts(): string[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).flatMap(
      ([method, { parameters = [], requestBody }]) => {
        const places = [
          ...parameters.map(({ in: where, name, schema }) => ({ place: `${where}.${name}`, schema })),
          ...Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ place: 'body', schema })),
        ];
        return places.flatMap(unboundedIn).map((place) => `${method.toUpperCase()} ${path} ${place}`);
      },
    ),
  );
}

function unboundedIn({ place, schema }: { place: string; schema: Schema }): string[] {
  const inner = [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map((part) => ({
      place,
      schema: part,
    })),
    ...Object.entries(schema.properties ?? {}).map(([name, part]) => ({
      place: `${place}.${name}`,
      schema: part,
    })),
    ...(schema.items ? [{ place: `${place}[]`, schema: schema.items }] : []),
    ...(typeof schema.additionalProperties === 'object'
      ? [{ place: `${place}.*`, schema: schema.additionalProperties }]
      : []),
  ].flatMap(unboundedIn);
  return isUnboundedText(schema) ? [place, ...inner] : inner;
}

function isUnboundedText({ type, enum: values, const: value, format, maxLength, pattern }: Schema): boolean {
  if (
    ![type].flat().includes('string') ||
    format === 'binary' ||
    format === 'date' ||
    maxLength !== undefined
  )
    return false;
  // A pattern that is bounded at both ends limits the length too.
  return (
    !values &&
    value === undefined &&
    !(pattern?.startsWith('^') && pattern.endsWith('$') && !/[*+]/.test(pattern))
  );
}
