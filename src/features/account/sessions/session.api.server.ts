import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { confirmPassword } from './confirmation.server.ts';
import * as contract from './session.contract.ts';
import { endOneSession, endOtherSessions, listSessions, logOut } from './session.service.server.ts';

export const sessionApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.logOut, async (context) => {
    await logOut(context.env, signedInCall(context));
    return context.json({ success: true as const }, 200);
  })
  .openapi(contract.getAllSessions, async (context) => {
    const data = await listSessions(context.env.db, context.var.account);
    return context.json({ success: true as const, data }, 200);
  })
  .openapi(contract.endSession, async (context) => {
    const { id } = context.req.valid('param');
    await endOneSession(context.env, { id, call: signedInCall(context) });
    return context.json({ success: true as const }, 200);
  })
  .openapi(contract.endOtherSessions, async (context) => {
    await endOtherSessions(context.env, signedInCall(context));
    return context.json({ success: true as const }, 200);
  })
  .openapi(contract.confirmPassword, async (context) => {
    const { password } = context.req.valid('json');
    const confirmation = await confirmPassword(context.env, { password, call: signedInCall(context) });
    return context.json({ success: true as const, data: { confirmation } }, 200);
  });
