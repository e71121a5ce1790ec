import type { Context } from 'hono';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './verification.contract.ts';
import { listQueue, readNgoToVerify, readOverview } from './verification.service.server.ts';
import { decideClaim } from './claim.service.server.ts';
import { updateNgoNeeds } from './ngo-needs.service.server.ts';
import { changeNgoStatus, type StatusChange } from './ngo-status.service.server.ts';

const CLAIM_ANSWERS = {
  accepted: 'claimAccepted',
  waits: 'claimAcceptedWaits',
  declined: 'claimDeclined',
} as const;

export const verificationApi = createApi()
  .openapi(contract.getAllNgoToVerify, async (context) => {
    const query = context.req.valid('query');
    const list = await listQueue(context.env.db, query);
    return sendPage(context, { ...list, ...query });
  })
  .openapi(contract.getCheckingOverview, async (context) =>
    sendData(context, await readOverview(context.env.db)),
  )
  .openapi(contract.getNgoToVerify, async (context) => {
    const data = await readNgoToVerify(context.env, context.req.valid('param').id);
    return sendData(context, data);
  })
  .openapi(contract.verifyNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), ...context.req.valid('json'), move: 'verify' });
    return sendMessage(context, 'ngoVerified');
  })
  .openapi(contract.sendBackNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), ...context.req.valid('json'), move: 'sendBack' });
    return sendMessage(context, 'ngoSentBack');
  })
  .openapi(contract.suspendNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), ...context.req.valid('json'), move: 'suspend' });
    return sendMessage(context, 'ngoSuspended');
  })
  .openapi(contract.unsuspendNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), move: 'unsuspend' });
    return sendMessage(context, 'ngoUnsuspended');
  })
  .openapi(contract.deleteNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), move: 'delete' });
    return sendMessage(context, 'ngoDeleted');
  })
  .openapi(contract.restoreNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), move: 'restore' });
    return sendMessage(context, 'ngoRestored');
  })
  .openapi(contract.updateNgoNeeds, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    await updateNgoNeeds(context.env.db, { ...input, call: signedInCall(context) });
    return sendMessage(context, 'ngoNeedsSaved');
  })
  .openapi(contract.decideClaim, async (context) => {
    const { accepted: isAccepted, note } = context.req.valid('json');
    const { id } = context.req.valid('param');
    const outcome = await decideClaim(context.env, { id, isAccepted, note, call: signedInCall(context) });
    return sendMessage(context, CLAIM_ANSWERS[outcome]);
  });

async function change(context: Context<ApiEnv>, input: Omit<StatusChange, 'call'>): Promise<void> {
  await changeNgoStatus(context.env, { ...input, call: signedInCall(context) });
}
