import { createApi, sendPage } from '#src/server/api/api-responses.server.ts';
import * as contract from './audit.contract.ts';
import { eachAuditEntry, listAuditActions, listAuditEntries } from './audit.service.server.ts';
import { exportCsv } from './export-csv.server.ts';

export const auditApi = createApi()
  .openapi(contract.getAllAuditEntry, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const { db } = context.env;
    const list = await listAuditEntries(db, { filters, page, pageSize });
    return sendPage(context, { ...list, page, pageSize, actions: await listAuditActions(db) });
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
