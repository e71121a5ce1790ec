import { signedInCall } from '#src/server/api/api-access.server.ts';
import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
} from '#src/server/api/api-responses.server.ts';
import { addBankDetail, editBankDetail, makePrimary } from './bank-detail-change.service.server.ts';
import { removeBankDetail, withdrawBankDetail } from './bank-detail-end.service.server.ts';
import * as contract from './bank-details.contract.ts';
import { listBankDetails, readBankDetailToChange, readBankOfIfsc } from './bank-details.service.server.ts';

export const bankDetailsApi = createApi()
  .openapi(contract.getAllBankDetail, async (context) =>
    sendData(context, await listBankDetails(context.env, context.var.account.ngoId!)),
  )
  .openapi(contract.getBankDetailById, async (context) => {
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    return sendData(context, await readBankDetailToChange(context.env, own));
  })
  .openapi(contract.getBankByIfsc, async (context) =>
    sendData(context, await readBankOfIfsc(context.req.valid('param').ifsc)),
  )
  .openapi(contract.addBankDetail, async (context) => {
    const form = context.req.valid('json');
    const data = await addBankDetail(context.env, { form, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'bankDetailAdded', status: 201 });
  })
  .openapi(contract.editBankDetail, async (context) => {
    const { id } = context.req.valid('param');
    const form = context.req.valid('json');
    const data = await editBankDetail(context.env, { id, form, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'bankDetailChanged' });
  })
  .openapi(contract.makePrimaryBankDetail, async (context) => {
    const { id } = context.req.valid('param');
    const data = await makePrimary(context.env, { id, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'bankDetailChanged' });
  })
  .openapi(contract.withdrawBankDetail, async (context) => {
    const { id } = context.req.valid('param');
    await withdrawBankDetail(context.env, { id, call: signedInCall(context) });
    return sendMessage(context, 'bankChangeWithdrawn');
  })
  .openapi(contract.removeBankDetail, async (context) => {
    const { id } = context.req.valid('param');
    await removeBankDetail(context.env, { id, call: signedInCall(context) });
    return sendMessage(context, 'bankDetailRemoved');
  });
