import { OpenAPIHono } from '@hono/zod-openapi';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { eraseAsAsked } from '#src/features/help-request/retention/ended-requests.service.server.ts';
import {
  addPersonMessage,
  changeSafeContact,
  sayWhetherHelped,
  withdrawRequest,
} from './person-steps.service.server.ts';
import * as contract from './status.contract.ts';
import { readStatus } from './status.service.server.ts';

export const statusApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getHelpRequestStatus, async (context) => {
    const { caller } = context.env;
    const data = await readStatus(context.env, { question: context.req.valid('json'), caller });
    context.header('Cache-Control', 'no-store');
    return context.json({ success: true as const, data }, 200);
  })
  .openapi(contract.addMessage, async (context) => {
    await addPersonMessage(context.env, context.req.valid('json'));
    return context.json(saved(context.env.caller.language), 200);
  })
  .openapi(contract.changeSafeContact, async (context) => {
    await changeSafeContact(context.env, context.req.valid('json'));
    return context.json(saved(context.env.caller.language), 200);
  })
  .openapi(contract.withdrawHelpRequest, async (context) => {
    await withdrawRequest(context.env, context.req.valid('json'));
    return context.json(saved(context.env.caller.language), 200);
  })
  .openapi(contract.eraseHelpRequest, async (context) => {
    await eraseAsAsked(context.env, context.req.valid('json'));
    const msg = apiMessages[context.env.caller.language].helpErased;
    return context.json({ success: true as const, msg }, 200);
  })
  .openapi(contract.sayIfHelped, async (context) => {
    await sayWhetherHelped(context.env, context.req.valid('json'));
    return context.json(saved(context.env.caller.language), 200);
  });

function saved(language: keyof typeof apiMessages) {
  return { success: true as const, msg: apiMessages[language].helpSaved };
}
