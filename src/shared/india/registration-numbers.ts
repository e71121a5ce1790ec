import { DOCUMENT_NUMBER_MOST } from '#src/shared/text-limits.ts';

/**
 * Checks of registration numbers that several features need. They check only the format; only the register
 * can confirm that a number exists.
 */

const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/;

/**
 * Checks the format of a PAN such as `AAATS1234K`: five letters, four digits, one letter. The fourth letter
 * is the type of holder.
 */
export function isPan(text: string): boolean {
  return PAN.test(text);
}

/** Masks a PAN for public display: `AAATS1234K` becomes `AAAXXXXX4K`. Any other text becomes ten X. */
export function maskPan(pan: string): string {
  return isPan(pan) ? `${pan.slice(0, 3)}XXXXX${pan.slice(-2)}` : 'X'.repeat(10);
}

/**
 * Masks a 12A or 80G number for public display. Newer numbers start with the full PAN, which is masked too.
 */
export function maskTaxNumber(number: string): string {
  return number.replace(/[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]/g, maskPan);
}

/**
 * Checks a 12A or 80G number. Older ones have no fixed format, so this accepts any printable text with a
 * digit, up to 100 characters.
 */
export function isTaxNumber(text: string): boolean {
  return text.length <= DOCUMENT_NUMBER_MOST && /[0-9]/.test(text) && !/[\p{C}<>]/u.test(text);
}
