import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import * as contract from './ngo-addresses.contract.ts';
import { listNgoAddresses, listNgoAddressParts } from './ngo-addresses.service.server.ts';

export const ngoAddressesApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getNgoAddressParts, async (context) =>
    context.json({ success: true as const, data: await listNgoAddressParts(context.env.db) }, 200),
  )
  .openapi(contract.getNgoAddresses, async (context) => {
    const data = await listNgoAddresses(context.env.db, { part: context.req.valid('param').part });
    return context.json({ success: true as const, data }, 200);
  });
