import { createHash } from 'node:crypto';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { pdfResponse } from '#src/server/pdf/pdf-response.server.ts';
import { widestNetworkOf } from '#src/server/security/networks.server.ts';
import { formatFinancialYear, parseFinancialYear } from '#src/shared/financial-year.ts';
import { addDonorLink } from '#src/features/donation/donor-page/donor-link.service.server.ts';
import { requireDonor } from '#src/features/donation/donor-page/donor-page.service.server.ts';
import { makeReceiptsOfYear } from '#src/features/donation/receipt-paper/receipt-papers.server.ts';
import type { ReceiptToPrint } from '#src/features/donation/receipt-paper/receipt-to-print.ts';
import { readReceiptsOfYear } from '#src/features/donation/receipts/receipt.service.server.ts';
import { sealYearFile, unsealYearFile } from './year-file-content.server.ts';
import { yearFileMail } from './year-file.emails.server.ts';
import { selectAskedFile, selectYearFile, updateMade, upsertYearFile } from './year-file.queries.server.ts';
import { RECEIPTS_AT_ONCE_MOST, RECEIPTS_IN_A_YEAR_MOST } from './year-file.values.ts';

/** The job that draws the file of a year and mails its link. */
export const MAKE_YEAR_FILE = 'makeYearFile';

type Services = Pick<AppServices, 'db' | 'keys' | 'files' | 'origin' | 'queue'>;

/**
 * Returns the gifts and receipts of a mailbox in a financial year (`2026-27`) as a PDF to download, or undefined if they are
 * so many that a job draws them and mails a link to it. That link returns the file.
 * @throws {AppError} 404 if the token opens nothing, or there is no valid receipt of that year; 422 if they are too many for
 * a file; whatever `makeReceiptsOfYear` throws.
 */
export async function getYearFile(
  services: Services,
  { token, year: text, caller }: { token: string; year: string; caller: Caller },
): Promise<Response | undefined> {
  const { language, address } = caller;
  const { db, keys, origin } = services;
  const year = parseFinancialYear(text);
  if (year === undefined) throw notFound();
  const email = await requireDonor(services, token);
  const limit = RECEIPTS_IN_A_YEAR_MOST + 1;
  const receipts = await readReceiptsOfYear(services, { email, year, limit });
  if (receipts.length === 0) throw notFound();
  if (receipts.length === limit) throw new AppError({ status: 422, key: 'donorYearTooLong' });
  const name = `gifts-${formatFinancialYear(year)}`;
  if (receipts.length <= RECEIPTS_AT_ONCE_MOST) {
    const paper = { receipts, year, language, origin };
    return pdfResponse({
      bytes: await makeReceiptsOfYear({ sender: widestNetworkOf(address), paper }),
      name,
    });
  }
  const made = await selectYearFile(db, { email, year, language });
  if (made?.contents === contentsOf(receipts)) {
    return pdfResponse({ bytes: unsealYearFile({ keys, email, sealed: made.sealed }), name });
  }
  await db.transaction().execute(async (transaction) => {
    const id = await upsertYearFile(transaction, { email, year, language });
    if (id !== undefined) await services.queue.send({ db: transaction, name: MAKE_YEAR_FILE, data: { id } });
  });
  return undefined;
}

/** Runs the job that `getYearFile` queued: draws the file, stores it sealed, and mails the link, once. */
export async function makeYearFile(services: Services, id: string): Promise<void> {
  const asked = await selectAskedFile(services.db, id);
  if (!asked) return;
  const { email, year, language } = asked;
  const { keys, origin } = services;
  const receipts = await readReceiptsOfYear(services, { email, year, limit: RECEIPTS_IN_A_YEAR_MOST });
  if (receipts.length === 0) return;
  const paper = { receipts, year, language, origin };
  const bytes = await makeReceiptsOfYear({ sender: email, paper });
  const sealed = sealYearFile({ keys, email, bytes });
  await services.db.transaction().execute(async (db) => {
    if (!(await updateMade(db, { id, contents: contentsOf(receipts), sealed }))) return;
    const token = await addDonorLink({ db, keys }, { email, language });
    const text = yearFileMail({ token, year: formatFinancialYear(year), language });
    await queueMail({ ...services, db }, { event: 'donorYearFile', to: email, language, text });
  });
}

/** Receipts never change, so their codes say whether a file has those of today. */
function contentsOf(receipts: readonly ReceiptToPrint[]): string {
  return createHash('sha256')
    .update(receipts.map(({ code }) => code).join())
    .digest('base64url');
}
