import { OpenAPIHono } from '@hono/zod-openapi';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { claimNgo } from './claim-ngo.server.ts';
import * as contract from './registration.contract.ts';
import { registerNgo } from './register-ngo.server.ts';

export const registrationApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.addNewNgo, async (context) => {
    const { caller } = context.env;
    await registerNgo(context.env, { form: context.req.valid('json'), caller });
    return context.json({ success: true as const, msg: apiMessages[caller.language].ngoRegistered }, 201);
  })
  .openapi(contract.claimNgo, async (context) => {
    const { caller } = context.env;
    await claimNgo(context.env, { form: context.req.valid('json'), caller });
    return context.json({ success: true as const, msg: apiMessages[caller.language].claimReceived }, 201);
  });
