import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { recordExport } from '#src/features/audit/record-access.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { csvResponse } from '#src/server/api/csv-response.server.ts';
import * as contract from './staff-list.contract.ts';
import { eachNgoForStaff, listNgosForStaff } from './staff-list.service.server.ts';

export const staffListApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getAllNgoForStaff, async (context) => {
    const query = context.req.valid('query');
    const { rows, total } = await listNgosForStaff(context.env.db, query);
    const { page, pageSize } = query;
    return context.json({ success: true as const, data: rows, total, page, pageSize }, 200);
  })
  .openapi(contract.exportNgoForStaff, async (context) => {
    const filters = context.req.valid('query');
    const access = { action: 'exportNgoForStaff', entity: 'ngo', filters };
    await recordExport(context.env, { call: signedInCall(context), access });
    return csvResponse({
      name: 'ngos',
      columns: Object.keys(contract.staffNgo.shape),
      rows: eachNgoForStaff(context.env.db, filters),
    });
  });
