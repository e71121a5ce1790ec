import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
} from '#src/server/api/api-responses.server.ts';
import * as contract from './own-page.contract.ts';
import {
  change,
  chooseInvitations,
  confirm,
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
    const { volunteer: token } = context.req.valid('query');
    await chooseInvitations(context.env, { token, isWanted: false });
    return sendMessage(context, 'messagesEnded');
  })
  .openapi(contract.chooseShiftInvitations, async (context) => {
    const choice = context.req.valid('json');
    await chooseInvitations(context.env, choice);
    const data = await findVolunteer(context.env, choice);
    return sendDataWithMessage(context, { data, key: choice.isWanted ? 'messagesResumed' : 'messagesEnded' });
  })
  .openapi(contract.takeShift, async (context) => {
    const data = await take(context.env, context.req.valid('json'));
    return sendDataWithMessage(context, { data, key: 'shiftPlaceTaken' });
  })
  .openapi(contract.giveBackShift, async (context) => {
    const data = await giveBack(context.env, context.req.valid('json'));
    return sendDataWithMessage(context, { data, key: 'shiftPlaceGivenBack' });
  });
