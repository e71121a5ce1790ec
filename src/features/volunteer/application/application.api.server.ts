import { createApi, sendData, sendMessage } from '#src/server/api/api-responses.server.ts';
import { applyToVolunteer, getNgoToJoin } from './application.contract.ts';
import { apply, readNgoToJoin } from './application.service.server.ts';

export const volunteerApplicationApi = createApi()
  .openapi(getNgoToJoin, async (context) => {
    const { db } = context.env;
    return sendData(context, await readNgoToJoin(db, context.req.valid('param').id));
  })
  .openapi(applyToVolunteer, async (context) => {
    const { ngoId } = context.req.valid('param');
    const { caller } = context.env;
    await apply(context.env, { ngoId, form: context.req.valid('json'), caller });
    return sendMessage(context, 'volunteerApplied');
  });
