import { z } from '@hono/zod-openapi';
import { defineEndpoint, done, json, pageOf, paging, signedInRules } from '#src/server/endpoint.server.ts';

const tags = ['mail'];

export const givenUpMail = z.object({
  _id: z.string(),
  event: z.string(),
  recipient: z.string(),
  subject: z.string(),
  tries: z.number().int(),
  /** The latest error of the mail server. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export const getAllGivenUpMail = defineEndpoint({
  method: 'get',
  path: '/getAllGivenUpMail',
  tags,
  summary: 'Emails that could not be sent and are not tried again automatically, the latest first',
  rules: signedInRules('staff'),
  request: {
    query: z.object({
      ...paging,
    }),
  },
  responses: {
    200: json(pageOf(givenUpMail), 'A page of emails'),
  },
});

export const retryMail = defineEndpoint({
  method: 'post',
  path: '/retryMail/{id}',
  tags,
  summary: 'Try an email again that was given up',
  rules: signedInRules('staff', { audit: true }),
  request: { params: z.object({ id: z.string().max(20) }) },
  responses: { 200: json(done, 'It is on its way') },
});

export type GivenUpMail = z.infer<typeof givenUpMail>;
