import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import { changeAccount } from './account-changes.service.server.ts';
import * as contract from './accounts.contract.ts';
import { listAccounts } from './accounts.service.server.ts';
import { inviteToTeam, withdrawTeamInvitation } from './team-invitations.service.server.ts';

export const accountsApi = createApi()
  .openapi(contract.getAllAccount, async (context) => {
    const { page, pageSize, ...query } = context.req.valid('query');
    const list = await listAccounts(context.env.db, {
      account: context.var.account,
      query,
      page,
      pageSize,
    });
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(contract.inviteToTeam, async (context) => {
    await inviteToTeam(context.env, { person: context.req.valid('json'), call: signedInCall(context) });
    return sendMessage(context, 'personInvited');
  })
  .openapi(contract.withdrawTeamInvitation, async (context) => {
    const { id } = context.req.valid('param');
    await withdrawTeamInvitation(context.env, { id, call: signedInCall(context) });
    return sendMessage(context, 'invitationWithdrawn');
  })
  .openapi(contract.disableAccount, async (context) => {
    const { id } = context.req.valid('param');
    await changeAccount(context.env, { id, change: 'disabled', call: signedInCall(context) });
    return sendMessage(context, 'accountDisabled');
  })
  .openapi(contract.enableAccount, async (context) => {
    const { id } = context.req.valid('param');
    await changeAccount(context.env, { id, change: 'enabled', call: signedInCall(context) });
    return sendMessage(context, 'accountEnabled');
  })
  .openapi(contract.resetSecondFactor, async (context) => {
    const { id } = context.req.valid('param');
    await changeAccount(context.env, { id, change: 'secondFactorReset', call: signedInCall(context) });
    return sendMessage(context, 'secondFactorReset');
  })
  .openapi(contract.signOutAccount, async (context) => {
    const { id } = context.req.valid('param');
    await changeAccount(context.env, { id, change: 'signedOut', call: signedInCall(context) });
    return sendMessage(context, 'accountSignedOut');
  });
