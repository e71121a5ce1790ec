import type { Context } from 'hono';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { maskEmail, maskPhone } from '#src/shared/masked-contact.ts';
import {
  countContactSearch,
  showPeople,
  showPerson,
} from '#src/features/audit/personal-data/looks.service.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendDataWithMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import { recordExport } from '#src/features/audit/record-access.server.ts';
import * as contract from './registrations.contract.ts';
import type { EventParty } from './registrations.contract.ts';
import { addByHand, cancelByNgo, registerWaiting, setAttended } from './parties.service.server.ts';
import { partiesFile } from './registrations-file.server.ts';
import { exportParties, listParties } from './registrations.service.server.ts';

const lookAt = (context: Context<ApiEnv>, eventId: string) => ({
  call: signedInCall(context),
  kind: 'eventRegistration' as const,
  action: 'getAllRegisterUserByEventId',
  entity: 'event',
  entityId: eventId,
  mask: (party: EventParty): EventParty => ({
    ...party,
    mobile: maskPhone(party.mobile),
    email: party.email && maskEmail(party.email),
  }),
});

const showParty = (context: Context<ApiEnv>, row: EventParty) =>
  showPerson(context.env.db, { ...lookAt(context, ''), entity: 'eventRegistration', entityId: row._id, row });

export const eventRegistrationsApi = createApi()
  .openapi(contract.getAllRegisterUserByEventId, async (context) => {
    await countContactSearch(context.env.db, {
      q: context.req.valid('query').q,
      call: signedInCall(context),
    });
    const { eventId, page, pageSize, ...filters } = context.req.valid('query');
    const ngoId = context.var.account.ngoId!;
    const list = await listParties(context.env.db, { eventId, ngoId, filters, page, pageSize });
    const shown = await showPeople(context.env.db, {
      ...lookAt(context, eventId),
      rows: list.rows,
      q: filters.q,
    });
    return sendPage(context, { ...list, ...shown, page, pageSize });
  })
  .openapi(contract.markAttended, async (context) => {
    const input = context.req.valid('json');
    const party = await setAttended(context.env, { ...input, call: signedInCall(context) });
    const data = await showParty(context, party);
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
      data: await showParty(context, await registerWaiting(context.env, input)),
      key: 'eventPartyRegistered',
    });
  })
  .openapi(contract.cancelRegisterUser, async (context) => {
    const input = { ...context.req.valid('json'), call: signedInCall(context) };
    return sendDataWithMessage(context, {
      data: await showParty(context, await cancelByNgo(context.env, input)),
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
    return partiesFile({ format, name: `event-${eventId}`, rows, language: caller.language, sender: ngoId });
  });
