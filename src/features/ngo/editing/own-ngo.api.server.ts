import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import * as contract from './own-ngo.contract.ts';
import { readDashboard, readOwnNgo } from './own-ngo.service.server.ts';
import { updateOwnNgo } from './update-own-ngo.server.ts';

export const ownNgoApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getOwnNgo, async (context) => {
    const data = await readOwnNgo(context.env.db, context.var.account.ngoId!);
    return context.json({ success: true as const, data }, 200);
  })
  .openapi(contract.updateNgo, async (context) => {
    const change = context.req.valid('json');
    const data = await updateOwnNgo(context.env.db, { change, call: signedInCall(context) });
    return context.json(
      { success: true as const, msg: apiMessages[context.env.caller.language].ngoSaved, data },
      200,
    );
  })
  .openapi(contract.getDashboard, async (context) => {
    const data = await readDashboard(context.env.db, context.var.account.ngoId!);
    return context.json({ success: true as const, data }, 200);
  });
