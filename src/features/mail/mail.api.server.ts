import { OpenAPIHono } from '@hono/zod-openapi';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import * as contract from './mail.contract.ts';
import { listGivenUpMails, retryMail } from './mail.service.server.ts';

export const mailApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getAllGivenUpMail, async (context) => {
    const query = context.req.valid('query');
    const { rows, total } = await listGivenUpMails(context.env.db, query);
    return context.json({ success: true as const, data: rows, total, ...query }, 200);
  })
  .openapi(contract.retryMail, async (context) => {
    const { id } = context.req.valid('param');
    await retryMail(context.env, { id, call: signedInCall(context) });
    const msg = apiMessages[context.env.caller.language].mailRetried;
    return context.json({ success: true as const, msg }, 200);
  });
