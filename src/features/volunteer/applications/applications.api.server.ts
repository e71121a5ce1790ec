import { recordExport } from '#src/features/audit/record-access.server.ts';
import type { Context } from 'hono';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { maskEmail, maskPhone } from '#src/shared/masked-contact.ts';
import {
  countContactSearch,
  showPeople,
  showPerson,
} from '#src/features/audit/personal-data/looks.service.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendDataWithMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './applications.contract.ts';
import type { ListedVolunteer } from './applications.contract.ts';
import {
  decideVolunteer,
  exportVolunteers,
  listVolunteers,
  noteVolunteer,
} from './applications.service.server.ts';
import { volunteersFile } from './volunteers-file.server.ts';

const lookOf = (context: Context<ApiEnv>) => ({
  call: signedInCall(context),
  kind: 'volunteer' as const,
  action: 'getAllVolunteer',
  entity: 'volunteer',
  mask: (volunteer: ListedVolunteer): ListedVolunteer => ({
    ...volunteer,
    mobile: maskPhone(volunteer.mobile),
    email: maskEmail(volunteer.email),
    guardianMobile: volunteer.guardianMobile && maskPhone(volunteer.guardianMobile),
  }),
});

export const applicationsApi = createApi()
  .openapi(contract.getAllVolunteer, async (context) => {
    await countContactSearch(context.env.db, {
      q: context.req.valid('query').q,
      call: signedInCall(context),
    });
    const { page, pageSize, ...filters } = context.req.valid('query');
    const ngoId = context.var.account.ngoId!;
    const list = await listVolunteers(context.env.db, { ngoId, filters, page, pageSize });
    const shown = await showPeople(context.env.db, { ...lookOf(context), rows: list.rows, q: filters.q });
    return sendPage(context, { ...list, ...shown, page, pageSize });
  })
  .openapi(contract.decideVolunteer, async (context) => {
    const { id } = context.req.valid('param');
    const { decision, sentence = '' } = context.req.valid('json');
    const input = { id, decision, sentence, call: signedInCall(context) };
    const { volunteer: row, isUnmailed } = await decideVolunteer(context.env, input);
    const data = await showPerson(context.env.db, { ...lookOf(context), entityId: id, row });
    const key = decision === 'accepted' ? 'volunteerAccepted' : 'volunteerDeclined';
    return sendDataWithMessage(context, { data, key: isUnmailed ? `${key}Unmailed` : key });
  })
  .openapi(contract.noteVolunteer, async (context) => {
    const { id } = context.req.valid('param');
    const { note = '' } = context.req.valid('json');
    const row = await noteVolunteer(context.env, { id, note, call: signedInCall(context) });
    const data = await showPerson(context.env.db, { ...lookOf(context), entityId: id, row });
    return sendDataWithMessage(context, { data, key: 'volunteerNoteSaved' });
  })
  .openapi(contract.exportVolunteer, async (context) => {
    const { format, ...filters } = context.req.valid('query');
    const { caller, db } = context.env;
    const ngoId = context.var.account.ngoId!;
    const access = { action: 'exportVolunteer', entity: 'volunteer', ngoId, filters };
    await recordExport(context.env, { call: signedInCall(context), access });
    const rows = exportVolunteers(db, { ngoId, filters });
    return volunteersFile({ format, name: 'volunteers', rows, language: caller.language, sender: ngoId });
  });
