import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendDataWithMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import { recordExport } from '#src/features/audit/record-access.server.ts';
import * as contract from './registrations.contract.ts';
import { addByHand, cancelByNgo, registerWaiting, setAttended } from './parties.service.server.ts';
import { partiesFile } from './registrations-file.server.ts';
import { exportParties, listParties } from './registrations.service.server.ts';

export const eventRegistrationsApi = createApi()
  .openapi(contract.getAllRegisterUserByEventId, async (context) => {
    const { eventId, page, pageSize, ...filters } = context.req.valid('query');
    const ngoId = context.var.account.ngoId!;
    const list = await listParties(context.env.db, { eventId, ngoId, filters, page, pageSize });
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(contract.markAttended, async (context) => {
    const input = context.req.valid('json');
    const data = await setAttended(context.env, { ...input, call: signedInCall(context) });
    const key = data.status === 'attended' ? 'eventPartyCame' : 'eventPartyNotHere';
    return sendDataWithMessage(context, { data, key });
  })
  .openapi(contract.addRegisterUser, async (context) => {
    const { eventId, ...form } = context.req.valid('json');
    const { caller } = context.env;
    const data = await addByHand(context.env, { eventId, form, call: signedInCall(context), caller });
    const key = data.status === 'waiting' ? 'eventPartyAddedWaiting' : 'eventPartyAdded';
    return sendDataWithMessage(context, { data, key });
  })
  .openapi(contract.moveFromWaiting, async (context) => {
    const input = { ...context.req.valid('json'), call: signedInCall(context) };
    return sendDataWithMessage(context, {
      data: await registerWaiting(context.env, input),
      key: 'eventPartyRegistered',
    });
  })
  .openapi(contract.cancelRegisterUser, async (context) => {
    const input = { ...context.req.valid('json'), call: signedInCall(context) };
    return sendDataWithMessage(context, {
      data: await cancelByNgo(context.env, input),
      key: 'eventPartyCancelledNow',
    });
  })
  .openapi(contract.exportRegisterUser, async (context) => {
    const { format, ...filters } = context.req.valid('query');
    const { eventId } = context.req.valid('param');
    const { caller, db } = context.env;
    const ngoId = context.var.account.ngoId!;
    const rows = await exportParties(db, { eventId, ngoId, filters });
    const access = { action: 'exportRegisterUser', entity: 'event', entityId: eventId, ngoId, filters };
    await recordExport(context.env, { call: signedInCall(context), access });
    return partiesFile({ format, name: `event-${eventId}`, rows, language: caller.language });
  });
