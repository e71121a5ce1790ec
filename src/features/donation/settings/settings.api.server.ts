import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendDataWithMessage } from '#src/server/api/api-responses.server.ts';
import * as contract from './settings.contract.ts';
import {
  readSetting,
  readSignature,
  removeSignature,
  saveSetting,
  setSignature,
} from './settings.service.server.ts';

export const donationSettingsApi = createApi()
  .openapi(contract.getDonationSetting, async (context) =>
    sendData(context, await readSetting(context.env.db, context.var.account.ngoId!)),
  )
  .openapi(contract.saveDonationSetting, async (context) => {
    const { revision, ...input } = context.req.valid('json');
    const data = await saveSetting(context.env, { revision, input, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'donationSettingSaved' });
  })
  .openapi(contract.setSignature, async (context) => {
    const { signature: file } = context.req.valid('form');
    const data = await setSignature(context.env, { file, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'signatureSaved' });
  })
  .openapi(contract.removeSignature, async (context) => {
    const data = await removeSignature(context.env, { call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'signatureRemoved' });
  })
  .openapi(contract.getSignature, async (context) => {
    const bytes = await readSignature(context.env, context.var.account.ngoId!);
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' };
    return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
  });
