import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  fieldErrorsBody,
  json,
  jsonBody,
  messageBody,
  publicRules,
} from '#src/server/endpoint.server.ts';
import { formText, schemeInPath } from '#src/features/scheme/scheme.contract.ts';

const endpoint = endpointsOf('scheme');

/** The service applies stricter limits by sender and by mail address. */
const PUBLIC_WRITE = publicRules(600);

const registrationForm = z.object({
  name: formText,
  mobileNumber: formText,
  email: formText,
  address: formText,
  city: formText,
});

export const registerUser = endpoint.post('/registerUser/{schemeId}', {
  summary: 'Register for a scheme of an NGO. The response does not reveal earlier registrations.',
  rules: PUBLIC_WRITE,
  request: {
    params: schemeInPath,
    ...jsonBody(registrationForm),
  },
  responses: {
    200: json(messageBody, 'Registered. A mail asks for confirmation if the address can receive one.'),
    422: json(fieldErrorsBody, 'One error message per invalid field'),
  },
});

export const confirmRegistration = endpoint.post('/confirmRegistration', {
  summary: 'Confirm a registration with the token from its email, valid for seven days',
  rules: PUBLIC_WRITE,
  request: jsonBody(z.object({ token: z.string().min(1, 'schemeLinkOld').max(100, 'schemeLinkOld') })),
  responses: { 200: json(messageBody, 'Confirmed. Repeated calls change nothing.') },
});
