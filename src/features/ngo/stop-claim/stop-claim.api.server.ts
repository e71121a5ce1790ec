import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import * as contract from './stop-claim.contract.ts';
import { readClaimToStop, stopClaim } from './stop-claim.service.server.ts';

export const stopClaimApi = createApi()
  .openapi(contract.readClaimToStop, async (context) =>
    sendData(context, await readClaimToStop(context.env, context.req.valid('json').token)),
  )
  .openapi(contract.stopClaim, async (context) => {
    const { token } = context.req.valid('json');
    const { caller, requestId } = context.env;
    return sendData(context, await stopClaim(context.env, { token, call: { caller, requestId } }));
  });
