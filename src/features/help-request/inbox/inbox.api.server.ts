import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { csvResponse } from '#src/server/api/csv-response.server.ts';
import { recordExport } from '#src/features/audit/record-access.server.ts';
import { acceptRequest, declineRequest, resolveRequest, writeToPerson } from './answer.service.server.ts';
import * as contract from './inbox.contract.ts';
import {
  eachOfInbox,
  listInbox,
  ngoOf,
  readCapacity,
  readContact,
  readInboxRequest,
  setCapacity,
} from './inbox.service.server.ts';

export const inboxApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getAllHelpRequestByNgo, async (context) => {
    const asked = context.req.valid('query');
    const { language } = context.env.caller;
    const { page, pageSize } = asked;
    const { rows, counts, total } = await listInbox(context.env, {
      ngoId: ngoOf(context.var),
      language,
      ...asked,
    });
    return context.json({ success: true as const, data: rows, counts, total, page, pageSize }, 200);
  })
  .openapi(contract.exportHelpRequests, async (context) => {
    const ngoId = ngoOf(context.var);
    const access = { action: 'exportHelpRequests', entity: 'ngo', entityId: ngoId, ngoId };
    await recordExport(context.env, { call: signedInCall(context), access });
    return csvResponse({
      name: 'help-requests',
      columns: Object.keys(contract.savedRequest.shape),
      rows: eachOfInbox(context.env, ngoId),
    });
  })
  .openapi(contract.getHelpRequestById, async (context) => {
    const { id } = context.req.valid('param');
    const { language } = context.env.caller;
    const data = await readInboxRequest(context.env, { ngoId: ngoOf(context.var), id, language });
    return context.json({ success: true as const, data }, 200);
  })
  .openapi(contract.acceptHelpRequest, async (context) => {
    const asked = { ...context.req.valid('param'), call: signedInCall(context) };
    const contact = await acceptRequest(context.env, asked);
    const { helpLooksUsedUp } = apiMessages[context.env.caller.language];
    const data = { contact, withoutContact: contact ? null : helpLooksUsedUp };
    return context.json({ ...saved(context), data }, 200);
  })
  .openapi(contract.declineHelpRequest, async (context) => {
    const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
    await declineRequest(context.env, { ...asked, call: signedInCall(context) });
    return context.json(saved(context), 200);
  })
  .openapi(contract.sendMessageToPerson, async (context) => {
    const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
    await writeToPerson(context.env, { ...asked, call: signedInCall(context) });
    return context.json(saved(context), 200);
  })
  .openapi(contract.resolveHelpRequest, async (context) => {
    const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
    await resolveRequest(context.env, { ...asked, call: signedInCall(context) });
    return context.json(saved(context), 200);
  })
  .openapi(contract.seeHelpContact, async (context) => {
    const { id } = context.req.valid('param');
    const data = await readContact(context.env, { id, call: signedInCall(context) });
    return context.json({ success: true as const, data }, 200);
  })
  .openapi(contract.getHelpCapacity, async (context) => {
    const until = await readCapacity(context.env, ngoOf(context.var));
    return context.json({ success: true as const, data: { until } }, 200);
  })
  .openapi(contract.setHelpCapacity, async (context) => {
    await setCapacity(context.env, { ...context.req.valid('json'), call: signedInCall(context) });
    return context.json(saved(context), 200);
  });

function saved(context: Context<ApiEnv>) {
  return { success: true as const, msg: apiMessages[context.env.caller.language].helpSaved };
}
