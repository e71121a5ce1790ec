import { EMAIL_MOST, PERSON_NAME_MOST, SEARCH_MOST } from '#src/shared/text-limits.ts';
import { z } from '@hono/zod-openapi';
import {
  csvFile,
  dateTime,
  endpointsOf,
  integer,
  json,
  jsonBody,
  jsonData,
  messageBody,
  noneOr,
  nullableText,
  pageOf,
  paging,
  publicRules,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { cleanLine, cleanLines } from '#src/shared/clean-text.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { ANSWER_MOST, FEEDBACK_KINDS, FEEDBACK_STATUSES, MESSAGE_MOST } from './feedback.values.ts';

const endpoint = endpointsOf('feedback');

/** The service limits the messages per address more strictly. */
/** Staff alone read it: people report here who asked them for money, and where. */
const PUBLIC_WRITE = { ...publicRules(120), paymentDetailsIn: ['message'] };

/** Text of several lines, cleaned before its length is checked. */
const lines = z
  .string({ error: 'askMessage' })
  .overwrite(cleanLines)
  .refine((text) => !holdsAadhaar(text), { error: 'aadhaar' });
const message = lines.min(1, 'askMessage').max(MESSAGE_MOST, 'messageLong');
const name = z
  .string({ error: 'askPersonName' })
  .overwrite(cleanLine)
  .max(PERSON_NAME_MOST, 'askPersonName')
  .refine((text) => !holdsAadhaar(text), { error: 'aadhaar' });
const email = z.string({ error: 'emailRequired' }).trim().toLowerCase().max(EMAIL_MOST, 'emailInvalid');
/** An empty string means no address. */
const emailIfAny = email.refine((text) => text === '' || isEmail(text), { error: 'emailInvalid' });
const ngoId = z.string().max(20);

const received = json(messageBody, 'Received. An equal message within ten minutes is stored once');

export const addFeedback = endpoint.post('/addFeedback', {
  summary: 'Send feedback about the site or an NGO',
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
  responses: { 201: received },
});

export const addContactMessage = endpoint.post('/addContactMessage', {
  summary: 'Send a contact message; the sender gets a confirmation by email',
  rules: PUBLIC_WRITE,
  request: jsonBody(
    z.object({
      name: name.min(1, 'askPersonName'),
      email: email.min(1, 'emailRequired').refine(isEmail, { error: 'emailInvalid' }),
      message,
    }),
  ),
  responses: { 201: received },
});

export const reportMistake = endpoint.post('/reportMistake', {
  summary: 'Report a mistake on the page of an NGO',
  rules: PUBLIC_WRITE,
  request: jsonBody(z.object({ ngoId, message, email: emailIfAny.optional() })),
  responses: { 201: received },
});

/** A message as staff see it. `name`, `email`, `message` and `answer` are null once erased. */
export const feedback = z.object({
  _id: z.string(),
  kind: z.enum(FEEDBACK_KINDS),
  status: z.enum(FEEDBACK_STATUSES),
  name: nullableText,
  email: nullableText,
  rating: integer.nullable(),
  message: nullableText,
  language: z.enum(['en', 'hi', 'gu']),
  ngo: z
    .object({
      _id: z.string(),
      ...ngoNames,
      category: z.string(),
    })
    .nullable(),
  createdAt: dateTime,
  answer: nullableText,
  /** Email address of the staff member who answered. */
  answeredBy: nullableText,
  answeredAt: dateTime.nullable(),
  doneAt: dateTime.nullable(),
  erasedAt: dateTime.nullable(),
});
export type Feedback = z.infer<typeof feedback>;

const filters = z.object({
  kind: noneOr(z.enum(FEEDBACK_KINDS)),
  status: noneOr(z.enum(FEEDBACK_STATUSES)),
  /** Part of the message or the name, without contact details, or a whole email address. */
  q: z.string().max(SEARCH_MOST).optional(),
  ngoId: noneOr(z.string().regex(ROW_ID)),
});
export type FeedbackFilters = z.infer<typeof filters>;

export const getAllFeedback = endpoint.get('/getAllFeedback', {
  summary: 'List messages, newest first',
  rules: signedInRules('staff', { confirm: 'ifNeeded' }),
  request: {
    query: filters.extend(paging),
  },
  responses: {
    200: json(
      pageOf(feedback).extend({
        /** Number of new messages, regardless of the filters. */
        waiting: integer,
      }),
      'A page of messages',
    ),
  },
});

export const exportFeedback = endpoint.get('/exportFeedback', {
  summary: 'Export messages as CSV',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: { query: filters },
  responses: { 200: csvFile('One line per message') },
});

const params = z.object({ id: z.string().max(20) });
const changed = json(messageBody, 'The new status is stored');

export const getFeedbackById = endpoint.get('/getFeedbackById/{id}', {
  summary: 'Get a message',
  rules: signedInRules('staff'),
  request: { params },
  responses: { 200: jsonData(feedback, 'The message') },
});

export const answerFeedback = endpoint.post('/answerFeedback/{id}', {
  summary: 'Answer a new message by email; 409 if it has no address or is already answered or done',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: {
    params,
    ...jsonBody(z.object({ answer: lines.min(1, 'askAnswer').max(ANSWER_MOST, 'answerLong') })),
  },
  responses: { 200: changed },
});

export const finishFeedback = endpoint.post('/finishFeedback/{id}', {
  summary: 'Mark a message as done',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: { params },
  responses: { 200: changed },
});
