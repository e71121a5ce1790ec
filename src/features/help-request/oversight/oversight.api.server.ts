import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import * as contract from './oversight.contract.ts';
import {
  listForStaff,
  readContactForStaff,
  readForStaff,
  readNgoRequests,
  readUnmetNeed,
} from './oversight.service.server.ts';
import { closeRequest, mergeRequest, reassignRequest } from './staff-steps.service.server.ts';

export const oversightApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getAllHelpRequestForStaff, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const { rows, total } = await listForStaff(context.env, { filters, page, pageSize });
    return context.json({ success: true as const, data: rows, total, page, pageSize }, 200);
  })
  .openapi(contract.getHelpRequestForStaff, async (context) => {
    const data = await readForStaff(context.env, context.req.valid('param').id);
    return context.json({ success: true as const, data }, 200);
  })
  .openapi(contract.getHelpRequestsOfNgo, async (context) => {
    const { page, pageSize } = context.req.valid('query');
    const asked = { ...context.req.valid('param'), page, pageSize };
    const { numbers, rows, total } = await readNgoRequests(context.env, asked);
    return context.json({ success: true as const, numbers, data: rows, total, page, pageSize }, 200);
  })
  .openapi(contract.getUnmetNeed, async (context) =>
    context.json({ success: true as const, data: await readUnmetNeed(context.env) }, 200),
  )
  .openapi(contract.reassignHelpRequest, async (context) => {
    const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
    await reassignRequest(context.env, { ...asked, call: signedInCall(context) });
    return context.json(saved(context), 200);
  })
  .openapi(contract.closeHelpRequest, async (context) => {
    const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
    await closeRequest(context.env, { ...asked, call: signedInCall(context) });
    return context.json(saved(context), 200);
  })
  .openapi(contract.mergeHelpRequest, async (context) => {
    const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
    await mergeRequest(context.env, { ...asked, call: signedInCall(context) });
    return context.json(saved(context), 200);
  })
  .openapi(contract.seeContactForStaff, async (context) => {
    const { id } = context.req.valid('param');
    const data = await readContactForStaff(context.env, { id, call: signedInCall(context) });
    return context.json({ success: true as const, data }, 200);
  });

function saved(context: Context<ApiEnv>) {
  return { success: true as const, msg: apiMessages[context.env.caller.language].helpSaved };
}
