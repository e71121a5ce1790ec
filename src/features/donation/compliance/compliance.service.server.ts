import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { daysOfFinancialYear, financialYearOf, formatFinancialYear } from '#src/shared/financial-year.ts';
import { selectTaxLaw } from '#src/features/donation/tax-law/tax-law.queries.server.ts';
import type { ComplianceDuty } from './compliance.contract.ts';
import {
  selectRegistrationEnds,
  selectStatementSavedOn,
  selectStatementYears,
} from './compliance.queries.server.ts';
import { datesToKeep, statementDueOn, type DutyDate } from './compliance.rules.ts';
import { REGISTRATION_DUTIES } from './compliance.values.ts';

type Statement = { year: number; dueOn: string; form: string };

/** Returns the statements that can be due: those of the last and the current financial year. */
export async function listStatements(db: Database, today: string): Promise<Statement[]> {
  const current = financialYearOf(today);
  return Promise.all(
    [current - 1, current].map(async (year) => {
      const law = await selectTaxLaw(db, daysOfFinancialYear(year).to);
      return {
        year,
        dueOn: statementDueOn({ year, statementDue: law.statementDue }),
        form: law.statementForm,
      };
    }),
  );
}

/**
 * Returns the dates that an NGO must keep within a year, and those it missed, the nearest first. A statement is listed
 * if the NGO is verified and received deductible donations; after its date, unless its file was saved after the year.
 * @throws {AppError} 404 if the NGO does not exist.
 */
export async function readCalendar(
  db: Database,
  { ngoId, today }: { ngoId: string; today: string },
): Promise<ComplianceDuty[]> {
  const ends = await selectRegistrationEnds(db, ngoId);
  if (!ends) throw notFound();
  const registrations = REGISTRATION_DUTIES.flatMap((duty) => {
    const dueOn = ends[duty];
    return dueOn === null ? [] : [{ duty, dueOn, year: null, form: null }];
  });
  const statements = ends.verified ? await openStatements(db, { ngoId, today }) : [];
  const dates: (DutyDate & { form: string | null })[] = [
    ...registrations,
    ...statements.map((statement) => ({ duty: 'statement' as const, ...statement })),
  ];
  return datesToKeep({ dates, today }).map(({ year, ...date }) => ({
    ...date,
    year: year === null ? null : formatFinancialYear(year),
  }));
}

async function openStatements(
  db: Database,
  { ngoId, today }: { ngoId: string; today: string },
): Promise<Statement[]> {
  const all = await listStatements(db, today);
  const years = await selectStatementYears(db, { ngoId, years: all.map(({ year }) => year) });
  const own = all.filter(({ year }) => years.includes(year));
  const isOpen = await Promise.all(
    own.map(async ({ year, dueOn }) => {
      if (dueOn >= today) return true;
      const savedOn = await selectStatementSavedOn(db, { ngoId, year });
      return savedOn === undefined || savedOn <= daysOfFinancialYear(year).to;
    }),
  );
  return own.filter((_, at) => isOpen[at]);
}
