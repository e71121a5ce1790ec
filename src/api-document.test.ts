import type { RouteConfig, z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { document, endpoints } from '../tests/support/endpoints.ts';
import { api } from './api.server.ts';
import { errorResponses, errorSchemas } from './server/api/error-responses.server.ts';
import { exampleOf } from './server/api/schema-example.server.ts';

const routes = api.openAPIRegistry.definitions.flatMap((definition) =>
  definition.type === 'route' ? [definition.route] : [],
);

type Body = { content?: Record<string, { schema?: unknown; example?: unknown }> } | undefined;

/** Returns the bodies of an endpoint that have an example, each with the schema of its contract. */
function bodiesOf(route: RouteConfig): { place: string; schema: z.ZodType; example: unknown }[] {
  const { requestBody, responses } = document.paths[`/api${route.path}`]![route.method]!;
  const bodies: [place: string, contract: Body, documented: Body][] = [
    ['request', route.request?.body as Body, requestBody],
    ...Object.entries(route.responses).map(
      ([status, contract]) => [status, contract, responses[status]] as [string, Body, Body],
    ),
  ];
  return bodies.flatMap(([place, contract, documented]) =>
    Object.entries(contract?.content ?? {}).flatMap(([type, { schema }]) => {
      const example = documented?.content?.[type]?.example;
      return example === undefined ? [] : [{ place, schema: schema as z.ZodType, example }];
    }),
  );
}

test('the example of every body is valid', () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const route of routes) {
    const name = `${route.method.toUpperCase()} /api${route.path}`;
    for (const { place, schema, example } of bodiesOf(route)) {
      const { error } = schema.safeParse(example);
      checked++;
      for (const { path, message } of error?.issues ?? [])
        wrong.push(`${name} ${place} ${path.join('.')}: ${message}`);
    }
  }
  expect(wrong, 'give the schema an example with .openapi({ example })').toEqual([]);
  expect(checked).toBeGreaterThan(endpoints.length);
});

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    ...operation,
  })),
);
const operationOf = (name: string) => operations.find((operation) => operation.name === name)!;
const statusesOf = (name: string) => Object.keys(operationOf(name).responses);

test('every operation has an id of its own, which follows from its path', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(endpoints.length);
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([]);
  expect(operationOf('POST /api/scheme/registerUser/{schemeId}').operationId).toBe('schemeRegisterUser');
  expect(operationOf('POST /api/sendOtp').operationId).toBe('sendOtp');
});

test('exactly the operations that are not public need the token', () => {
  const guarded = endpoints.filter(({ rules }) => rules!.access !== 'public').map(({ name }) => name);
  expect(document.components).toHaveProperty(['securitySchemes', 'token', 'scheme'], 'bearer');
  const secured = operations.filter(({ security }) => security.length > 0);
  expect(secured.map(({ name }) => name).sort()).toEqual(guarded.sort());
  for (const { security, responses, name } of secured) {
    expect(security).toEqual([{ token: [] }]);
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['401', '403']));
  }
});

test('the error responses follow from the rules and the input of an endpoint', () => {
  const always = ['200', '429', '500', '503'];
  expect(statusesOf('GET /api/ngo/getNgoCounts')).toEqual(always);
  expect(statusesOf('GET /api/ngo/getNgoById/{id}')).toEqual(['200', '400', '404', '429', '500', '503']);
  expect(statusesOf('GET /api/auth/getAccount')).toEqual(['200', '401', '403', '429', '500', '503']);
  expect(statusesOf('POST /api/scheme/addNewScheme')).toEqual([
    '201',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '422',
    '429',
    '500',
    '503',
  ]);
  // Listed by the contract in `refuses`.
  expect(statusesOf('POST /api/auth/finishLogIn')).toContain('401');
  // A response of the contract itself stays.
  const responses = operationOf('POST /api/auth/logIn').responses;
  expect(responses['401']).not.toHaveProperty('$ref');
  expect(responses['422']).toEqual({ $ref: '#/components/responses/Error422' });
});

test('every reference leads to a component', () => {
  const references = new Set(JSON.stringify(document).match(/#\/components\/\w+\/\w+/g));
  for (const reference of references)
    expect(document.components).toHaveProperty(reference.split('/').slice(2));
  expect(references).toContain('#/components/responses/Error503');
});

test('the example of what may be missing is a value', () => {
  const choices = [{ type: 'null' }, { type: 'string', enum: ['Rajkot'] }];
  for (const schema of [
    { anyOf: choices },
    { oneOf: choices },
    { type: ['null', 'string'], enum: ['Rajkot'] },
  ])
    expect(exampleOf(schema, {})).toBe('Rajkot');
});

test('a refused form has a sentence for each field, and an error its number in the log', () => {
  const { FieldErrors: form, Failed: failure } = errorSchemas;
  const refused = { success: false, msg: 'Look at the fields', errors: { email: 'Email is required' } };
  expect(form.safeParse(refused).success).toBe(true);
  expect(form.safeParse({ ...refused, errors: ['Email is required'] }).success).toBe(false);
  expect(failure.safeParse({ success: false, msg: 'Something went wrong' }).success).toBe(false);
});

test.each(Object.entries(errorResponses))('the example of %s is valid', (_name, { content }) => {
  const { schema, example } = content['application/json'];
  const name = schema.$ref.split('/').at(-1) as keyof typeof errorSchemas;
  expect(errorSchemas[name].safeParse(example).error).toBeUndefined();
});
