import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendDataWithMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './purposes.contract.ts';
import {
  addPurpose,
  listPurposes,
  readPurpose,
  savePurpose,
  setPurposeClosed,
} from './purposes.service.server.ts';

export const donationPurposesApi = createApi()
  .openapi(contract.getAllPurpose, async (context) => {
    const query = context.req.valid('query');
    const { page, pageSize } = query;
    const found = await listPurposes(context.env.db, { ...query, ngoId: context.var.account.ngoId! });
    return sendPage(context, { page, pageSize, ...found });
  })
  .openapi(contract.getPurpose, async (context) => {
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    return sendData(context, await readPurpose(context.env.db, own));
  })
  .openapi(contract.addPurpose, async (context) => {
    const input = context.req.valid('json');
    const data = await addPurpose(context.env, { input, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'purposeAdded', status: 201 });
  })
  .openapi(contract.editPurpose, async (context) => {
    const { revision, ...input } = context.req.valid('json');
    const { id } = context.req.valid('param');
    const data = await savePurpose(context.env, { id, revision, input, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'purposeSaved' });
  })
  .openapi(contract.closePurpose, async (context) => {
    const input = { ...context.req.valid('param'), isClosed: true, call: signedInCall(context) };
    return sendDataWithMessage(context, {
      data: await setPurposeClosed(context.env, input),
      key: 'purposeClosed',
    });
  })
  .openapi(contract.reopenPurpose, async (context) => {
    const input = { ...context.req.valid('param'), isClosed: false, call: signedInCall(context) };
    return sendDataWithMessage(context, {
      data: await setPurposeClosed(context.env, input),
      key: 'purposeReopened',
    });
  });
