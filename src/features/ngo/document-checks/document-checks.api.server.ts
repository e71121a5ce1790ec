import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendMessage } from '#src/server/api/api-responses.server.ts';
import * as contract from './document-checks.contract.ts';
import { decideDocument } from './document-checks.service.server.ts';

export const documentChecksApi = createApi().openapi(contract.decideDocument, async (context) => {
  const { id } = context.req.valid('param');
  const decision = context.req.valid('json');
  await decideDocument(context.env.db, { id, decision, call: signedInCall(context) });
  return sendMessage(context, 'documentDecided');
});
