import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
} from '#src/server/api/api-responses.server.ts';
import * as contract from './own-page.contract.ts';
import {
  change,
  confirm,
  endInvitations,
  erase,
  findVolunteer,
  giveBack,
  take,
} from './own-page.service.server.ts';

export const volunteerOwnPageApi = createApi()
  .openapi(contract.readVolunteer, async (context) =>
    sendData(context, await findVolunteer(context.env, context.req.valid('json'))),
  )
  .openapi(contract.confirmVolunteer, async (context) => {
    const { token, details: form } = context.req.valid('json');
    const { language } = context.env.caller;
    const data = await confirm(context.env, { token, form, language });
    return sendDataWithMessage(context, { data, key: 'volunteerConfirmed' });
  })
  .openapi(contract.changeVolunteer, async (context) => {
    const { token, ...form } = context.req.valid('json');
    const data = await change(context.env, { token, form });
    return sendDataWithMessage(context, { data, key: 'volunteerChanged' });
  })
  .openapi(contract.eraseVolunteer, async (context) => {
    await erase(context.env, context.req.valid('json').token);
    return sendMessage(context, 'everythingErased');
  })
  .openapi(contract.endShiftInvitations, async (context) => {
    await endInvitations(context.env, context.req.valid('query').volunteer);
    return sendMessage(context, 'messagesEnded');
  })
  .openapi(contract.takeShift, async (context) => {
    const data = await take(context.env, context.req.valid('json'));
    return sendDataWithMessage(context, { data, key: 'shiftPlaceTaken' });
  })
  .openapi(contract.giveBackShift, async (context) => {
    const data = await giveBack(context.env, context.req.valid('json'));
    return sendDataWithMessage(context, { data, key: 'shiftPlaceGivenBack' });
  });
