import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendMessage } from '#src/server/api/api-responses.server.ts';
import * as contract from './people.contract.ts';
import {
  changePersonRole,
  invitePerson,
  listPeople,
  removePerson,
  withdrawInvitation,
} from './people.service.server.ts';

export const peopleApi = createApi()
  .openapi(contract.getAllPerson, async (context) => {
    const data = await listPeople(context.env, context.var.account);
    return sendData(context, data);
  })
  .openapi(contract.invitePerson, async (context) => {
    await invitePerson(context.env, { person: context.req.valid('json'), call: signedInCall(context) });
    return sendMessage(context, 'personInvited');
  })
  .openapi(contract.withdrawInvitation, async (context) => {
    await withdrawInvitation(context.env, {
      id: context.req.valid('param').id,
      call: signedInCall(context),
    });
    return sendMessage(context, 'invitationWithdrawn');
  })
  .openapi(contract.changePersonRole, async (context) => {
    const { ngoRole } = context.req.valid('json');
    const { id } = context.req.valid('param');
    await changePersonRole(context.env, { id, ngoRole, call: signedInCall(context) });
    return sendMessage(context, 'personRoleChanged');
  })
  .openapi(contract.removePerson, async (context) => {
    await removePerson(context.env, { id: context.req.valid('param').id, call: signedInCall(context) });
    return sendMessage(context, 'personRemoved');
  });
