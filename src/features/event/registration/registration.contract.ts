import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  json,
  jsonBody,
  jsonDataWithMessage,
  publicRules,
} from '#src/server/endpoint.server.ts';

const endpoint = endpointsOf('event');

/** The service applies stricter limits by sender and by mail address. */
const PUBLIC_WRITE = publicRules(600);

/** The service checks the details. The limits only keep texts out that no form sends. */
const formText = z.string().max(4000, 'textLong').optional();

export const registerForEvent = endpoint.post('/registerUser/{eventId}', {
  summary:
    'Register a party for an event. The response does not reveal earlier registrations of the mail address.',
  rules: PUBLIC_WRITE,
  request: {
    params: z.object({ eventId: z.string().max(20) }),
    ...jsonBody(
      z.object({
        name: formText,
        mobile: formText,
        email: formText,
        partySize: formText,
        answer: formText,
      }),
    ),
  },
  responses: {
    200: jsonDataWithMessage(
      z.object({
        /** Whether the seats were free. A party that waits is mailed when seats become free. */
        status: z.enum(['registered', 'waiting']),
        /** The token of the ticket, if there is no mail address to send it to. */
        token: z.string().nullable(),
      }),
      'Registered or on the waiting list',
    ),
    409: json(failureBody, 'Registration is closed'),
    422: json(fieldErrorsBody, 'One error message per invalid field'),
  },
});
