import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { apiMessages, type MessageKey } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { refuseInvalid } from '#src/server/api/api-validation.server.ts';
import * as contract from './management.contract.ts';
import {
  addScheme,
  deleteScheme,
  listOwnSchemes,
  readOwnScheme,
  restoreScheme,
  saveScheme,
} from './management.service.server.ts';

export const managementApi = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  .openapi(contract.addNewScheme, async (context) => {
    const typed = context.req.valid('json');
    const data = await addScheme(context.env.db, { typed, call: signedInCall(context) });
    return context.json({ ...done(context, 'schemeAdded'), data }, 201);
  })
  .openapi(contract.getAllSchemeByNgoId, async (context) => {
    const { q = '', page = 1, pageSize } = context.req.valid('json');
    const asked = { ngoId: context.var.account.ngoId!, q, page, pageSize };
    const { rows, ...rest } = await listOwnSchemes(context.env.db, asked);
    return context.json({ success: true as const, data: rows, page, ...rest }, 200);
  })
  .openapi(contract.getOwnSchemeById, async (context) => {
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    const data = await readOwnScheme(context.env.db, own);
    return context.json({ success: true as const, data }, 200);
  })
  .openapi(contract.updateScheme, async (context) => {
    const { revision, ...typed } = context.req.valid('json');
    const asked = { ...context.req.valid('param'), revision, typed, call: signedInCall(context) };
    const data = await saveScheme(context.env.db, asked);
    return context.json({ ...done(context, 'schemeSaved'), data }, 200);
  })
  .openapi(contract.deleteScheme, async (context) => {
    await deleteScheme(context.env.db, { ...context.req.valid('param'), call: signedInCall(context) });
    return context.json(done(context, 'schemeDeleted'), 200);
  })
  .openapi(contract.restoreScheme, async (context) => {
    const asked = { ...context.req.valid('param'), call: signedInCall(context) };
    const data = await restoreScheme(context.env.db, asked);
    return context.json({ ...done(context, 'schemeRestored'), data }, 200);
  });

function done(context: Context<ApiEnv>, key: MessageKey) {
  return { success: true as const, msg: apiMessages[context.env.caller.language][key] };
}
