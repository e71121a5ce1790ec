import { z } from '@hono/zod-openapi';
import { apiMessages } from '#src/messages/api-messages.ts';
import {
  EVERY_STANDING,
  failureBody,
  fieldErrorsBody,
  type EndpointRules,
  type Refusal,
} from '#src/server/endpoint.server.ts';

/** The schemas that error responses refer to, by their name in the OpenAPI document. */
export const errorSchemas = {
  Refused: failureBody,
  FieldErrors: fieldErrorsBody,
  NotAllowed: failureBody.extend({
    data: z
      .object({
        standing: z.enum(EVERY_STANDING).optional().openapi({
          description: 'The standing of the NGO, if it is the reason',
        }),
        confirm: z.literal(true).optional().openapi({
          description: 'True if the call needs a confirmation by password (auth/confirmPassword)',
        }),
      })
      .optional(),
  }),
  Failed: failureBody.extend({
    requestId: z.string().openapi({ description: 'The number of the call in the log of the server' }),
  }),
};

const en = apiMessages.en;
const msg = (text: string) => ({ success: false, msg: text });
const withFields = { ...msg(en.lookAtFields), errors: { email: en.emailInvalid } };

const retryAfter = {
  'Retry-After': { description: 'Whole seconds', schema: { type: 'integer', minimum: 0 } },
};

const responses = {
  400: response('FieldErrors', 'The input violates the contract', withFields),
  401: response('Refused', 'Nobody is signed in, or the session has ended', msg(en.signInAgain)),
  403: response('NotAllowed', 'This caller may not call it', msg(en.notAllowed)),
  404: response('Refused', 'There is no such record, or it belongs to somebody else', msg(en.notFound)),
  409: response('Refused', 'The state of the record does not allow it', msg(en.ngoChangedMeanwhile)),
  413: response('Refused', 'The body is too large', msg(en.bodyLarge)),
  415: response('Refused', 'The body has another content type', msg(en.invalidInput)),
  422: response('FieldErrors', 'One error message per invalid field', withFields),
  429: { ...response('Refused', 'Too many calls', msg(en.tooManyRequests)), headers: retryAfter },
  500: response('Failed', 'An internal error', { ...msg(en.somethingWentWrong), requestId: 'request-17' }),
  503: {
    ...response('Failed', 'The database cannot be reached', {
      ...msg(en.databaseAway),
      requestId: 'request-17',
    }),
    headers: retryAfter,
  },
} as const;

type ErrorStatus = keyof typeof responses;

function response(schema: keyof typeof errorSchemas, description: string, example: object) {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, example } };
  return { description, content };
}

/** The shared error responses, by their name in the OpenAPI document. */
export const errorResponses = Object.fromEntries(
  Object.entries(responses).map(([status, shared]) => [`Error${status}`, shared]),
);

type Input = {
  method: string;
  hasBody: boolean;
  /** Whether it takes a form or a file instead of JSON. */
  hasForm: boolean;
  hasParameters: boolean;
};

/**
 * Returns references to the shared error responses that an endpoint can give: those that follow from its rules and its
 * input, and those that its contract lists in `refuses`.
 */
export function errorResponsesOf({
  rules,
  refuses = [],
  input: { method, hasBody, hasForm, hasParameters },
}: {
  rules: EndpointRules;
  refuses?: readonly Refusal[];
  input: Input;
}): Record<string, { $ref: string }> {
  const isGuarded = rules.access !== 'public';
  const writes = method !== 'get';
  const possible: [status: ErrorStatus, isPossible: boolean][] = [
    [400, hasBody || hasParameters],
    [401, isGuarded],
    [403, isGuarded || (writes && !rules.acceptsOtherSites)],
    // A parameter or a field can name a record that is not there.
    [404, hasBody || hasParameters],
    [409, writes],
    [413, hasBody],
    [415, hasForm],
    [422, hasBody],
    [429, true],
    [500, true],
    [503, true],
  ];
  const statuses = new Set(possible.flatMap(([status, isPossible]) => (isPossible ? [status] : [])));
  for (const status of refuses) statuses.add(status);
  return Object.fromEntries(
    [...statuses].map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
  );
}
