import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
} from '#src/server/api/api-responses.server.ts';
import * as contract from './standing-gift.contract.ts';
import { changeAmount, endReminders, findStandingGift } from './standing-gift.service.server.ts';

export const standingGiftApi = createApi()
  .openapi(contract.readStandingGift, async (context) =>
    sendData(context, await findStandingGift(context.env, context.req.valid('json').token)),
  )
  .openapi(contract.changeStandingGift, async (context) => {
    const data = await changeAmount(context.env, context.req.valid('json'));
    return sendDataWithMessage(context, { data, key: 'standingGiftChanged' });
  })
  .openapi(contract.endStandingGift, async (context) => {
    await endReminders(context.env, context.req.valid('query').gift);
    return sendMessage(context, 'standingGiftEnded');
  });
