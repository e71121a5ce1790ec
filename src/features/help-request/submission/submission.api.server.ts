import { OpenAPIHono } from '@hono/zod-openapi';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { sendHelpRequestByNgoCity } from './submission.contract.ts';
import { submitHelpRequest } from './submission.service.server.ts';

export const submissionApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid }).openapi(
  sendHelpRequestByNgoCity,
  async (context) => {
    const { caller } = context.env;
    const {
      mayMail = true,
      isAnother = false,
      idempotencyKey,
      otpForm,
      ngo,
      askOthers = false,
      ...form
    } = context.req.valid('json');
    const addressed = ngo === undefined ? undefined : { ngoId: ngo, askOthers };
    const submission = { form, mayMail, isAnother, idempotencyKey, otpForm, addressed };
    const data = await submitHelpRequest(context.env, { submission, caller });
    const msg = apiMessages[caller.language].helpSent;
    return context.json({ success: true as const, msg, data }, 200);
  },
);
