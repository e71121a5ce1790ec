import { signedInCall } from '#src/server/api/api-access.server.ts';
import { deleteConfirmation, writeConfirmation } from '#src/server/api/api-confirmation.server.ts';
import { createApi, sendData, sendSuccess } from '#src/server/api/api-responses.server.ts';
import { confirmPassword } from './confirmation.server.ts';
import * as contract from './session.contract.ts';
import { endOneSession, endOtherSessions, listSessions, logOut } from './session.service.server.ts';

export const sessionApi = createApi()
  .openapi(contract.logOut, async (context) => {
    await logOut(context.env, signedInCall(context));
    deleteConfirmation(context);
    return sendSuccess(context);
  })
  .openapi(contract.getAllSessions, async (context) => {
    const data = await listSessions(context.env.db, context.var.account);
    return sendData(context, data);
  })
  .openapi(contract.endSession, async (context) => {
    const { id } = context.req.valid('param');
    await endOneSession(context.env, { id, call: signedInCall(context) });
    return sendSuccess(context);
  })
  .openapi(contract.endOtherSessions, async (context) => {
    await endOtherSessions(context.env, signedInCall(context));
    return sendSuccess(context);
  })
  .openapi(contract.confirmPassword, async (context) => {
    const { password } = context.req.valid('json');
    const confirmation = await confirmPassword(context.env, { password, call: signedInCall(context) });
    writeConfirmation(context, confirmation);
    return sendData(context, { confirmation });
  })
  .openapi(contract.getConfirmation, async (context) => sendSuccess(context));
