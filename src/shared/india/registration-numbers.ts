/** Registration numbers that more than a field's own check knows. They prove a shape only: the register alone knows the rest. */

const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/;
/** The income tax portal's own limit for a 12A or 80G number. */
const TAX_NUMBER_MOST = 100;

/** `AAATS1234K`: five letters, four digits, a letter; the fourth letter tells the kind of holder. */
export function isPan(text: string): boolean {
  return PAN.test(text);
}

/** `AAATS1234K` becomes `AAAXXXXX4K`, and what is no PAN becomes all X: shown to the public in its place. */
export function maskPan(pan: string): string {
  return isPan(pan) ? `${pan.slice(0, 3)}XXXXX${pan.slice(-2)}` : 'X'.repeat(10);
}

/** A 12A or 80G number as the public sees it: newer ones begin with the whole PAN, which is masked there too. */
export function maskTaxNumber(number: string): string {
  return number.replace(/[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]/g, maskPan);
}

/** A 12A or 80G number: older ones have a free form, so anything printable with a digit, up to 100 characters. */
export function isTaxNumber(text: string): boolean {
  return text.length <= TAX_NUMBER_MOST && /[0-9]/.test(text) && !/[\p{C}<>]/u.test(text);
}
