import { lockNgo } from '#src/features/ngo/ngo.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { comparePaise, formatRupees } from '#src/shared/money.ts';
import { selectTaxLaw } from '#src/features/donation/tax-law/tax-law.queries.server.ts';
import { selectCashOfDay } from './cash-limit.queries.server.ts';

/**
 * Checks a received gift in cash that was written in the transaction `db`: an NGO may not take this much from one person
 * in a day (section 269ST of the Income-tax Act, 1961, and what follows it in that of 2025). The NGO is locked, so that
 * two gifts cannot pass at the same time.
 * @throws {AppError} 422 with an error at `field`, if it is too much; the transaction must be rolled back.
 */
export async function refuseTooMuchCash(
  db: Database,
  { field, ...own }: { id: string; ngoId: string; field: string },
): Promise<void> {
  await lockNgo(db, own.ngoId);
  const cash = await selectCashOfDay(db, own);
  if (!cash) return;
  const { cashDayLimit } = await selectTaxLaw(db, cash.receivedOn);
  if (comparePaise(cash.amount, cashDayLimit) < 0) return;
  const key = 'giftCashDay';
  throw new AppError({
    status: 422,
    key,
    fields: { [field]: key },
    values: { 0: formatRupees(cashDayLimit) },
  });
}
