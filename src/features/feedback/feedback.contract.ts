import { EMAIL_MOST, PERSON_NAME_MOST, SEARCH_MOST } from '#src/shared/text-limits.ts';
import { z } from '@hono/zod-openapi';
import {
  csvFile,
  defineEndpoint,
  done,
  type EndpointRules,
  json,
  jsonBody,
  noneOr,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { ANSWER_MOST, FEEDBACK_KINDS, FEEDBACK_STATUSES, MESSAGE_MOST } from './feedback.values.ts';

/** The service limits the messages per address more strictly. */
const PUBLIC_WRITE: EndpointRules = { access: 'public', limit: { requests: 120, seconds: 60 }, audit: false };
const tags = ['feedback'];
const time = z.iso.datetime();

/** Text of several lines, cleaned before its length is checked. */
const lines = z
  .string({ error: 'askMessage' })
  .overwrite((typed) => cleanText({ text: typed, keepLines: true }))
  .refine((typed) => !holdsAadhaar(typed), { error: 'reasonAadhaar' });
const message = lines.min(1, 'askMessage').max(MESSAGE_MOST, 'messageLong');
const name = z
  .string({ error: 'askPersonName' })
  .overwrite((typed) => cleanText({ text: typed, keepLines: false }))
  .max(PERSON_NAME_MOST, 'askPersonName')
  .refine((typed) => !holdsAadhaar(typed), { error: 'reasonAadhaar' });
const email = z.string({ error: 'emailRequired' }).trim().toLowerCase().max(EMAIL_MOST, 'emailInvalid');
/** An empty string means no address. */
const emailIfAny = email.refine((typed) => typed === '' || isEmail(typed), { error: 'emailInvalid' });
const ngoId = z.string().max(20);

const sent = json(done, 'Received. The same message sent again within ten minutes is the same one');

export const addFeedback = defineEndpoint({
  method: 'post',
  path: '/addFeedback',
  tags,
  summary: 'Tell how the site is, or an NGO',
  rules: PUBLIC_WRITE,
  request: jsonBody(
    z.object({
      /** From 1 (very bad) to 5 (very good). */
      rating: z.number({ error: 'askRating' }).int('askRating').min(1, 'askRating').max(5, 'askRating'),
      message,
      name: name.optional(),
      /** Used only to answer. */
      email: emailIfAny.optional(),
      /** Set if the feedback is about an NGO. */
      ngoId: ngoId.optional(),
    }),
  ),
  responses: { 201: sent },
});

export const addContactMessage = defineEndpoint({
  method: 'post',
  path: '/addContactMessage',
  tags,
  summary: 'Write to those who run the site; an email says that it has arrived',
  rules: PUBLIC_WRITE,
  request: jsonBody(
    z.object({
      name: name.min(1, 'askPersonName'),
      email: email.min(1, 'emailRequired').refine(isEmail, { error: 'emailInvalid' }),
      message,
    }),
  ),
  responses: { 201: sent },
});

export const reportMistake = defineEndpoint({
  method: 'post',
  path: '/reportMistake',
  tags,
  summary: 'Say what is wrong on the page of an NGO',
  rules: PUBLIC_WRITE,
  request: jsonBody(z.object({ ngoId, message, email: emailIfAny.optional() })),
  responses: { 201: sent },
});

const text = z.string().nullable();

/** A message as staff see it. `name`, `email`, `message` and `answer` are null once erased. */
export const feedback = z.object({
  _id: z.string(),
  kind: z.enum(FEEDBACK_KINDS),
  status: z.enum(FEEDBACK_STATUSES),
  name: text,
  email: text,
  rating: z.number().int().nullable(),
  message: text,
  language: z.enum(['en', 'hi', 'gu']),
  ngo: z
    .object({ _id: z.string(), name: z.string(), nameGu: text, nameHi: text, category: z.string() })
    .nullable(),
  createdAt: time,
  answer: text,
  /** Email address of the staff member who answered. */
  answeredBy: text,
  answeredAt: time.nullable(),
  doneAt: time.nullable(),
  erasedAt: time.nullable(),
});
export type Feedback = z.infer<typeof feedback>;

const filters = z.object({
  kind: noneOr(z.enum(FEEDBACK_KINDS)),
  status: noneOr(z.enum(FEEDBACK_STATUSES)),
  /** Part of the message, the name or the email address. */
  q: z.string().max(SEARCH_MOST).optional(),
  ngoId: noneOr(z.string().regex(/^[1-9]\d{0,15}$/)),
});
export type FeedbackFilters = z.infer<typeof filters>;

export const getAllFeedback = defineEndpoint({
  method: 'get',
  path: '/getAllFeedback',
  tags,
  summary: 'What people wrote, the latest first',
  rules: signedInRules('staff'),
  request: {
    query: filters.extend({
      ...paging,
    }),
  },
  responses: {
    200: json(
      pageOf(feedback).extend({
        /** Number of new messages, regardless of the filters. */
        waiting: z.number().int(),
      }),
      'A page of messages',
    ),
  },
});

export const exportFeedback = defineEndpoint({
  method: 'get',
  path: '/exportFeedback',
  tags,
  summary: 'The same, all of it, as CSV',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: { query: filters },
  responses: {
    200: csvFile('A line for each message'),
  },
});

const params = z.object({ id: z.string().max(20) });
const changed = json(done, 'Done');

export const getFeedbackById = defineEndpoint({
  method: 'get',
  path: '/getFeedbackById/{id}',
  tags,
  summary: 'One message',
  rules: signedInRules('staff'),
  request: { params },
  responses: { 200: json(z.object({ success: z.literal(true), data: feedback }), 'The message') },
});

export const answerFeedback = defineEndpoint({
  method: 'post',
  path: '/answerFeedback/{id}',
  tags,
  summary: 'Answer a new message by email; 409 when they left no address, or it is answered or done',
  rules: signedInRules('staff', { audit: true }),
  request: {
    params,
    ...jsonBody(z.object({ answer: lines.min(1, 'askAnswer').max(ANSWER_MOST, 'answerLong') })),
  },
  responses: { 200: changed },
});

export const finishFeedback = defineEndpoint({
  method: 'post',
  path: '/finishFeedback/{id}',
  tags,
  summary: 'Mark a message as done: nothing is left to do about it',
  rules: signedInRules('staff', { audit: true }),
  request: { params },
  responses: { 200: changed },
});
