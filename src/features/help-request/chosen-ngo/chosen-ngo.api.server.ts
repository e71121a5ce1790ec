import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { getNgoToAsk } from './chosen-ngo.contract.ts';
import { readNgoToAddress } from './chosen-ngo.service.server.ts';
import { ngoTag } from '#src/features/ngo/ngo-tags.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';

export const chosenNgoApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid }).openapi(
  getNgoToAsk,
  async (context) => {
    const { id } = context.req.valid('param');
    addTags(context, [ngoTag(id)]);
    const data = await readNgoToAddress(context.env, id);
    return context.json({ success: true as const, data }, 200);
  },
);
