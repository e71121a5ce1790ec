import { signedInCall } from '#src/server/api/api-access.server.ts';
import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
  sendPage,
} from '#src/server/api/api-responses.server.ts';
import * as contract from './assisted.contract.ts';
import { fileRequest, listAssisted, readAssisted } from './assisted.service.server.ts';
import { renewPin, restoreRequest, withdrawConsent } from './helper-steps.service.server.ts';

export const assistedApi = createApi()
  .openapi(contract.fileHelpRequest, async (context) => {
    const { language, hasConsent, consentVersion, idempotencyKey, ...form } = context.req.valid('json');
    const filing = { form, language, hasConsent, consentVersion, idempotencyKey };
    const data = await fileRequest(context.env, { filing, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'helpSaved' });
  })
  .openapi(contract.getAssistedHelpRequests, async (context) => {
    const { page, pageSize } = context.req.valid('query');
    const list = await listAssisted(context.env, { page, pageSize, call: context.var });
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(contract.getAssistedHelpRequest, async (context) => {
    const { id } = context.req.valid('param');
    return sendData(context, await readAssisted(context.env, { id, call: context.var }));
  })
  .openapi(contract.withdrawHelpConsent, async (context) => {
    const { id } = context.req.valid('param');
    await withdrawConsent(context.env, { id, call: signedInCall(context) });
    return sendMessage(context, 'helpConsentHeld');
  })
  .openapi(contract.restoreHelpRequest, async (context) => {
    const { id } = context.req.valid('param');
    await restoreRequest(context.env, { id, call: signedInCall(context) });
    return sendMessage(context, 'helpRestored');
  })
  .openapi(contract.renewHelpPin, async (context) => {
    const { id } = context.req.valid('param');
    const input = { id, consent: context.req.valid('json'), call: signedInCall(context) };
    return sendDataWithMessage(context, { data: await renewPin(context.env, input), key: 'helpSaved' });
  });
