import type { Database } from '#src/server/database.server.ts';
import { badRequest } from '#src/server/errors.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import {
  currentFinancialYear,
  daysOfFinancialYear,
  formatFinancialYear,
  parseFinancialYear,
} from '#src/shared/financial-year.ts';
import { paise } from '#src/shared/money.ts';
import type { DonorIdKind } from '#src/features/donation/donation.values.ts';
import { maskDonorId } from '#src/features/donation/donor/donor-id.rules.ts';
import { unsealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { selectTaxLaw, type TaxLaw } from '#src/features/donation/tax-law/tax-law.queries.server.ts';
import type { StatementFacts, StatementRow } from './yearly-statement.contract.ts';
import {
  selectExport,
  selectRegistration,
  selectStatementPage,
  selectStatementSummary,
  selectYears,
  type StatementPeriod,
  type StatementRow as StoredRow,
} from './yearly-statement.queries.server.ts';
import { findRowNotes, findRowProblems, firstYear } from './yearly-statement.rules.ts';
import type { ReceiptMode } from './yearly-statement.values.ts';

type Services = { db: Database; keys: Keys };

/**
 * Returns a page of an NGO's statement of donations for a financial year, checked row by row, and what is known
 * of it. Without a year, the one that is due next.
 * @throws {AppError} 400 if the year is none.
 */
export async function readYearlyStatement(
  { db, keys }: Services,
  { ngoId, year, page, pageSize }: { ngoId: string; year: string; page: number; pageSize: number },
): Promise<{ rows: StatementRow[]; total: number; facts: StatementFacts }> {
  const years = await selectYears(db, ngoId);
  const shown = year === '' ? await chooseYear(db, years) : yearNumber(year);
  const period = periodOf({ ngoId, year: shown });
  const [law, ngo, summary, exported, stored] = await Promise.all([
    selectTaxLaw(db, period.to),
    selectRegistration(db, ngoId),
    selectStatementSummary(db, period),
    selectExport(db, { ...period, year: shown }),
    selectStatementPage(db, { period, limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  return {
    rows: stored.map((row) => toRow(row, { keys, law })),
    total: summary.rows,
    facts: {
      year: formatFinancialYear(shown),
      years: [...new Set([...years, shown])].sort((a, b) => b - a).map(formatFinancialYear),
      law: lawOf({ law, year: shown }),
      ngo,
      summary: { ...summary, amount: paise(summary.amount) },
      exported: exported ?? null,
    },
  };
}

/** Returns the number of a financial year. Throws 400 if the text is none. */
export function yearNumber(text: string): number {
  const year = parseFinancialYear(text);
  if (year === undefined) throw badRequest('invalidValue');
  return year;
}

/** Returns the days of a financial year of an NGO. */
export function periodOf({ ngoId, year }: { ngoId: string; year: number }): StatementPeriod {
  return { ngoId, ...daysOfFinancialYear(year) };
}

/** Returns what a stored row says, with the number that identifies the donor still sealed. */
export function readRow([
  latest,
  name,
  address,
  number,
  nature,
  mode,
  amount,
  largest,
  donations,
]: StoredRow) {
  const [idKind, reference, sealed] = number?.split(' ') ?? [];
  const sealedId = reference && sealed ? { reference, sealed } : null;
  return {
    latest,
    name,
    address,
    nature,
    donations,
    sealedId,
    hasId: sealedId !== null,
    idKind: (idKind ?? null) as DonorIdKind | null,
    mode: mode as ReceiptMode,
    amount: paise(amount),
    largest: paise(largest),
  };
}

type SealedId = { reference: string; sealed: string };

/** Returns the number that identifies the donor of a row, or null. */
export function openId(keys: Keys, sealedId: SealedId | null): string | null {
  return sealedId && unsealDonorId({ keys, ...sealedId });
}

function toRow(stored: StoredRow, { keys, law }: { keys: Keys; law: TaxLaw }): StatementRow {
  const row = readRow(stored);
  const { latest, name, address, idKind, nature, mode, amount, donations } = row;
  const id = openId(keys, row.sealedId);
  return {
    _id: latest,
    name,
    address,
    idKind,
    nature,
    mode,
    amount,
    donations,
    idMasked: id && maskDonorId(id),
    problems: findRowProblems(row),
    notes: findRowNotes({ ...row, cashLimit: law.cashLimit }),
  };
}

async function chooseYear(db: Database, years: readonly number[]): Promise<number> {
  const current = currentFinancialYear();
  const last = await selectTaxLaw(db, daysOfFinancialYear(current - 1).to);
  const dueOn = dueDay({ law: last, year: current - 1 });
  return firstYear({ years, current, today: todayInIndia(), dueOn });
}

/** The statement is due in the calendar year in which the financial year ends. */
function dueDay({ law, year }: { law: TaxLaw; year: number }): string {
  return `${year + 1}-${law.statementDue}`;
}

function lawOf({ law, year }: { law: TaxLaw; year: number }): StatementFacts['law'] {
  return {
    act: law.act,
    actGu: law.actGu,
    actHi: law.actHi,
    form: law.statementForm,
    certificate: law.certificateForm,
    sectionCode: law.statementSectionCode,
    dueOn: dueDay({ law, year }),
    cashLimit: law.cashLimit,
  };
}
