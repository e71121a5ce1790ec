import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { apiMessages, type MessageKey } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import * as contract from './verification.contract.ts';
import { listQueue, readNgoToVerify, readOverview } from './verification.service.server.ts';
import { decideClaim } from './claim.service.server.ts';
import { updateNgoNeeds } from './ngo-needs.service.server.ts';
import { changeNgoStatus, type StatusChange } from './ngo-status.service.server.ts';

export const verificationApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.getAllNgoToVerify, async (context) => {
    const query = context.req.valid('query');
    const { rows, total } = await listQueue(context.env.db, query);
    return context.json({ success: true as const, data: rows, total, ...query }, 200);
  })
  .openapi(contract.getCheckingOverview, async (context) =>
    context.json({ success: true as const, data: await readOverview(context.env.db) }, 200),
  )
  .openapi(contract.getNgoToVerify, async (context) => {
    const data = await readNgoToVerify(context.env.db, context.req.valid('param').id);
    return context.json({ success: true as const, data }, 200);
  })
  .openapi(contract.verifyNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), ...context.req.valid('json'), move: 'verify' });
    return context.json(done(context, 'ngoVerified'), 200);
  })
  .openapi(contract.sendBackNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), ...context.req.valid('json'), move: 'sendBack' });
    return context.json(done(context, 'ngoSentBack'), 200);
  })
  .openapi(contract.suspendNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), ...context.req.valid('json'), move: 'suspend' });
    return context.json(done(context, 'ngoSuspended'), 200);
  })
  .openapi(contract.unsuspendNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), move: 'unsuspend' });
    return context.json(done(context, 'ngoUnsuspended'), 200);
  })
  .openapi(contract.deleteNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), move: 'delete' });
    return context.json(done(context, 'ngoDeleted'), 200);
  })
  .openapi(contract.restoreNgo, async (context) => {
    await change(context, { ...context.req.valid('param'), move: 'restore' });
    return context.json(done(context, 'ngoRestored'), 200);
  })
  .openapi(contract.updateNgoNeeds, async (context) => {
    const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
    await updateNgoNeeds(context.env.db, { ...asked, call: signedInCall(context) });
    return context.json(done(context, 'ngoNeedsSaved'), 200);
  })
  .openapi(contract.decideClaim, async (context) => {
    const { accepted: isAccepted, note } = context.req.valid('json');
    const { id } = context.req.valid('param');
    await decideClaim(context.env, { id, isAccepted, note, call: signedInCall(context) });
    return context.json(done(context, isAccepted ? 'claimAccepted' : 'claimDeclined'), 200);
  });

async function change(context: Context<ApiEnv>, asked: Omit<StatusChange, 'call'>): Promise<void> {
  await changeNgoStatus(context.env, { ...asked, call: signedInCall(context) });
}

function done(context: Context<ApiEnv>, key: MessageKey) {
  return { success: true as const, msg: apiMessages[context.env.caller.language][key] };
}
