import { createApi, sendMessage } from '#src/server/api/api-responses.server.ts';
import { claimNgo } from './claim-ngo.server.ts';
import * as contract from './registration.contract.ts';
import { registerNgo } from './register-ngo.server.ts';

export const registrationApi = createApi()
  .openapi(contract.addNewNgo, async (context) => {
    const { caller } = context.env;
    await registerNgo(context.env, { form: context.req.valid('json'), caller });
    return sendMessage(context, 'ngoRegistered', 201);
  })
  .openapi(contract.claimNgo, async (context) => {
    const { caller } = context.env;
    await claimNgo(context.env, { form: context.req.valid('json'), caller });
    return sendMessage(context, 'claimReceived', 201);
  });
