import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { csvResponse } from '#src/server/api/csv-response.server.ts';
import { recordExport } from '#src/features/audit/record-access.server.ts';
import { findNgosToAsk } from './find-ngo.service.server.ts';
import * as need from './unmet-need.contract.ts';
import { readHelpWaiting, readUnmetNeed } from './unmet-need.service.server.ts';
import * as contract from './oversight.contract.ts';
import {
  eachForStaff,
  listForStaff,
  readContactForStaff,
  readForStaff,
  readNgoRequests,
} from './oversight.service.server.ts';
import { closeRequest, mergeRequest, reassignRequest } from './staff-steps.service.server.ts';

export const oversightApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getAllHelpRequestForStaff, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const { rows, total } = await listForStaff(context.env, { filters, page, pageSize });
    return context.json({ success: true as const, data: rows, total, page, pageSize }, 200);
  })
  .openapi(contract.exportHelpRequest, async (context) => {
    const filters = context.req.valid('query');
    const access = { action: 'exportHelpRequest', entity: 'helpRequest', filters };
    await recordExport(context.env, { call: signedInCall(context), access });
    return csvResponse({
      name: 'help-requests',
      columns: Object.keys(contract.staffRow.shape),
      rows: eachForStaff(context.env, filters),
    });
  })
  .openapi(contract.getHelpRequestForStaff, async (context) => {
    const { id } = context.req.valid('param');
    const data = await readForStaff(context.env, { id, call: signedInCall(context) });
    return context.json({ success: true as const, data }, 200);
  })
  .openapi(contract.getHelpRequestsOfNgo, async (context) => {
    const { state, page, pageSize } = context.req.valid('query');
    const asked = { ...context.req.valid('param'), state: state || undefined, page, pageSize };
    const { rows, ...found } = await readNgoRequests(context.env, asked);
    return context.json({ success: true as const, ...found, data: rows, page, pageSize }, 200);
  })
  .openapi(need.getUnmetNeed, async (context) => {
    const { rows, total, recent } = await readUnmetNeed(context.env);
    return context.json({ success: true as const, data: rows, total, recent }, 200);
  })
  .openapi(need.getHelpWaiting, async (context) =>
    context.json({ success: true as const, data: await readHelpWaiting(context.env) }, 200),
  )
  .openapi(contract.getNgoForHelpRequest, async (context) => {
    const asked = { ...context.req.valid('param'), q: context.req.valid('query').q };
    return context.json({ success: true as const, data: await findNgosToAsk(context.env, asked) }, 200);
  })
  .openapi(contract.reassignHelpRequest, async (context) => {
    const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
    await reassignRequest(context.env, { ...asked, call: signedInCall(context) });
    return context.json(saved(context), 200);
  })
  .openapi(contract.closeHelpRequest, async (context) => {
    const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
    await closeRequest(context.env, { ...asked, call: signedInCall(context) });
    return context.json(saved(context), 200);
  })
  .openapi(contract.mergeHelpRequest, async (context) => {
    const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
    await mergeRequest(context.env, { ...asked, call: signedInCall(context) });
    return context.json(saved(context), 200);
  })
  .openapi(contract.seeContactForStaff, async (context) => {
    const { id } = context.req.valid('param');
    const data = await readContactForStaff(context.env, { id, call: signedInCall(context) });
    return context.json({ success: true as const, data }, 200);
  });

function saved(context: Context<ApiEnv>) {
  return { success: true as const, msg: apiMessages[context.env.caller.language].helpSaved };
}
