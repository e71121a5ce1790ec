import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { deleteOldLayouts, upsertLayout } from './bank-statement.queries.server.ts';
import { LAYOUTS_MOST, type StatementColumns } from './bank-statement.values.ts';
import { hashHeadings } from './reading/read-statement.server.ts';
import { findColumnErrors } from './statement-columns.rules.ts';

/**
 * Remembers for the caller's NGO what the columns under these headings hold.
 * @throws {AppError} 422 with every wrong column.
 */
export async function saveStatementLayout(
  db: Database,
  { headings, columns, call }: { headings: string[]; columns: StatementColumns; call: SignedInCall },
): Promise<void> {
  const fields = findColumnErrors({ columns, count: headings.length });
  if (Object.keys(fields).length > 0) throw new AppError({ status: 422, key: 'lookAtFields', fields });
  const ngoId = call.account.ngoId!;
  await db.transaction().execute(async (transaction) => {
    await upsertLayout(transaction, { ngoId, hash: hashHeadings(headings), columns });
    await deleteOldLayouts(transaction, { ngoId, latest: LAYOUTS_MOST });
    const change = { action: 'saveStatementLayout', entity: 'bankStatement', entityId: '', ngoId };
    await recordChange(transaction, { call, change: { ...change, after: { columns: headings.length } } });
  });
}
