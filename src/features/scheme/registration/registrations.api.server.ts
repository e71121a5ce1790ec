import type { Context } from 'hono';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { maskEmail, maskPhone } from '#src/shared/masked-contact.ts';
import {
  countContactSearch,
  showPeople,
  showPerson,
} from '#src/features/audit/personal-data/looks.service.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendDataWithMessage } from '#src/server/api/api-responses.server.ts';
import { recordExport } from '#src/features/audit/record-access.server.ts';
import * as contract from './registrations.contract.ts';
import type { Registration } from './registrations.contract.ts';
import { registrationsFile } from './registrations-file.server.ts';
import {
  changeRegistration,
  exportRegistrations,
  listRegistrations,
} from './registrations.service.server.ts';

const lookOf = (context: Context<ApiEnv>) => ({
  call: signedInCall(context),
  kind: 'schemeRegistration' as const,
  action: 'getAllRegistration',
  mask: (row: Registration): Registration => ({
    ...row,
    mobileNumber: maskPhone(row.mobileNumber),
    email: maskEmail(row.email),
    address: '',
  }),
});

export const registrationsApi = createApi()
  .openapi(contract.getAllRegistration, async (context) => {
    await countContactSearch(context.env.db, {
      q: context.req.valid('query').q,
      call: signedInCall(context),
    });
    const { page, pageSize, ...filters } = context.req.valid('query');
    const query = { ...context.req.valid('param'), ngoId: context.var.account.ngoId!, filters };
    const list = await listRegistrations(context.env.db, { ...query, page, pageSize });
    const { schemeId } = context.req.valid('param');
    const look = { ...lookOf(context), entity: 'scheme', entityId: schemeId };
    const { rows: data, ...notice } = await showPeople(context.env.db, {
      ...look,
      rows: list.data,
      q: filters.q,
    });
    return context.json({ success: true as const, ...list, data, ...notice, page, pageSize }, 200);
  })
  .openapi(contract.updateRegistration, async (context) => {
    const input = { ...context.req.valid('param'), change: context.req.valid('json') };
    const row = await changeRegistration(context.env.db, { ...input, call: signedInCall(context) });
    const look = { ...lookOf(context), entity: 'schemeRegistration', entityId: row._id };
    const data = await showPerson(context.env.db, { ...look, row });
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
    return registrationsFile({
      format,
      name: `scheme-${schemeId}`,
      parts,
      language: caller.language,
      sender: ngoId,
    });
  });
