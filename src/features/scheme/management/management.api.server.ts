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
    const typed = context.req.valid('json');
    const data = await addScheme(context.env.db, { typed, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'schemeAdded', status: 201 });
  })
  .openapi(contract.getAllSchemeByNgoId, async (context) => {
    const { q = '', page = 1, pageSize } = context.req.valid('json');
    const asked = { ngoId: context.var.account.ngoId!, q, page, pageSize };
    const list = await listOwnSchemes(context.env.db, asked);
    return sendPage(context, { page, ...list });
  })
  .openapi(contract.getOwnSchemeById, async (context) => {
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    const data = await readOwnScheme(context.env.db, own);
    return sendData(context, data);
  })
  .openapi(contract.updateScheme, async (context) => {
    const { revision, ...typed } = context.req.valid('json');
    const asked = { ...context.req.valid('param'), revision, typed, call: signedInCall(context) };
    const data = await saveScheme(context.env.db, asked);
    return sendDataWithMessage(context, { data, key: 'schemeSaved' });
  })
  .openapi(contract.deleteScheme, async (context) => {
    await deleteScheme(context.env.db, { ...context.req.valid('param'), call: signedInCall(context) });
    return sendMessage(context, 'schemeDeleted');
  })
  .openapi(contract.restoreScheme, async (context) => {
    const asked = { ...context.req.valid('param'), call: signedInCall(context) };
    const data = await restoreScheme(context.env.db, asked);
    return sendDataWithMessage(context, { data, key: 'schemeRestored' });
  });
