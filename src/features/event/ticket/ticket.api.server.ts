import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
} from '#src/server/api/api-responses.server.ts';
import * as contract from './ticket.contract.ts';
import {
  cancelByPerson,
  changePartySize,
  chooseMessages,
  eraseRegistration,
  findTicket,
  readMessages,
  takeOfferedSeats,
} from './ticket.service.server.ts';

export const ticketApi = createApi()
  .openapi(contract.readTicket, async (context) =>
    sendData(context, await findTicket(context.env, context.req.valid('json').token)),
  )
  .openapi(contract.changeTicket, async (context) => {
    const { token, partySize } = context.req.valid('json');
    const data = await changePartySize(context.env, { token, size: partySize });
    return sendDataWithMessage(context, { data, key: 'eventTicketChanged' });
  })
  .openapi(contract.cancelTicket, async (context) => {
    const data = await cancelByPerson(context.env, context.req.valid('json').token);
    return sendDataWithMessage(context, { data, key: 'eventTicketCancelled' });
  })
  .openapi(contract.takeOffer, async (context) => {
    const data = await takeOfferedSeats(context.env, context.req.valid('json').token);
    return sendDataWithMessage(context, { data, key: 'eventOfferTaken' });
  })
  .openapi(contract.endEventMessages, async (context) => {
    const { ticket: token } = context.req.valid('query');
    await chooseMessages(context.env, { token, isWanted: false });
    return sendMessage(context, 'messagesEnded');
  })
  .openapi(contract.readEventMessages, async (context) =>
    sendData(context, await readMessages(context.env, context.req.valid('json').token)),
  )
  .openapi(contract.chooseEventMessages, async (context) => {
    const choice = context.req.valid('json');
    await chooseMessages(context.env, choice);
    return sendMessage(context, choice.isWanted ? 'messagesResumed' : 'messagesEnded');
  })
  .openapi(contract.eraseRegistration, async (context) => {
    await eraseRegistration(context.env, context.req.valid('json').token);
    return sendMessage(context, 'everythingErased');
  });
