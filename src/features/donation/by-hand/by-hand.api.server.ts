import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendDataWithMessage } from '#src/server/api/api-responses.server.ts';
import * as contract from './by-hand.contract.ts';
import { addDonationByHand, readHandForm } from './by-hand.service.server.ts';

export const donationByHandApi = createApi()
  .openapi(contract.getHandDonationForm, async (context) =>
    sendData(context, await readHandForm(context.env.db, context.var.account.ngoId!)),
  )
  .openapi(contract.addDonationByHand, async (context) => {
    const form = context.req.valid('json');
    const data = await addDonationByHand(context.env, { form, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'donationAdded', status: 201 });
  });
