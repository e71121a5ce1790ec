import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import * as contract from './security-log.contract.ts';
import { listSecurityEvents } from './security-log.service.server.ts';

export const securityLogApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid }).openapi(
  contract.getAllEvents,
  async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const { rows, total } = await listSecurityEvents(context.env.db, { filters, page, pageSize });
    return context.json({ success: true as const, data: rows, total, page, pageSize }, 200);
  },
);
