import { createApi, sendData, sendMessage } from '#src/server/api/api-responses.server.ts';
import { eraseRequest } from '#src/features/help-request/retention/ended-requests.service.server.ts';
import { reportIfContacted } from './contact-question.service.server.ts';
import {
  addPersonMessage,
  changeSafeContact,
  reportIfHelped,
  withdrawRequest,
} from './person-steps.service.server.ts';
import * as contract from './status.contract.ts';
import { readStatus } from './status.service.server.ts';

export const statusApi = createApi()
  .openapi(contract.getHelpRequestStatus, async (context) => {
    const { caller } = context.env;
    const data = await readStatus(context.env, { query: context.req.valid('json'), caller });
    context.header('Cache-Control', 'no-store');
    return sendData(context, data);
  })
  .openapi(contract.addMessage, async (context) => {
    await addPersonMessage(context.env, context.req.valid('json'));
    return sendMessage(context, 'helpSaved');
  })
  .openapi(contract.changeSafeContact, async (context) => {
    await changeSafeContact(context.env, context.req.valid('json'));
    return sendMessage(context, 'helpSaved');
  })
  .openapi(contract.withdrawHelpRequest, async (context) => {
    await withdrawRequest(context.env, context.req.valid('json'));
    return sendMessage(context, 'helpSaved');
  })
  .openapi(contract.eraseHelpRequest, async (context) => {
    await eraseRequest(context.env, context.req.valid('json'));
    return sendMessage(context, 'helpErased');
  })
  .openapi(contract.sayIfHelped, async (context) => {
    await reportIfHelped(context.env, context.req.valid('json'));
    return sendMessage(context, 'helpSaved');
  })
  .openapi(contract.sayIfContacted, async (context) => {
    await reportIfContacted(context.env, context.req.valid('json'));
    return sendMessage(context, 'helpSaved');
  });
