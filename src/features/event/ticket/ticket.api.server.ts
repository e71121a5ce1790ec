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
  endMessages,
  eraseRegistration,
  findTicket,
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
    await endMessages(context.env, context.req.valid('query').ticket);
    return sendMessage(context, 'messagesEnded');
  })
  .openapi(contract.eraseRegistration, async (context) => {
    await eraseRegistration(context.env, context.req.valid('json').token);
    return sendMessage(context, 'everythingErased');
  });
