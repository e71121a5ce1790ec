import { createApi, sendData, sendSuccess } from '#src/server/api/api-responses.server.ts';
import * as contract from './invitation.contract.ts';
import { acceptInvitation, readInvitation } from './invitation.service.server.ts';

export const invitationApi = createApi()
  .openapi(contract.getInvitation, async (context) => {
    const data = await readInvitation(context.env, context.req.valid('json').token);
    return sendData(context, data);
  })
  .openapi(contract.acceptInvitation, async (context) => {
    const { token, name, password } = context.req.valid('json');
    const { caller, requestId } = context.env;
    await acceptInvitation(context.env, { token, name, password, call: { caller, requestId } });
    return sendSuccess(context);
  });
