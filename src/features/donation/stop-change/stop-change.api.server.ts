import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import * as contract from './stop-change.contract.ts';
import { readChangeToStop, stopChange } from './stop-change.service.server.ts';

export const stopChangeApi = createApi()
  .openapi(contract.readChangeToStop, async (context) =>
    sendData(context, await readChangeToStop(context.env, context.req.valid('json').token)),
  )
  .openapi(contract.stopChange, async (context) => {
    const { token } = context.req.valid('json');
    const { caller, requestId } = context.env;
    return sendData(context, await stopChange(context.env, { token, call: { caller, requestId } }));
  });
