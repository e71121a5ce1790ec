import type { Context } from 'hono';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { maskPhone } from '#src/shared/masked-contact.ts';
import { countContactSearch, showPeople } from '#src/features/audit/personal-data/looks.service.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import {
  createApi,
  sendData,
  sendDataWithMessage,
  sendMessage,
  sendPage,
} from '#src/server/api/api-responses.server.ts';
import * as contract from './shift-people.contract.ts';
import {
  addToShift,
  confirmHours,
  findCandidates,
  listShiftPeople,
  removeFromShift,
} from './shift-people.service.server.ts';
import { countForShift, tellVolunteers } from './tell-volunteers.service.server.ts';

const lookAt = (context: Context<ApiEnv>, shiftId: string) => ({
  call: signedInCall(context),
  kind: 'volunteer' as const,
  action: 'getAllShiftVolunteer',
  entity: 'volunteerShift',
  entityId: shiftId,
});
const mask = <Row extends { mobile: string }>(row: Row): Row => ({ ...row, mobile: maskPhone(row.mobile) });

export const shiftPeopleApi = createApi()
  .openapi(contract.getAllShiftVolunteer, async (context) => {
    const { page, pageSize } = context.req.valid('query');
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    const list = await listShiftPeople(context.env.db, { ...own, page, pageSize });
    const shown = await showPeople(context.env.db, { ...lookAt(context, own.id), mask, rows: list.rows });
    return sendPage(context, { ...list, ...shown, page, pageSize });
  })
  .openapi(contract.findForShift, async (context) => {
    await countContactSearch(context.env.db, {
      q: context.req.valid('query').q,
      call: signedInCall(context),
    });
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    const { q } = context.req.valid('query');
    const rows = await findCandidates(context.env.db, { ...own, q });
    const shown = await showPeople(context.env.db, { ...lookAt(context, own.id), mask, rows, q });
    return sendData(context, shown.rows);
  })
  .openapi(contract.addToShift, async (context) => {
    const person = { ...context.req.valid('json'), call: signedInCall(context) };
    const isUnmailed = await addToShift(context.env, person);
    return sendMessage(context, isUnmailed ? 'shiftPersonAddedUnmailed' : 'shiftPersonAdded');
  })
  .openapi(contract.removeFromShift, async (context) => {
    const person = { ...context.req.valid('json'), call: signedInCall(context) };
    const isUnmailed = await removeFromShift(context.env, person);
    return sendMessage(context, isUnmailed ? 'shiftPersonRemovedUnmailed' : 'shiftPersonRemoved');
  })
  .openapi(contract.confirmHours, async (context) => {
    const input = { ...context.req.valid('json'), call: signedInCall(context) };
    const confirmed = await confirmHours(context.env, input);
    return sendDataWithMessage(context, { data: { confirmed }, key: 'shiftHoursSaved' });
  })
  .openapi(contract.countForShift, async (context) => {
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    return sendData(context, { people: await countForShift(context.env.db, own) });
  })
  .openapi(contract.tellVolunteers, async (context) => {
    const { id } = context.req.valid('param');
    const people = await tellVolunteers(context.env, { id, call: signedInCall(context) });
    return sendDataWithMessage(context, { data: { people }, key: 'shiftInvited' });
  });
