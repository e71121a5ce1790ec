import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  fieldErrorsBody,
  json,
  jsonBody,
  messageBody,
  publicRules,
} from '#src/server/endpoint.server.ts';
import { schemeInPath } from '#src/features/scheme/scheme.contract.ts';

const endpoint = endpointsOf('scheme');

/** The service applies stricter limits by sender and by mail address. */
const PUBLIC_WRITE = publicRules(600);

// The service reports the errors of all fields at once.
const typed = z.string().max(8000, 'textLong').optional();

export const registerUser = endpoint.post('/registerUser/{schemeId}', {
  summary: 'Register for a scheme of an NGO; the answer does not tell whether someone has registered before',
  rules: PUBLIC_WRITE,
  request: {
    params: schemeInPath,
    ...jsonBody(z.object({ name: typed, mobileNumber: typed, email: typed, address: typed, city: typed })),
  },
  responses: {
    200: json(
      messageBody,
      "'Scheme register successfully'; a mail confirms it where the address can get one",
    ),
    422: json(fieldErrorsBody, 'A sentence for each field that is wrong'),
  },
});

export const confirmRegistration = endpoint.post('/confirmRegistration', {
  summary: 'Confirm a registration with the token of the link in its email, good for seven days',
  rules: PUBLIC_WRITE,
  request: jsonBody(z.object({ token: z.string().min(1, 'schemeLinkOld').max(100, 'schemeLinkOld') })),
  responses: { 200: json(messageBody, 'Confirmed; again changes nothing') },
});
