import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
} from '#src/server/api/api-responses.server.ts';
import { cancelByDonor, claimGift } from './claim.service.server.ts';
import * as contract from './payment.contract.ts';
import { readOwnDonation } from './payment.service.server.ts';

export const paymentApi = createApi()
  .openapi(contract.readDonation, async (context) =>
    sendData(context, await readOwnDonation(context.env, context.req.valid('json').token)),
  )
  .openapi(contract.claimDonation, async (context) => {
    const { token, utr, method } = context.req.valid('json');
    const { caller } = context.env;
    const { isCorrection, ...data } = await claimGift(context.env, { token, utr, method, caller });
    const key = isCorrection ? 'donationClaimCorrected' : 'donationClaimed';
    return sendDataWithMessage(context, { data, key });
  })
  .openapi(contract.cancelDonation, async (context) => {
    await cancelByDonor(context.env, context.req.valid('json').token);
    return sendMessage(context, 'donationCancelled');
  });
