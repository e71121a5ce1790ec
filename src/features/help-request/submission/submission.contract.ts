import { z } from '@hono/zod-openapi';
import { otpForm } from '#src/features/account/account.contract.ts';
import { defineEndpoint, json, jsonBody, type EndpointRules } from '#src/server/endpoint.server.ts';
import { namedNgo } from '#src/features/help-request/history.contract.ts';

/** The limits by sender, by address and in all stand in the service. */
const PUBLIC_WRITE: EndpointRules = {
  access: 'public',
  limit: { requests: 300, seconds: 60 },
  audit: false,
  isUrgent: true,
};

// What is wrong with a field is told by the service, of all fields at once: here only what no form sends.
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
      /** False: no mail but the codes that are asked for. */
      mayMail: z.boolean().optional(),
      /** How and when it is safe to reach the person. */
      safeContact: typed,
      /** Chosen by the sender, the same when it is sent again. */
      idempotencyKey: z.string().min(8).max(64).optional(),
      /** The NGO that is asked first, alone for 24 hours; one that cannot be asked changes nothing. */
      ngo: z.string().max(20).optional(),
      /** Others are asked at once, beside that NGO. */
      askOthers: z.boolean().optional(),
      /** It is not the open request that a 409 named. */
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
          /** The NGO that was asked first; null when none was named, or it could not be asked. */
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
