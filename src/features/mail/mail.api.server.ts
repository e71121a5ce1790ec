import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './mail.contract.ts';
import { listGivenUpMails, retryMail } from './mail.service.server.ts';

export const mailApi = createApi()
  .openapi(contract.getAllGivenUpMail, async (context) => {
    const query = context.req.valid('query');
    const list = await listGivenUpMails(context.env.db, query);
    return sendPage(context, { ...list, ...query });
  })
  .openapi(contract.retryMail, async (context) => {
    const { id } = context.req.valid('param');
    await retryMail(context.env, { id, call: signedInCall(context) });
    return sendMessage(context, 'mailRetried');
  });
