import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { selectTaxLaw, type TaxLaw } from '#src/features/donation/tax-law/tax-law.queries.server.ts';
import { DONATION_TYPES, formatPortalDay, ID_CODES, MODES_OF_RECEIPT } from './portal-values.rules.ts';
import {
  selectReceivedCount,
  selectRegistration,
  selectStatementPart,
  upsertExport,
  type StatementPeriod,
} from './yearly-statement.queries.server.ts';
import { findRowProblems, isInFile, wholeRupees } from './yearly-statement.rules.ts';
import { openId, periodOf, readRow } from './yearly-statement.service.server.ts';

/** Gifts whose rows are read at once. Their rows need about 30 MB. */
const GIFTS_AT_ONCE = 50_000;

type Services = { db: Database; keys: Keys };
type Registration = { urn: string | null; urnIssuedOn: string | null };

/**
 * Returns the name of the file with the statement of a financial year, and yields its rows in the order of the
 * portal's columns. Before the first row it records that the NGO saves the file. The rows are read in parts, so
 * that a large NGO's statement does not fill the memory.
 */
export async function exportYearlyStatement(
  { db, keys }: Services,
  { ngoId, year }: { ngoId: string; year: number },
): Promise<{ name: string; rows: AsyncGenerator<string[]> }> {
  const period = periodOf({ ngoId, year });
  const [law, registration] = await Promise.all([selectTaxLaw(db, period.to), selectRegistration(db, ngoId)]);
  const form = law.statementForm.replace(/[^0-9A-Za-z]+/g, '-');
  async function* rows() {
    await upsertExport(db, { ngoId, year });
    yield* linesOf({ db, keys }, { period, law, registration });
  }
  return { name: `Form-${form}-${year}-${year + 1}`, rows: rows() };
}

async function* linesOf(
  { db, keys }: Services,
  { period, law, registration }: { period: StatementPeriod; law: TaxLaw; registration: Registration },
): AsyncGenerator<string[]> {
  const donations = await selectReceivedCount(db, period);
  let parts = 1;
  while (parts * GIFTS_AT_ONCE < donations) parts++;
  const { urn, urnIssuedOn } = registration;
  const issuedOn = urnIssuedOn === null ? '' : formatPortalDay(urnIssuedOn, law.statementDateFormat);
  let serial = 0;
  for (let part = 0; part < parts; part++)
    for (const stored of await selectStatementPart(db, { period, parts, part })) {
      const row = readRow(stored);
      if (!isInFile(findRowProblems(row))) continue;
      yield [
        String(++serial),
        // Only for certificates that were issued by hand before the statement is filed.
        '',
        row.idKind === null ? '' : ID_CODES[row.idKind],
        openId(keys, row.sealedId) ?? '',
        law.statementSectionCode,
        urn ?? '',
        issuedOn,
        onOneLine(row.name),
        onOneLine(row.address),
        DONATION_TYPES[row.nature],
        MODES_OF_RECEIPT[row.mode],
        wholeRupees(row.amount),
      ];
    }
}

function onOneLine(text: string | null): string {
  return (text ?? '').replace(/\s*\n\s*/g, ', ');
}
