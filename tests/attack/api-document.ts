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
type OpenApiOperation = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  'x-rules'?: { access: string; confirm?: boolean | 'ifNeeded' };
};

/** An endpoint as described by the product's own API document. */
export type Operation = {
  method: string;
  /** Starts at the root, with `{names}` of parameters. */
  path: string;
  access: string;
  parameters: Parameter[];
  /** Schemas by content type. */
  bodies: Record<string, Schema>;
  /** Whether a call that passes the first checks hashes a password, which is slow on purpose. */
  hashesPassword: boolean;
  /** Whether it requires the password again, at least for some bodies. */
  needsConfirmation: boolean;
};

/** Returns every endpoint in `/api/openapi.json`. */
export async function readOperations(origin: string): Promise<Operation[]> {
  const response = await fetch(`${origin}/api/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, OpenApiOperation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const content = Object.entries(operation.requestBody?.content ?? {});
      const bodies = Object.fromEntries(content.map(([type, { schema }]) => [type, schema ?? {}]));
      return {
        method: method.toUpperCase(),
        path,
        access: operation['x-rules']?.access ?? 'none',
        parameters: operation.parameters ?? [],
        bodies,
        needsConfirmation: Boolean(operation['x-rules']?.confirm),
        hashesPassword: Object.values(bodies).some(namesPassword) || /LogIn$/i.test(path),
      };
    }),
  );
}

function namesPassword(schema: Schema): boolean {
  return Object.keys(schema.properties ?? {}).some((name) => /password/i.test(name));
}
