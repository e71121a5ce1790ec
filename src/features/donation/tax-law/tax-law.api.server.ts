import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendDataWithMessage } from '#src/server/api/api-responses.server.ts';
import * as contract from './tax-law.contract.ts';
import { addTaxLaw, listTaxLaws, saveTaxLaw } from './tax-law.service.server.ts';

export const taxLawApi = createApi()
  .openapi(contract.getAllTaxLaw, async (context) => sendData(context, await listTaxLaws(context.env.db)))
  .openapi(contract.addTaxLaw, async (context) => {
    const form = context.req.valid('json');
    const data = await addTaxLaw(context.env, { form, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'taxLawAdded', status: 201 });
  })
  .openapi(contract.updateTaxLaw, async (context) => {
    const { revision, ...form } = context.req.valid('json');
    const { id } = context.req.valid('param');
    const data = await saveTaxLaw(context.env, { id, revision, form, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'taxLawSaved' });
  });
