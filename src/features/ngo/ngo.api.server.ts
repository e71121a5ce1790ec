import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { requireCategory, requireCity } from './ngo-list-request.server.ts';
import * as contract from './ngo.contract.ts';
import { countNgos, getNgo, listNgos } from './ngo.service.server.ts';
import { suggestNgos } from '#src/features/ngo/suggestions/suggest-ngos.server.ts';

export const ngoApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getAllNgo, async (context) =>
    context.json(await listNgos(context.env.db, context.req.valid('query')), 200),
  )
  .openapi(contract.getNgoByCategory, async (context) => {
    const category = requireCategory(context.req.valid('param').category);
    return context.json(await listNgos(context.env.db, { ...context.req.valid('query'), category }), 200);
  })
  .openapi(contract.getNgoByCity, async (context) => {
    const city = requireCity(context.req.valid('param').city);
    return context.json(await listNgos(context.env.db, { ...context.req.valid('query'), city }), 200);
  })
  .openapi(contract.getNgoById, async (context) => {
    const data = await getNgo(context.env.db, context.req.valid('param').id);
    return context.json({ success: true as const, data }, 200);
  })
  .openapi(contract.getNgoCounts, async (context) =>
    context.json({ success: true as const, data: await countNgos(context.env.db) }, 200),
  )
  .openapi(contract.suggest, async (context) => {
    const data = await suggestNgos(context.env.db, context.req.valid('query').q ?? '');
    return context.json({ success: true as const, data }, 200);
  });
