import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { isUniqueViolation } from '#src/server/database/database-errors.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { formatRupees } from '#src/shared/money.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { checkTaxLaw, type CleanTaxLaw, type TaxLawForm } from './tax-law-form.rules.ts';
import {
  insertTaxLaw,
  lockTaxLaw,
  selectFirstDay,
  selectTaxLaws,
  updateTaxLawRow,
} from './tax-law-rows.queries.server.ts';
import type { TaxLawRow } from './tax-law.contract.ts';

/** Returns the names of laws and forms, the latest first. */
export async function listTaxLaws(db: Database): Promise<TaxLawRow[]> {
  return selectTaxLaws(db);
}

/**
 * Adds names of laws and forms that apply from a day on, in the past or in the future.
 * @throws {AppError} 422 with every error of the form, also if another row applies from that day.
 */
export async function addTaxLaw(
  { db }: { db: Database },
  { form, call }: { form: TaxLawForm; call: SignedInCall },
): Promise<TaxLawRow> {
  const law = checkedLaw(form);
  return db.transaction().execute(async (transaction) => {
    const added = await insertTaxLaw(transaction, law).catch(refuseSameDay);
    const about = { action: 'addTaxLaw', entity: 'taxLaw', entityId: added._id };
    await recordChange(transaction, { call, change: { ...about, after: auditFieldsOf(added) } });
    return added;
  });
}

/**
 * Saves names of laws and forms. Receipts that are issued keep their text. The earliest row keeps its day, so that every
 * donation has a law.
 * @throws {AppError} 404 if there is no such row; 422 with every error of the form, also if another row applies from
 * that day; 409 if it was saved since `revision`, with the current row in `data`.
 */
export async function saveTaxLaw(
  { db }: { db: Database },
  {
    id,
    revision,
    form,
    call,
  }: { id: string; revision: number | undefined; form: TaxLawForm; call: SignedInCall },
): Promise<TaxLawRow> {
  if (!ROW_ID.test(id)) throw notFound();
  return db.transaction().execute(async (transaction) => {
    const before = await lockTaxLaw(transaction, id);
    if (!before) throw notFound();
    const law = checkedLaw(form);
    if (revision !== undefined && revision !== before.revision)
      throw new AppError({ status: 409, key: 'taxLawChangedMeanwhile', data: { now: before } });
    const isFirst = before.appliesFrom === (await selectFirstDay(transaction));
    if (isFirst && law.appliesFrom > before.appliesFrom) throw refusal({ appliesFrom: 'taxLawFirstDay' });
    const after = await updateTaxLawRow(transaction, { id, law }).catch(refuseSameDay);
    const about = { action: 'updateTaxLaw', entity: 'taxLaw', entityId: id };
    const sides = { before: auditFieldsOf(before), after: auditFieldsOf(after) };
    await recordChange(transaction, { call, change: { ...about, ...sides } });
    return after;
  });
}

function checkedLaw(form: TaxLawForm): CleanTaxLaw {
  const { law, errors } = checkTaxLaw(form);
  if (Object.keys(errors).length > 0) throw refusal(errors);
  return law;
}

function refuseSameDay(error: unknown): never {
  if (isUniqueViolation(error, 'tax_law_applies_from_key')) throw refusal({ appliesFrom: 'taxLawDayTaken' });
  throw error;
}

function refusal(fields: Record<string, MessageKey>): AppError {
  const keys = Object.values(fields);
  return new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields });
}

function auditFieldsOf({ _id: _, revision: __, cashLimit, cashDayLimit, ...texts }: TaxLawRow) {
  return { ...texts, cashLimit: formatRupees(cashLimit), cashDayLimit: formatRupees(cashDayLimit) };
}
