import { z } from '@hono/zod-openapi';
import { defineEndpoint, done, type EndpointRules, json, jsonBody } from '#src/server/endpoint.server.ts';
import { refused, schemeInPath } from '#src/features/scheme/scheme.contract.ts';

/** The service applies stricter limits by sender and by mail address. */
const PUBLIC_WRITE: EndpointRules = { access: 'public', limit: { requests: 600, seconds: 60 }, audit: false };

// The service reports the errors of all fields at once.
const typed = z.string().max(8000, 'textLong').optional();

export const registerUser = defineEndpoint({
  method: 'post',
  path: '/registerUser/{schemeId}',
  tags: ['scheme'],
  summary: 'Register for a scheme of an NGO; the answer does not tell whether someone has registered before',
  rules: PUBLIC_WRITE,
  request: {
    params: schemeInPath,
    ...jsonBody(z.object({ name: typed, mobileNumber: typed, email: typed, address: typed, city: typed })),
  },
  responses: {
    200: json(done, "'Scheme register successfully'; a mail confirms it where the address can get one"),
    422: json(refused, 'A sentence for each field that is wrong'),
  },
});

export const confirmRegistration = defineEndpoint({
  method: 'post',
  path: '/confirmRegistration',
  tags: ['scheme'],
  summary: 'Confirm a registration with the token of the link in its email, good for seven days',
  rules: PUBLIC_WRITE,
  request: jsonBody(z.object({ token: z.string().min(1, 'schemeLinkOld').max(100, 'schemeLinkOld') })),
  responses: { 200: json(done, 'Confirmed; again changes nothing') },
});
