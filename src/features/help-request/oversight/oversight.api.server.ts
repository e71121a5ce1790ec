import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import { exportCsv } from '#src/features/audit/export-csv.server.ts';
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

export const oversightApi = createApi()
  .openapi(contract.getAllHelpRequestForStaff, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const list = await listForStaff(context.env, { filters, page, pageSize });
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(contract.exportHelpRequest, async (context) => {
    const filters = context.req.valid('query');
    return exportCsv(context, {
      access: { action: 'exportHelpRequest', entity: 'helpRequest', filters },
      name: 'help-requests',
      columns: Object.keys(contract.staffRow.shape),
      rows: eachForStaff(context.env, filters),
    });
  })
  .openapi(contract.getHelpRequestForStaff, async (context) => {
    const { id } = context.req.valid('param');
    const data = await readForStaff(context.env, { id, call: signedInCall(context) });
    return sendData(context, data);
  })
  .openapi(contract.getHelpRequestsOfNgo, async (context) => {
    const { state, page, pageSize } = context.req.valid('query');
    const input = { ...context.req.valid('param'), state: state || undefined, page, pageSize };
    const list = await readNgoRequests(context.env, input);
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(need.getUnmetNeed, async (context) => {
    const list = await readUnmetNeed(context.env);
    return sendPage(context, list);
  })
  .openapi(need.getHelpWaiting, async (context) => sendData(context, await readHelpWaiting(context.env)))
  .openapi(contract.getNgoForHelpRequest, async (context) => {
    const input = { ...context.req.valid('param'), q: context.req.valid('query').q };
    return sendData(context, await findNgosToAsk(context.env, input));
  })
  .openapi(contract.reassignHelpRequest, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    await reassignRequest(context.env, { ...input, call: signedInCall(context) });
    return sendMessage(context, 'helpSaved');
  })
  .openapi(contract.closeHelpRequest, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    await closeRequest(context.env, { ...input, call: signedInCall(context) });
    return sendMessage(context, 'helpSaved');
  })
  .openapi(contract.mergeHelpRequest, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    await mergeRequest(context.env, { ...input, call: signedInCall(context) });
    return sendMessage(context, 'helpSaved');
  })
  .openapi(contract.seeContactForStaff, async (context) => {
    const { id } = context.req.valid('param');
    const data = await readContactForStaff(context.env, { id, call: signedInCall(context) });
    return sendData(context, data);
  });
