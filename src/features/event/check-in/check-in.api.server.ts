import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import * as contract from './check-in.contract.ts';
import { checkIn, listDoorTickets } from './check-in.service.server.ts';

export const checkInApi = createApi()
  .openapi(contract.getDoorList, async (context) => {
    const { eventId } = context.req.valid('param');
    const { after } = context.req.valid('query');
    const ngoId = context.var.account.ngoId!;
    return sendData(context, await listDoorTickets(context.env.db, { eventId, ngoId, after }));
  })
  .openapi(contract.checkInTickets, async (context) => {
    const { eventId } = context.req.valid('param');
    const input = { eventId, ...context.req.valid('json'), call: signedInCall(context) };
    return sendData(context, await checkIn(context.env.db, input));
  });
