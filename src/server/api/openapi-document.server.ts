import type { OpenAPIHono } from '@hono/zod-openapi';
import { BRAND } from '#src/brand.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import type { EndpointRules, Refusal } from '#src/server/endpoint.server.ts';
import { describeRules, operationIdOf } from './operation-texts.server.ts';
import { errorResponses, errorResponsesOf } from './error-responses.server.ts';
import { exampleOf, type JsonSchema } from './schema-example.server.ts';

type Media = { schema?: JsonSchema; example?: unknown };
type Response = { description?: string; content?: Record<string, Media> };
type Parameter = { name: string; in: string; required?: boolean; schema?: JsonSchema; example?: unknown };
/** An operation of the document. */
export type Operation = {
  operationId: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response | { $ref: string }>;
  'x-rules': EndpointRules;
  'x-refuses'?: readonly Refusal[];
};

export type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> } & Record<string, object>;
};

const TOKEN = 'token';
const securitySchemes = {
  [TOKEN]: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The `token` that auth/logIn or auth/finishLogIn returned. Valid for 12 hours. It may also be sent without the word Bearer.',
  },
};

const DESCRIPTION = `The directory of NGOs of Gujarat, help requests, schemes, events, volunteers and donations.

Every JSON response is \`{ success, msg?, data? }\` with an honest HTTP status. \`msg\` is a sentence for the person, in the language of the
\`Accept-Language\` header (\`en\`, \`hi\` or \`gu\`). A refused form has \`errors\`: a sentence for each invalid field. Lists are paged by \`page\`
and \`pageSize\`. Times are ISO 8601 in UTC; amounts of money are whole paise.

\`x-rules\` of an operation says who may call it, how often, and whether the call is recorded in the audit log.`;

/**
 * Returns the OpenAPI document of an API without its servers. Everything in it comes from the contracts: the security,
 * the ids and the error responses of the operations from their rules, the examples from their schemas.
 */
export function makeOpenApiDocument(api: OpenAPIHono<ApiEnv>): OpenApiDocument {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${BRAND.name.en} API`, version: '1', description: DESCRIPTION },
  }) as unknown as OpenApiDocument;
  const { schemas } = document.components;
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods))
      completeOperation({ path, method, operation, schemas });
  Object.assign(document.components, { securitySchemes, responses: errorResponses });
  return document;
}

/** Adds what follows from the contract of an operation. */
function completeOperation({
  path,
  method,
  operation,
  schemas,
}: {
  path: string;
  method: string;
  operation: Operation;
  schemas: Record<string, JsonSchema>;
}): void {
  const { 'x-rules': rules, 'x-refuses': refuses, parameters = [], requestBody } = operation;
  delete operation['x-refuses'];
  operation.operationId = operationIdOf(path);
  operation.security = rules.access === 'public' ? [] : [{ [TOKEN]: [] }];
  operation.description = [operation.description, describeRules(rules)].filter(Boolean).join('\n\n');
  addExamples({ operation, schemas });
  const input = {
    method,
    hasBody: requestBody !== undefined,
    hasForm: Object.keys(requestBody?.content ?? {}).some((type) => !type.endsWith('json')),
    hasParameters: parameters.some((parameter) => parameter.in !== 'header'),
  };
  operation.responses = { ...errorResponsesOf({ rules, refuses, input }), ...operation.responses };
}

function addExamples({
  operation: { parameters = [], requestBody, responses },
  schemas: components,
}: {
  operation: Operation;
  schemas: Record<string, JsonSchema>;
}): void {
  for (const parameter of parameters)
    if (parameter.required && parameter.schema)
      parameter.example = exampleOf(parameter.schema, components, parameter.name);
  addExample(requestBody?.content, components);
  for (const response of Object.values(responses))
    if ('content' in response) addExample(response.content, components);
}

function addExample(
  content: Record<string, Media> | undefined,
  components: Record<string, JsonSchema>,
): void {
  for (const [type, media] of Object.entries(content ?? {}))
    if (/json|urlencoded/.test(type) && media.schema) media.example = exampleOf(media.schema, components);
}
