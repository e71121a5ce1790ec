import { exportCsv } from '#src/features/audit/export-csv.server.ts';
import { createApi, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './staff-list.contract.ts';
import { eachNgoForStaff, listNgosForStaff } from './staff-list.service.server.ts';

export const staffListApi = createApi()
  .openapi(contract.getAllNgoForStaff, async (context) => {
    const query = context.req.valid('query');
    const list = await listNgosForStaff(context.env.db, query);
    const { page, pageSize } = query;
    return sendPage(context, { ...list, page, pageSize });
  })
  .openapi(contract.exportNgoForStaff, async (context) => {
    const filters = context.req.valid('query');
    return exportCsv(context, {
      access: { action: 'exportNgoForStaff', entity: 'ngo', filters },
      name: 'ngos',
      columns: Object.keys(contract.staffNgo.shape),
      rows: eachNgoForStaff(context.env.db, filters),
    });
  });
