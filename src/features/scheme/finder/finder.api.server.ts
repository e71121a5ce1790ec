import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { SCHEMES } from '../scheme-tags.server.ts';
import { getSchemesByAnswers } from './finder.contract.ts';
import { findSchemes } from './finder.service.server.ts';

export const finderApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid }).openapi(
  getSchemesByAnswers,
  async (context) => {
    addTags(context, [SCHEMES]);
    const data = await findSchemes(context.env.db, context.req.valid('query'));
    return context.json({ success: true as const, data }, 200);
  },
);
