import { createApi, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './worklist.contract.ts';
import { readWorklist } from './worklist.service.server.ts';

export const worklistApi = createApi().openapi(contract.getWorklist, async (context) => {
  const { group, page, pageSize } = context.req.valid('query');
  const { caller, db } = context.env;
  const window = { page, pageSize, language: caller.language };
  const list = await readWorklist(db, { group: group || undefined, ...window });
  return sendPage(context, { ...list, page, pageSize });
});
