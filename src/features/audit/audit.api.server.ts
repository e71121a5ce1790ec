import { createApi, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './audit.contract.ts';
import { eachAuditEntry, listAuditActions, listAuditEntries } from './audit.service.server.ts';
import { exportCsv } from './export-csv.server.ts';
import { nameEntries } from './log/entry-names.service.server.ts';

export const auditApi = createApi()
  .openapi(contract.getAllAuditEntry, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const { db } = context.env;
    const list = await listAuditEntries(db, { filters, page, pageSize });
    const [actions, names] = await Promise.all([listAuditActions(db), nameEntries(context.env, list.rows)]);
    return sendPage(context, { ...list, page, pageSize, actions, names });
  })
  .openapi(contract.exportAuditEntry, async (context) => {
    const filters = context.req.valid('query');
    return exportCsv(context, {
      access: { action: 'exportAuditEntry', entity: 'auditEntry', filters },
      name: 'audit',
      columns: Object.keys(contract.auditEntry.shape),
      rows: eachAuditEntry(context.env.db, filters),
    });
  });
