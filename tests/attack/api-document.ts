/** The part of a JSON schema that the fuzzer reads. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
};

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Described = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  'x-rules'?: { access: string; confirm?: boolean };
};

/** An endpoint as the product itself describes it. */
export type Operation = {
  method: string;
  /** From the root, with `{names}`. */
  path: string;
  access: string;
  parameters: Parameter[];
  /** By content type. */
  bodies: Record<string, Schema>;
  /** Whoever gets that far has a password hashed, which takes its time on purpose. */
  hashesPassword: boolean;
  /** It asks for the password again. */
  needsConfirmation: boolean;
};

/** Every endpoint of `/api/openapi.json`. */
export async function readOperations(origin: string): Promise<Operation[]> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const content = Object.entries(described.requestBody?.content ?? {});
      const bodies = Object.fromEntries(content.map(([type, { schema }]) => [type, schema ?? {}]));
      return {
        method: method.toUpperCase(),
        path,
        access: described['x-rules']?.access ?? 'none',
        parameters: described.parameters ?? [],
        bodies,
        needsConfirmation: described['x-rules']?.confirm === true,
        hashesPassword: Object.values(bodies).some(namesPassword) || /LogIn$/i.test(path),
      };
    }),
  );
}

function namesPassword(schema: Schema): boolean {
  return Object.keys(schema.properties ?? {}).some((name) => /password/i.test(name));
}
