import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { readReference } from '#src/shared/reference-number.ts';
import type { CheckedReceipt } from './receipt-check.contract.ts';
import { selectCheckedReceipt } from './receipt-check.queries.server.ts';

/**
 * Returns what anyone may know about the receipt with this code, as people type it.
 * @throws {AppError} 404 if there is none.
 */
export async function checkReceipt(db: Database, code: string): Promise<CheckedReceipt> {
  const reference = readReference(code, 'RC');
  const receipt = reference && (await selectCheckedReceipt(db, reference));
  if (!receipt) throw notFound();
  return receipt;
}
