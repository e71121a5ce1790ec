import { notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { formatFinancialYear, parseFinancialYear } from '#src/shared/financial-year.ts';
import type { Language } from '#src/shared/languages.ts';
import { pdfResponse } from '#src/features/donation/receipt-paper/receipt-response.server.ts';
import { readReceiptsOfYear } from '#src/features/donation/receipts/receipt.service.server.ts';
import { requireDonor } from './donor-page.service.server.ts';

/**
 * Returns the gifts and receipts of a mailbox in a financial year (`2026-27`) as a PDF to download.
 * @throws {AppError} 404 if the token opens nothing, or there is no valid receipt of that year.
 */
export async function makeYearFile(
  services: Pick<AppServices, 'db' | 'keys' | 'files' | 'origin'>,
  { token, year: text, language }: { token: string; year: string; language: Language },
): Promise<Response> {
  const year = parseFinancialYear(text);
  if (year === undefined) throw notFound();
  const email = await requireDonor(services, token);
  const receipts = await readReceiptsOfYear(services, { email, year });
  if (receipts.length === 0) throw notFound();
  // Fonts and the writer are loaded with the first paper, not when the app starts.
  const { drawReceiptsOfYear } =
    await import('#src/features/donation/receipt-paper/receipts-of-year-pdf.server.ts');
  const bytes = await drawReceiptsOfYear({ receipts, year, language, origin: services.origin });
  return pdfResponse({ bytes, name: `gifts-${formatFinancialYear(year)}` });
}
