import { signedInCall } from '#src/server/api/api-access.server.ts';
import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
  sendPage,
} from '#src/server/api/api-responses.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { PAGE_SIZE } from '#src/shared/paging.ts';
import { copyEvent } from './copy.service.server.ts';
import * as contract from './management.contract.ts';
import {
  addEvent,
  cancelEvent,
  deleteEvent,
  isOwnEvent,
  listOwnEvents,
  publishEvent,
  readOwnEvent,
  saveEvent,
} from './management.service.server.ts';

export const eventManagementApi = createApi()
  .openapi(contract.addNewEvent, async (context) => {
    const input = context.req.valid('json');
    const data = await addEvent(context.env, { input, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'eventAdded', status: 201 });
  })
  .openapi(contract.editEvent, async (context) => {
    const { revision, ...input } = context.req.valid('json');
    const { id } = context.req.valid('param');
    const saved = await saveEvent(context.env, { id, revision, input, call: signedInCall(context) });
    const t = apiMessages[context.env.caller.language];
    const msg =
      saved.mailed > 0 ? t.eventSavedAndMailed.replace('{0}', formatCount(saved.mailed)) : t.eventSaved;
    return context.json({ success: true as const, msg, data: saved.event, mailed: saved.mailed }, 200);
  })
  .openapi(contract.getAllEventByNgoId, async (context) => {
    const { list = 'upcoming', q = '', page = 1, pageSize = PAGE_SIZE } = context.req.valid('json');
    const ngoId = context.var.account.ngoId!;
    const found = await listOwnEvents(context.env.db, { ngoId, list, q, page, pageSize });
    return sendPage(context, { page, pageSize, ...found });
  })
  .openapi(contract.getEventOfNgo, async (context) => {
    const ids = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    return sendData(context, await readOwnEvent(context.env.db, ids));
  })
  .openapi(contract.isEventOfNgo, async (context) => {
    const ids = { ...context.req.valid('query'), ngoId: context.var.account.ngoId! };
    return sendData(context, { isEvent: await isOwnEvent(context.env.db, ids) });
  })
  .openapi(contract.publishEvent, async (context) => {
    const { id } = context.req.valid('param');
    const { revision } = context.req.valid('json');
    const data = await publishEvent(context.env, { id, revision, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'eventPublished' });
  })
  .openapi(contract.cancelEvent, async (context) => {
    const { id } = context.req.valid('param');
    const reason = context.req.valid('json').reason;
    const { event, mailed } = await cancelEvent(context.env, { id, reason, call: signedInCall(context) });
    const msg = apiMessages[context.env.caller.language].eventCancelled;
    return context.json({ success: true as const, msg, data: event, mailed }, 200);
  })
  .openapi(contract.copyEvent, async (context) => {
    const { id } = context.req.valid('param');
    const { startsAt, repeat = 'none', count, publish = false } = context.req.valid('json');
    const input = { startsAt: startsAt ?? '', repeat, count, publish };
    const data = await copyEvent(context.env, { id, input, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'eventCopied', status: 201 });
  })
  .openapi(contract.deleteEvent, async (context) => {
    const { id } = context.req.valid('param');
    await deleteEvent(context.env, { id, call: signedInCall(context) });
    return sendMessage(context, 'eventDeleted');
  });
