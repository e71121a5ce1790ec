import { toAsciiDigits } from '#src/shared/india/digits.ts';

export type UtrError = 'utrRequired' | 'utrWrong' | 'utrBankWrong';

/** UPI numbers have 12 digits. */
const UPI_UTR = /^[0-9]{12}$/;
/** Numbers of bank transfers: IMPS has 12 digits, NEFT 16 and RTGS 22 letters and digits. */
const BANK_UTR = /^([0-9]{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$/;

/** Returns the number of a payment as it is stored: capitals and ASCII digits, without separators. */
export function cleanUtr(text: string): string {
  return toAsciiDigits(text)
    .toUpperCase()
    .replace(/[\s.\-/]/g, '');
}

/** Returns what is wrong with a cleaned number of a payment, or undefined. */
export function findUtrError({
  utr,
  method,
}: {
  utr: string;
  method: 'upi' | 'bankTransfer';
}): UtrError | undefined {
  if (utr === '') return 'utrRequired';
  if (method === 'upi') return UPI_UTR.test(utr) ? undefined : 'utrWrong';
  return BANK_UTR.test(utr) ? undefined : 'utrBankWrong';
}
