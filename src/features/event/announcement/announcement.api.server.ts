import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendDataWithMessage } from '#src/server/api/api-responses.server.ts';
import * as contract from './announcement.contract.ts';
import { readMessages, sendMessage, stopMessage } from './message.service.server.ts';

export const announcementApi = createApi()
  .openapi(contract.getAllMailToRegisterUser, async (context) => {
    const { eventId } = context.req.valid('query');
    const ngoId = context.var.account.ngoId!;
    return sendData(context, await readMessages(context.env.db, { eventId, ngoId }));
  })
  .openapi(contract.mailRegisterUser, async (context) => {
    const { eventId, audience, subject, text } = context.req.valid('json');
    const input = { eventId, audience, subject, text, call: signedInCall(context) };
    return sendDataWithMessage(context, {
      data: await sendMessage(context.env, input),
      key: 'eventMailStarted',
    });
  })
  .openapi(contract.stopMailRegisterUser, async (context) => {
    const input = { ...context.req.valid('json'), call: signedInCall(context) };
    return sendDataWithMessage(context, {
      data: await stopMessage(context.env, input),
      key: 'eventMailStopped',
    });
  });
