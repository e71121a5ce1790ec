import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import * as contract from './catalogue.contract.ts';
import { listSchemes, readScheme } from './catalogue.service.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { tagOfScheme, tagOfSchemeList } from '#src/features/scheme/scheme-tags.server.ts';

export const catalogueApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getAllScheme, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    addTags(context, [tagOfSchemeList(filters)]);
    const { rows, total } = await listSchemes(context.env.db, { filters, page, pageSize });
    return context.json({ success: true as const, data: rows, total, page, pageSize }, 200);
  })
  .openapi(contract.getSchemeById, async (context) => {
    const data = await readScheme(context.env.db, context.req.valid('param').id);
    addTags(context, [tagOfScheme(data)]);
    return context.json({ success: true as const, data }, 200);
  });
