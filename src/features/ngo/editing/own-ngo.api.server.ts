import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendDataWithMessage } from '#src/server/api/api-responses.server.ts';
import * as contract from './own-ngo.contract.ts';
import { readDashboard, readOwnNgo } from './own-ngo.service.server.ts';
import { updateOwnNgo } from './update-own-ngo.server.ts';

export const ownNgoApi = createApi()
  .openapi(contract.getOwnNgo, async (context) => {
    const data = await readOwnNgo(context.env.db, context.var.account.ngoId!);
    return sendData(context, data);
  })
  .openapi(contract.updateNgo, async (context) => {
    const change = context.req.valid('json');
    const data = await updateOwnNgo(context.env.db, { change, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'ngoSaved' });
  })
  .openapi(contract.getDashboard, async (context) => {
    const data = await readDashboard(context.env.db, context.var.account.ngoId!);
    return sendData(context, data);
  });
