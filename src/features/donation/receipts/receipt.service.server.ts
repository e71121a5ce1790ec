import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { FileStore } from '#src/server/file-store.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { daysOfFinancialYear } from '#src/shared/financial-year.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { referenceOfToken } from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import type { ReceiptToPrint } from '#src/features/donation/receipt-paper/receipt-to-print.ts';
import { unsealContent } from './receipt-content.server.ts';
import { selectReceipt, selectReceiptsOfDonor, type StoredReceipt } from './receipt.queries.server.ts';

type Services = { db: Database; keys: Keys; files: Pick<FileStore, 'getBytes'> };

/**
 * Returns a receipt of the NGO to print, also one that is cancelled, and the id of its donation.
 * @throws {AppError} 404 if the NGO has no such receipt, or its donor is erased.
 */
export async function readReceiptOfNgo(
  services: Services,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<{ receipt: ReceiptToPrint; donationId: string }> {
  if (!ROW_ID.test(id)) throw notFound();
  const row = await selectReceipt(services.db, { id, ngoId });
  const receipt = await toPrint(services, row);
  return { receipt, donationId: row?.donationId ?? '' };
}

/**
 * Returns a receipt to print, for whoever has the secret token of its donation.
 * @throws {AppError} 404 if the token or the code is wrong, or the donor is erased.
 */
export async function readReceiptOfDonation(
  services: Services,
  { token, code }: { token: string; code: string },
): Promise<ReceiptToPrint> {
  const reference = referenceOfToken({ keys: services.keys, token });
  const ownCode = readReference(code, 'RC');
  if (!reference || !ownCode) throw notFound();
  return toPrint(services, await selectReceipt(services.db, { code: ownCode, reference }));
}

/** Returns up to `limit` valid receipts of a mailbox for gifts of a financial year, oldest first, to print in one file. */
export async function readReceiptsOfYear(
  services: Services,
  { email, year, limit }: { email: string; year: number; limit: number },
): Promise<ReceiptToPrint[]> {
  const days = daysOfFinancialYear(year);
  const rows = await selectReceiptsOfDonor(services.db, { email, ...days, limit });
  // An NGO signs all its receipts with the same picture, which is read once.
  const pictures = new Map<string, Promise<Uint8Array>>();
  const getBytes = (key: string) => {
    const picture = pictures.get(key) ?? services.files.getBytes(key);
    pictures.set(key, picture);
    return picture;
  };
  return Promise.all(rows.map((row) => toPrint({ ...services, files: { getBytes } }, row)));
}

/** Opens the content of a receipt and reads the picture of the signature. */
export async function toPrint(services: Services, row: StoredReceipt | undefined): Promise<ReceiptToPrint> {
  if (!row || row.isErased) throw notFound();
  const { keys, files } = services;
  const content = unsealContent({ keys, code: row.code, sealed: row.content });
  const { signatureKey } = content.signatory;
  return {
    ...row,
    content,
    signature: signatureKey === null ? undefined : await files.getBytes(signatureKey),
  };
}
