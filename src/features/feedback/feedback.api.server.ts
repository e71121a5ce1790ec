import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { apiMessages, type MessageKey } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import { csvResponse } from '#src/server/api/csv-response.server.ts';
import { recordExport } from '#src/features/audit/record-access.server.ts';
import * as contract from './feedback.contract.ts';
import {
  answerFeedback,
  eachFeedback,
  finishFeedback,
  keepFeedback,
  listFeedback,
  readFeedback,
} from './feedback.service.server.ts';

export const feedbackApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.addFeedback, async (context) => {
    const written = { kind: 'feedback' as const, ...context.req.valid('json') };
    await keepFeedback(context.env, { written, caller: context.env.caller });
    return context.json(done(context, 'feedbackSent'), 201);
  })
  .openapi(contract.addContactMessage, async (context) => {
    const written = { kind: 'contact' as const, ...context.req.valid('json') };
    await keepFeedback(context.env, { written, caller: context.env.caller });
    return context.json(done(context, 'feedbackSent'), 201);
  })
  .openapi(contract.reportMistake, async (context) => {
    const written = { kind: 'mistake' as const, ...context.req.valid('json') };
    await keepFeedback(context.env, { written, caller: context.env.caller });
    return context.json(done(context, 'feedbackSent'), 201);
  })
  .openapi(contract.getAllFeedback, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const { rows, total, waiting } = await listFeedback(context.env.db, { filters, page, pageSize });
    return context.json({ success: true as const, data: rows, total, page, pageSize, waiting }, 200);
  })
  .openapi(contract.exportFeedback, async (context) => {
    const filters = context.req.valid('query');
    const call = signedInCall(context);
    const access = { action: 'exportFeedback', entity: 'feedback', filters };
    await recordExport(context.env, { call, access });
    return csvResponse({
      name: 'feedback',
      columns: Object.keys(contract.feedback.shape),
      rows: eachFeedback(context.env.db, filters),
    });
  })
  .openapi(contract.getFeedbackById, async (context) => {
    const data = await readFeedback(context.env.db, context.req.valid('param').id);
    return context.json({ success: true as const, data }, 200);
  })
  .openapi(contract.answerFeedback, async (context) => {
    const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
    await answerFeedback(context.env, { ...asked, call: signedInCall(context) });
    return context.json(done(context, 'feedbackAnswered'), 200);
  })
  .openapi(contract.finishFeedback, async (context) => {
    await finishFeedback(context.env, { ...context.req.valid('param'), call: signedInCall(context) });
    return context.json(done(context, 'feedbackFinished'), 200);
  });

function done(context: Context<ApiEnv>, key: MessageKey) {
  return { success: true as const, msg: apiMessages[context.env.caller.language][key] };
}
