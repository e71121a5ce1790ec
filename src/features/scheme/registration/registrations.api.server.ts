import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendDataWithMessage } from '#src/server/api/api-responses.server.ts';
import { recordExport } from '#src/features/audit/record-access.server.ts';
import * as contract from './registrations.contract.ts';
import { registrationsFile } from './registrations-file.server.ts';
import {
  changeRegistration,
  exportRegistrations,
  listRegistrations,
} from './registrations.service.server.ts';

export const registrationsApi = createApi()
  .openapi(contract.getAllRegistration, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const query = { ...context.req.valid('param'), ngoId: context.var.account.ngoId!, filters };
    const list = await listRegistrations(context.env.db, { ...query, page, pageSize });
    return context.json({ success: true as const, ...list, page, pageSize }, 200);
  })
  .openapi(contract.updateRegistration, async (context) => {
    const input = { ...context.req.valid('param'), change: context.req.valid('json') };
    const data = await changeRegistration(context.env.db, { ...input, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'schemeRegistrationSaved' });
  })
  .openapi(contract.exportRegistration, async (context) => {
    const { format, ...filters } = context.req.valid('query');
    const { schemeId } = context.req.valid('param');
    const { caller, db } = context.env;
    const ngoId = context.var.account.ngoId!;
    const call = signedInCall(context);
    const parts = await exportRegistrations(db, { schemeId, ngoId, filters });
    const access = { action: 'exportRegistration', entity: 'scheme', entityId: schemeId, ngoId, filters };
    await recordExport(context.env, { call, access });
    return registrationsFile({ format, name: `scheme-${schemeId}`, parts, language: caller.language });
  });
