import { signedInCall } from '#src/server/api/api-access.server.ts';
import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
  sendPage,
} from '#src/server/api/api-responses.server.ts';
import * as contract from './management.contract.ts';
import {
  addScheme,
  deleteScheme,
  listOwnSchemes,
  readOwnScheme,
  restoreScheme,
  saveScheme,
} from './management.service.server.ts';

export const managementApi = createApi()
  .openapi(contract.addNewScheme, async (context) => {
    const input = context.req.valid('json');
    const data = await addScheme(context.env, { input, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'schemeAdded', status: 201 });
  })
  .openapi(contract.getAllSchemeByNgoId, async (context) => {
    const { q = '', page = 1, pageSize } = context.req.valid('json');
    const query = { ngoId: context.var.account.ngoId!, q, page, pageSize };
    const list = await listOwnSchemes(context.env.db, query);
    return sendPage(context, { page, ...list });
  })
  .openapi(contract.getOwnSchemeById, async (context) => {
    const ids = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    const data = await readOwnScheme(context.env.db, ids);
    return sendData(context, data);
  })
  .openapi(contract.updateScheme, async (context) => {
    const { revision, ...input } = context.req.valid('json');
    const call = signedInCall(context);
    const data = await saveScheme(context.env, { ...context.req.valid('param'), revision, input, call });
    return sendDataWithMessage(context, { data, key: 'schemeSaved' });
  })
  .openapi(contract.deleteScheme, async (context) => {
    await deleteScheme(context.env.db, { ...context.req.valid('param'), call: signedInCall(context) });
    return sendMessage(context, 'schemeDeleted');
  })
  .openapi(contract.restoreScheme, async (context) => {
    const call = signedInCall(context);
    const data = await restoreScheme(context.env, { ...context.req.valid('param'), call });
    return sendDataWithMessage(context, { data, key: 'schemeRestored' });
  });
