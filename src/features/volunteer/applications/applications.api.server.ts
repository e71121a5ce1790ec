import { recordExport } from '#src/features/audit/record-access.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendDataWithMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './applications.contract.ts';
import {
  decideVolunteer,
  exportVolunteers,
  listVolunteers,
  noteVolunteer,
} from './applications.service.server.ts';
import { volunteersFile } from './volunteers-file.server.ts';

export const applicationsApi = createApi()
  .openapi(contract.getAllVolunteer, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const ngoId = context.var.account.ngoId!;
    const list = await listVolunteers(context.env.db, { ngoId, filters, page, pageSize });
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(contract.decideVolunteer, async (context) => {
    const { id } = context.req.valid('param');
    const { decision, sentence = '' } = context.req.valid('json');
    const data = await decideVolunteer(context.env, { id, decision, sentence, call: signedInCall(context) });
    const key = decision === 'accepted' ? 'volunteerAccepted' : 'volunteerDeclined';
    return sendDataWithMessage(context, { data, key });
  })
  .openapi(contract.noteVolunteer, async (context) => {
    const { id } = context.req.valid('param');
    const { note = '' } = context.req.valid('json');
    const data = await noteVolunteer(context.env, { id, note, call: signedInCall(context) });
    return sendDataWithMessage(context, { data, key: 'volunteerNoteSaved' });
  })
  .openapi(contract.exportVolunteer, async (context) => {
    const { format, ...filters } = context.req.valid('query');
    const { caller, db } = context.env;
    const ngoId = context.var.account.ngoId!;
    const access = { action: 'exportVolunteer', entity: 'volunteer', ngoId, filters };
    await recordExport(context.env, { call: signedInCall(context), access });
    const rows = exportVolunteers(db, { ngoId, filters });
    return volunteersFile({ format, name: 'volunteers', rows, language: caller.language });
  });
