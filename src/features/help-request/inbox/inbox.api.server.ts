import { apiMessages } from '#src/messages/api-messages.ts';
import { countContactSearch } from '#src/features/audit/personal-data/looks.service.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
  sendPage,
} from '#src/server/api/api-responses.server.ts';
import { exportCsv } from '#src/features/audit/export-csv.server.ts';
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

export const inboxApi = createApi()
  .openapi(contract.getAllHelpRequestByNgo, async (context) => {
    const input = context.req.valid('query');
    const { language } = context.env.caller;
    const { page, pageSize } = input;
    await countContactSearch(context.env.db, { q: input.words, call: signedInCall(context) });
    const list = await listInbox(context.env, {
      ngoId: ngoOf(context.var),
      language,
      ...input,
    });
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(contract.exportHelpRequests, async (context) => {
    const ngoId = ngoOf(context.var);
    return exportCsv(context, {
      access: { action: 'exportHelpRequests', entity: 'ngo', entityId: ngoId, ngoId },
      name: 'help-requests',
      columns: Object.keys(contract.savedRequest.shape),
      rows: eachOfInbox(context.env, ngoId),
    });
  })
  .openapi(contract.getHelpRequestById, async (context) => {
    const { id } = context.req.valid('param');
    const data = await readInboxRequest(context.env, { id, call: signedInCall(context) });
    return sendData(context, data);
  })
  .openapi(contract.acceptHelpRequest, async (context) => {
    const { contactBy } = context.req.valid('json');
    const input = { ...context.req.valid('param'), contactBy, call: signedInCall(context) };
    const contact = await acceptRequest(context.env, input);
    const { helpViewsPassword } = apiMessages[context.env.caller.language];
    const data = { contact, withoutContact: contact ? null : helpViewsPassword };
    return sendDataWithMessage(context, { data, key: 'helpSaved' });
  })
  .openapi(contract.declineHelpRequest, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    await declineRequest(context.env, { ...input, call: signedInCall(context) });
    return sendMessage(context, 'helpSaved');
  })
  .openapi(contract.sendMessageToPerson, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    await writeToPerson(context.env, { ...input, call: signedInCall(context) });
    return sendMessage(context, 'helpSaved');
  })
  .openapi(contract.resolveHelpRequest, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    await resolveRequest(context.env, { ...input, call: signedInCall(context) });
    return sendMessage(context, 'helpSaved');
  })
  .openapi(contract.seeHelpContact, async (context) => {
    const { id } = context.req.valid('param');
    const data = await readContact(context.env, { id, call: signedInCall(context) });
    return sendData(context, data);
  })
  .openapi(contract.getHelpCapacity, async (context) => {
    const until = await readCapacity(context.env, ngoOf(context.var));
    return sendData(context, { until });
  })
  .openapi(contract.setHelpCapacity, async (context) => {
    await setCapacity(context.env, { ...context.req.valid('json'), call: signedInCall(context) });
    return sendMessage(context, 'helpSaved');
  });
