import { z } from '@hono/zod-openapi';
import { otpForm } from '#src/features/account/account.contract.ts';
import {
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  json,
  jsonBody,
  jsonDataWithMessage,
  jsonData,
  publicRules,
} from '#src/server/endpoint.server.ts';
import { namedNgo, WORDS_OF_PEOPLE } from '#src/features/help-request/history.contract.ts';
import {
  DESCRIPTION_MOST,
  HELP_CHOICES,
  SAFE_CHOICES,
} from '#src/features/help-request/help-request.values.ts';

const endpoint = endpointsOf('helpRequest');

/** The service enforces stricter limits per sender, per mailbox and in total. */
const rules = { ...publicRules(300), isUrgent: true, paymentDetailsIn: WORDS_OF_PEOPLE };

// The service reports the errors of all fields together. This schema rejects only what no form sends.
const rawText = z.string().max(8000, 'textLong').optional();

export const sendHelpRequestByNgoCity = endpoint.post('/sendHelpRequestByNgoCity', {
  summary: 'Submit a help request; `userOTP` is the code that sendOtp sent to `userEmail`',
  rules,
  request: jsonBody(
    z.object({
      userName: rawText,
      userMobile: rawText,
      userEmail: rawText,
      userOTP: rawText,
      otpForm,
      userAddress: rawText,
      helpDescription: rawText,
      userCity: rawText,
      userHelpCategory: rawText,
      userPin: rawText,
      /** false: send no mail except requested codes. */
      mayMail: z.boolean().optional(),
      /** How and when it is safe to reach the person. */
      safeContact: rawText,
      /** Stored as text before `safeContact`. */
      safeChoices: z.array(z.enum(SAFE_CHOICES)).max(SAFE_CHOICES.length).optional(),
      /** Chosen by the client; the same when the request is sent again. */
      idempotencyKey: z.string().min(8).max(64).optional(),
      /** The NGO to ask first, alone for 24 hours. Ignored if it cannot be asked. */
      ngo: z.string().max(20).optional(),
      /** Ask other NGOs at the same time. */
      askOthers: z.boolean().optional(),
      /** Confirms that this is not the open request that a 409 named. */
      isAnother: z.boolean().optional(),
    }),
  ),
  responses: {
    200: jsonDataWithMessage(
      z.object({
        reference: z.string(),
        /** The NGO that was asked first, or null if none was named or it could not be asked. */
        askedFirst: namedNgo.nullable(),
        /** Opens the status for half an hour. Null if the request was saved longer ago. */
        ticket: z.string().nullable(),
      }),
      'The request is saved, now or by an earlier call',
    ),
    409: json(
      failureBody.extend({ data: z.object({ reference: z.string() }) }),
      'An open request for the same thing exists',
    ),
    422: json(
      fieldErrorsBody,
      "An error message for each invalid field; 'Invalid OTP' only if all other fields are valid",
    ),
  },
});

/** POST, so that the words are in no URL and no log. */
export const suggestHelpCategory = endpoint.post('/suggestHelpCategory', {
  summary: 'Suggest a category of help for a description; nothing is stored',
  rules: { ...publicRules(300), paymentDetailsIn: WORDS_OF_PEOPLE },
  request: jsonBody(z.object({ words: z.string().max(DESCRIPTION_MOST) })),
  responses: {
    200: jsonData(z.object({ category: z.enum(HELP_CHOICES).nullable() }), 'The suggestion, or null'),
  },
});
