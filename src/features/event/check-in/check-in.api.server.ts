import { hideDetailsIn } from '#src/features/audit/personal-data/hide-details.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import * as contract from './check-in.contract.ts';
import { checkIn, listDoorTickets } from './check-in.service.server.ts';

export const checkInApi = createApi()
  .openapi(contract.getDoorList, async (context) => {
    const { eventId } = context.req.valid('param');
    const { after } = context.req.valid('query');
    const ngoId = context.var.account.ngoId!;
    const { caller, db } = context.env;
    const row = await listDoorTickets(db, { eventId, ngoId, after });
    // The list stays on the devices at the door, so that not even a name may say how to reach somebody.
    return sendData(context, hideDetailsIn({ row, language: caller.language }));
  })
  .openapi(contract.checkInTickets, async (context) => {
    const { eventId } = context.req.valid('param');
    const input = { eventId, ...context.req.valid('json'), call: signedInCall(context) };
    return sendData(context, await checkIn(context.env.db, input));
  });
