import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { getComplianceCalendar } from './compliance.contract.ts';
import { readCalendar } from './compliance.service.server.ts';

export const complianceApi = createApi().openapi(getComplianceCalendar, async (context) => {
  const own = { ngoId: context.var.account.ngoId!, today: todayInIndia() };
  return sendData(context, await readCalendar(context.env.db, own));
});
