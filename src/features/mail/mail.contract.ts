import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  integer,
  json,
  messageBody,
  nullableText,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';

const endpoint = endpointsOf('mail');

export const givenUpMail = z.object({
  _id: z.string(),
  event: z.string(),
  recipient: z.string(),
  subject: z.string(),
  tries: integer,
  /** The latest error of the mail server. */
  lastError: nullableText,
  createdAt: dateTime,
});

export const getAllGivenUpMail = endpoint.get('/getAllGivenUpMail', {
  summary: 'List emails that could not be sent and are not retried automatically, newest first',
  rules: signedInRules('staff'),
  request: {
    query: z.object({
      ...paging,
    }),
  },
  responses: { 200: json(pageOf(givenUpMail), 'A page of emails') },
});

export const retryMail = endpoint.post('/retryMail/{id}', {
  summary: 'Retry an email that could not be sent',
  rules: signedInRules('staff', { audit: true }),
  request: { params: z.object({ id: z.string().max(20) }) },
  responses: { 200: json(messageBody, 'The email is queued') },
});

export type GivenUpMail = z.infer<typeof givenUpMail>;
