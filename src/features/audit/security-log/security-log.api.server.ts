import { createApi, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './security-log.contract.ts';
import { listSecurityEvents } from './security-log.service.server.ts';

export const securityLogApi = createApi().openapi(contract.getAllEvents, async (context) => {
  const { page, pageSize, ...filters } = context.req.valid('query');
  const list = await listSecurityEvents(context.env.db, { filters, page, pageSize });
  return sendPage(context, { ...list, page, pageSize });
});
