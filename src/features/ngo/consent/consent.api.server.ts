import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendMessage } from '#src/server/api/api-responses.server.ts';
import * as contract from './consent.contract.ts';
import { withdrawConsent } from './consent.service.server.ts';

export const consentApi = createApi().openapi(contract.withdrawNgoConsent, async (context) => {
  await withdrawConsent(context.env, signedInCall(context));
  return sendMessage(context, 'ngoConsentWithdrawn');
});
