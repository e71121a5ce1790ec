import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import { confirmBankChange, releaseBankDetails, stopBankChange } from './bank-decision.service.server.ts';
import * as contract from './bank-oversight.contract.ts';
import { listBankChanges } from './bank-oversight.service.server.ts';

export const bankOversightApi = createApi()
  .openapi(contract.getAllBankChange, async (context) => {
    const paging = context.req.valid('query');
    return sendPage(context, { ...(await listBankChanges(context.env.db, paging)), ...paging });
  })
  .openapi(contract.confirmBankChange, async (context) => {
    const change = context.req.valid('param');
    await confirmBankChange(context.env, { change, call: signedInCall(context) });
    return sendMessage(context, 'bankChangeConfirmed');
  })
  .openapi(contract.stopBankChange, async (context) => {
    const { reason } = context.req.valid('json');
    const change = context.req.valid('param');
    await stopBankChange(context.env, { change, reason, call: signedInCall(context) });
    return sendMessage(context, 'bankChangeStoppedNow');
  })
  .openapi(contract.releaseBankDetails, async (context) => {
    const { id: ngoId } = context.req.valid('param');
    await releaseBankDetails(context.env, { ngoId, call: signedInCall(context) });
    return sendMessage(context, 'bankDetailsReleased');
  });
