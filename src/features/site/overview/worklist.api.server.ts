import { createApi, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './worklist.contract.ts';
import { readWorklist } from './worklist.service.server.ts';

export const worklistApi = createApi().openapi(contract.getWorklist, async (context) => {
  const { group, page, pageSize } = context.req.valid('query');
  const list = await readWorklist(context.env.db, { group: group || undefined, page, pageSize });
  return sendPage(context, { ...list, page, pageSize });
});
