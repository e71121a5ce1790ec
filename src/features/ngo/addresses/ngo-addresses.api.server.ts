import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { ANY_NGO, NGO_COUNTS } from '#src/features/ngo/ngo-tags.server.ts';
import * as contract from './ngo-addresses.contract.ts';
import { listNgoAddresses, listNgoAddressParts } from './ngo-addresses.service.server.ts';

export const ngoAddressesApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getNgoAddressParts, async (context) => {
    addTags(context, [NGO_COUNTS]);
    return context.json({ success: true as const, data: await listNgoAddressParts(context.env.db) }, 200);
  })
  .openapi(contract.getNgoAddresses, async (context) => {
    addTags(context, [ANY_NGO, NGO_COUNTS]);
    const data = await listNgoAddresses(context.env.db, context.req.valid('param'));
    return context.json({ success: true as const, data }, 200);
  });
