import { signedInCall } from '#src/server/api/api-access.server.ts';
import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
} from '#src/server/api/api-responses.server.ts';
import * as contract from './gateway-account.contract.ts';
import {
  readGatewayAccountsOf,
  removeGatewayAccount,
  saveGatewayAccount,
  withdrawGatewayAccount,
} from './gateway-account.service.server.ts';

export const gatewayAccountApi = createApi()
  .openapi(contract.getGatewayAccount, async (context) =>
    sendData(context, await readGatewayAccountsOf(context.env, context.var.account.ngoId!)),
  )
  .openapi(contract.saveGatewayAccount, async (context) => {
    const form = context.req.valid('json');
    const data = await saveGatewayAccount(context.env, { form, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'gatewaySaved' });
  })
  .openapi(contract.withdrawGatewayAccount, async (context) => {
    await withdrawGatewayAccount(context.env, signedInCall(context));
    return sendMessage(context, 'bankChangeWithdrawn');
  })
  .openapi(contract.removeGatewayAccount, async (context) => {
    await removeGatewayAccount(context.env, signedInCall(context));
    return sendMessage(context, 'gatewayRemoved');
  });
