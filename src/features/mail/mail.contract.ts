import { z } from '@hono/zod-openapi';
import { defineEndpoint, json, signedInRules } from '#src/server/endpoint.server.ts';

const tags = ['mail'];
const PAGE_SIZE = 20;
const PAGE_SIZE_MOST = 100;
const page = z.coerce.number({ error: 'unknownPage' }).int('unknownPage').min(1, 'unknownPage');

export const givenUpMail = z.object({
  _id: z.string(),
  event: z.string(),
  recipient: z.string(),
  subject: z.string(),
  tries: z.number().int(),
  /** What the mail server said last. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export const getAllGivenUpMail = defineEndpoint({
  method: 'get',
  path: '/getAllGivenUpMail',
  tags,
  summary: 'Mails that could not be sent and are not tried again by themselves, the latest first',
  rules: signedInRules('staff'),
  request: {
    query: z.object({
      page: page.max(100_000, 'unknownPage').default(1),
      pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MOST).default(PAGE_SIZE),
    }),
  },
  responses: {
    200: json(
      z.object({
        success: z.literal(true),
        data: z.array(givenUpMail),
        total: z.number().int(),
        page: z.number().int(),
        pageSize: z.number().int(),
      }),
      'A page of mails',
    ),
  },
});

export const retryMail = defineEndpoint({
  method: 'post',
  path: '/retryMail/{id}',
  tags,
  summary: 'Try a mail again that was given up',
  rules: signedInRules('staff', { audit: true }),
  request: { params: z.object({ id: z.string().max(20) }) },
  responses: { 200: json(z.object({ success: z.literal(true), msg: z.string() }), 'It is on its way') },
});

export type GivenUpMail = z.infer<typeof givenUpMail>;
