import { apiMessages } from '#src/messages/api-messages.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendDataWithMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import { formatCount } from '#src/shared/numbers.ts';
import * as contract from './shifts.contract.ts';
import { addShift, cancelShift, listShifts, readShift, saveShift } from './shifts.service.server.ts';

export const shiftsApi = createApi()
  .openapi(contract.getAllShift, async (context) => {
    const query = context.req.valid('query');
    const { page, pageSize } = query;
    const found = await listShifts(context.env.db, { ...query, ngoId: context.var.account.ngoId! });
    return sendPage(context, { page, pageSize, ...found });
  })
  .openapi(contract.getShift, async (context) => {
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    return sendData(context, await readShift(context.env.db, own));
  })
  .openapi(contract.addShift, async (context) => {
    const input = context.req.valid('json');
    const data = await addShift(context.env, { input, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'shiftAdded', status: 201 });
  })
  .openapi(contract.editShift, async (context) => {
    const { revision, ...input } = context.req.valid('json');
    const { id } = context.req.valid('param');
    const { shift, mailed } = await saveShift(context.env, {
      id,
      revision,
      input,
      call: signedInCall(context),
    });
    const t = apiMessages[context.env.caller.language];
    const msg = mailed > 0 ? t.shiftSavedAndMailed.replace('{0}', formatCount(mailed)) : t.shiftSaved;
    return context.json({ success: true as const, msg, data: shift, mailed }, 200);
  })
  .openapi(contract.cancelShift, async (context) => {
    const { id } = context.req.valid('param');
    const reason = context.req.valid('json').reason;
    const { shift, mailed } = await cancelShift(context.env, { id, reason, call: signedInCall(context) });
    const msg = apiMessages[context.env.caller.language].shiftCancelledNow;
    return context.json({ success: true as const, msg, data: shift, mailed }, 200);
  });
