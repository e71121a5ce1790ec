/** Shapes of an NGO's registration numbers. They prove a number's shape only: none but the register knows the rest. */

const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/;
const DARPAN_ID = /^[A-Z]{2}\/(?:19|20)[0-9]{2}\/[0-9]{7}$/;
const FCRA = /^[0-9]{9}$/;
const CSR1 = /^CSR[0-9]{8}$/;
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

/** `GJ/2017/0990001`: the state, the year, seven digits (no check digit). */
export function isDarpanId(text: string): boolean {
  return DARPAN_ID.test(text);
}

/** A 12A or 80G number: older ones have a free form, so anything printable with a digit, up to 100 characters. */
export function isTaxNumber(text: string): boolean {
  return text.length <= TAX_NUMBER_MOST && /[0-9]/.test(text) && !/[\p{C}<>]/u.test(text);
}

/** Nine digits; those of Gujarat begin with 04. */
export function isFcraNumber(text: string): boolean {
  return FCRA.test(text);
}

/** `CSR00012345`. */
export function isCsr1Number(text: string): boolean {
  return CSR1.test(text);
}
