import { z } from '@hono/zod-openapi';
import { ngoId, ngoNames } from '#src/features/ngo/ngo.contract.ts';
import {
  endpointsOf,
  fieldErrorsBody,
  json,
  jsonBody,
  jsonData,
  jsonDataWithMessage,
  languageOfMail,
  messageBody,
  nullableText,
  paiseAmount,
  publicRules,
} from '#src/server/endpoint.server.ts';
import { AMOUNT_TEXT_MOST } from '#src/shared/money.ts';

const endpoint = endpointsOf('donation');
const RULES = publicRules(300);
const token = z.string().min(1).max(200);

export const standingGift = z.object({
  ngo: z.object({ _id: ngoId, ...ngoNames, category: z.string(), isVerified: z.boolean() }),
  amount: paiseAmount,
  purpose: z.object({ title: z.string(), titleGu: nullableText, titleHi: nullableText }).nullable(),
  /** The day of the next reminder; null until the first gift is received. */
  nextOn: z.iso.date().nullable(),
});
export type StandingGift = z.infer<typeof standingGift>;

export const readStandingGift = endpoint.post('/readStandingGift', {
  summary: 'Get a monthly reminder to give, by the secret token in its mails',
  rules: RULES,
  // A body, not a path: addresses are logged.
  request: jsonBody(z.object({ token })),
  responses: { 200: jsonData(standingGift, 'The reminder') },
});

export const changeStandingGift = endpoint.post('/changeStandingGift', {
  summary: 'Change the amount of a monthly reminder to give',
  rules: RULES,
  request: jsonBody(
    z.object({
      token,
      /** Rupees as people write them: `1,500`. The service reports what is wrong with it. */
      amount: z.string().max(10 * AMOUNT_TEXT_MOST),
    }),
  ),
  responses: {
    200: jsonDataWithMessage(standingGift, 'The changed reminder'),
    422: json(fieldErrorsBody, 'What is wrong with the amount'),
  },
});

export const endStandingGift = endpoint.post('/endStandingGift', {
  summary:
    'End a monthly reminder to give and erase it. Mail programs call it with one click (RFC 8058); the body is ignored. Repeated calls change nothing.',
  rules: { ...RULES, page: '/donate/monthly' },
  request: { query: z.object({ gift: token, language: languageOfMail }) },
  responses: { 200: json(messageBody, 'Ended') },
});
