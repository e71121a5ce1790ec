import { z } from '@hono/zod-openapi';
import { otpForm } from '#src/features/account/account.contract.ts';
import { defineEndpoint, json, jsonBody, type EndpointRules } from '#src/server/endpoint.server.ts';
import { namedNgo } from '#src/features/help-request/history.contract.ts';

/** The service enforces stricter limits per sender, per mailbox and in total. */
const PUBLIC_WRITE: EndpointRules = {
  access: 'public',
  limit: { requests: 300, seconds: 60 },
  audit: false,
  isUrgent: true,
};

// The service reports the errors of all fields together. This schema rejects only what no form sends.
const typed = z.string().max(8000, 'textLong').optional();
const refused = { success: z.literal(false), msg: z.string() };

export const sendHelpRequestByNgoCity = defineEndpoint({
  method: 'post',
  path: '/sendHelpRequestByNgoCity',
  tags: ['helpRequest'],
  summary: 'Ask for help; `userOTP` is the code that sendOtp sent to `userEmail`',
  rules: PUBLIC_WRITE,
  request: jsonBody(
    z.object({
      userName: typed,
      userMobile: typed,
      userEmail: typed,
      userOTP: typed,
      otpForm,
      userAddress: typed,
      helpDescription: typed,
      userCity: typed,
      userHelpCategory: typed,
      userPin: typed,
      /** false: send no mail except requested codes. */
      mayMail: z.boolean().optional(),
      /** How and when it is safe to reach the person. */
      safeContact: typed,
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
    200: json(
      z.object({
        success: z.literal(true),
        msg: z.string(),
        data: z.object({
          reference: z.string(),
          /** The NGO that was asked first, or null if none was named or it could not be asked. */
          askedFirst: namedNgo.nullable(),
        }),
      }),
      'It is received, now or before; the reference leads to its status',
    ),
    409: json(
      z.object({ ...refused, data: z.object({ reference: z.string() }) }),
      'There is an open request for the same thing',
    ),
    422: json(
      z.object({ ...refused, errors: z.record(z.string(), z.string()) }),
      "A sentence for each field that is not right; 'Invalid OTP' only when nothing else is wrong",
    ),
  },
});
