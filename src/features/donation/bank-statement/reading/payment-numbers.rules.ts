import { readReference } from '#src/shared/reference-number.ts';

/** Payment numbers on one line. More are never on one. */
const NUMBERS_MOST = 8;
/** The code of a bank and a number, but not the name of a kind of payment before its number. */
const BANK_NUMBER = /^(?!IMPS|NEFT|RTGS|INFT)[A-Z]{4}[0-9A-Z]*\d{6,}$/;
const ZEROS = /^0*$/;
const REFERENCE = /DN[^0-9A-Z]{0,3}([0-9A-Z]{4})[^0-9A-Z]{0,3}([0-9A-Z]{2})(?![0-9A-Z]{3})/g;

/**
 * Finds what can identify a payment in the texts of a line of a bank statement: the numbers of UPI and IMPS
 * payments (12 digits, some banks put zeros before them), of NEFT and RTGS (16 or 22 letters and digits, the
 * bank's code first), and our own references, with or without hyphens.
 */
export function findPaymentNumbers(texts: readonly string[]): { utrs: string[]; references: string[] } {
  const text = texts.join(' ').toUpperCase();
  const utrs = new Set<string>();
  for (const [digits] of text.matchAll(/\d{12,}/g))
    if (ZEROS.test(digits.slice(0, -12)) && !ZEROS.test(digits)) utrs.add(digits.slice(-12));
  for (const [word] of text.matchAll(/[0-9A-Z]+/g)) {
    const isTransfer = (word.length === 16 || word.length === 22) && BANK_NUMBER.test(word);
    if (isTransfer) utrs.add(word);
  }
  const references = new Set<string>();
  for (const [, start, end] of text.matchAll(REFERENCE)) {
    const reference = readReference(`DN-${start}-${end}`, 'DN');
    if (reference !== undefined) references.add(reference);
  }
  return { utrs: [...utrs].slice(0, NUMBERS_MOST), references: [...references].slice(0, NUMBERS_MOST) };
}
