import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { getNgoToAsk } from './chosen-ngo.contract.ts';
import { readNgoToAddress } from './chosen-ngo.service.server.ts';

export const chosenNgoApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid }).openapi(
  getNgoToAsk,
  async (context) => {
    const data = await readNgoToAddress(context.env, context.req.valid('param').id);
    return context.json({ success: true as const, data }, 200);
  },
);
