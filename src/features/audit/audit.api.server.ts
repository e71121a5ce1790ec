import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { csvResponse } from '#src/server/api/csv-response.server.ts';
import * as contract from './audit.contract.ts';
import { eachAuditEntry, listAuditActions, listAuditEntries } from './audit.service.server.ts';
import { recordExport } from './record-access.server.ts';

export const auditApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getAllAuditEntry, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const { db } = context.env;
    const { rows, total } = await listAuditEntries(db, { filters, page, pageSize });
    const actions = await listAuditActions(db);
    return context.json({ success: true as const, data: rows, total, page, pageSize, actions }, 200);
  })
  .openapi(contract.exportAuditEntry, async (context) => {
    const filters = context.req.valid('query');
    const call = signedInCall(context);
    const access = { action: 'exportAuditEntry', entity: 'auditEntry', filters };
    await recordExport(context.env, { call, access });
    return csvResponse({
      name: 'audit',
      columns: Object.keys(contract.auditEntry.shape),
      rows: eachAuditEntry(context.env.db, filters),
    });
  });
