import { OpenAPIHono } from '@hono/zod-openapi';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { confirmRegistration as confirm } from './confirm.service.server.ts';
import { confirmRegistration, registerUser } from './register.contract.ts';
import { registerForScheme } from './register.service.server.ts';

export const registerApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(registerUser, async (context) => {
    const { caller } = context.env;
    const { schemeId } = context.req.valid('param');
    await registerForScheme(context.env, { schemeId, form: context.req.valid('json'), caller });
    return context.json({ success: true as const, msg: apiMessages[caller.language].schemeRegistered }, 200);
  })
  .openapi(confirmRegistration, async (context) => {
    await confirm(context.env, context.req.valid('json').token);
    const { schemeConfirmed: msg } = apiMessages[context.env.caller.language];
    return context.json({ success: true as const, msg }, 200);
  });
