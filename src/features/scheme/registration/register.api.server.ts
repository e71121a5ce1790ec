import { createApi, sendMessage } from '#src/server/api/api-responses.server.ts';
import { confirmRegistration as confirm } from './confirm.service.server.ts';
import { confirmRegistration, registerUser } from './register.contract.ts';
import { registerForScheme } from './register.service.server.ts';

export const registerApi = createApi()
  .openapi(registerUser, async (context) => {
    const { caller } = context.env;
    const { schemeId } = context.req.valid('param');
    await registerForScheme(context.env, { schemeId, form: context.req.valid('json'), caller });
    return sendMessage(context, 'schemeRegistered');
  })
  .openapi(confirmRegistration, async (context) => {
    await confirm(context.env, context.req.valid('json').token);
    return sendMessage(context, 'schemeConfirmed');
  });
