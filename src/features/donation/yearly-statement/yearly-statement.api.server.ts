import { signedInCall } from '#src/server/api/api-access.server.ts';
import { showPeople } from '#src/features/audit/personal-data/looks.service.server.ts';
import { exportCsv } from '#src/features/audit/export-csv.server.ts';
import { createApi, sendPage } from '#src/server/api/api-responses.server.ts';
import { STATEMENT_COLUMNS } from './portal-values.rules.ts';
import { exportYearlyStatement } from './statement-file.service.server.ts';
import * as contract from './yearly-statement.contract.ts';
import { readYearlyStatement, yearNumber } from './yearly-statement.service.server.ts';

export const yearlyStatementApi = createApi()
  .openapi(contract.getYearlyStatement, async (context) => {
    const { year = '', page, pageSize } = context.req.valid('query');
    const ngoId = context.var.account.ngoId!;
    const statement = await readYearlyStatement(context.env, { ngoId, year, page, pageSize });
    const shown = await showPeople(context.env.db, {
      call: signedInCall(context),
      kind: 'donation',
      action: 'getYearlyStatement',
      entity: 'donation',
      rows: statement.rows,
      mask: (row) => ({ ...row, address: row.address && '…' }),
    });
    return sendPage(context, { ...statement, ...shown, page, pageSize });
  })
  .openapi(contract.exportYearlyStatement, async (context) => {
    const { year } = context.req.valid('query');
    const ngoId = context.var.account.ngoId!;
    const file = await exportYearlyStatement(context.env, { ngoId, year: yearNumber(year) });
    return exportCsv(context, {
      access: { action: 'exportYearlyStatement', entity: 'donation', ngoId, filters: { year } },
      ...file,
      // The portal compares the first heading with its own, so no mark may be in front of it.
      hasMark: false,
      columns: [...STATEMENT_COLUMNS],
    });
  });
