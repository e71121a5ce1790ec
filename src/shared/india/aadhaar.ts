import { toAsciiDigits } from './digits.ts';

/** Verhoeff check digit tables: multiplication in the dihedral group D5, and the permutation by position. */
const PRODUCT = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTATION = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Reports whether the last of the ASCII digits is the correct Verhoeff check digit. */
export function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    check = Number(PRODUCT[check]![Number(PERMUTATION[place % 8]![digit])]);
  }
  return check === 0;
}

/**
 * Twelve digits, together or in groups of four; not part of a longer number or an international phone number.
 */
const TWELVE_DIGITS = /(?<![\d+]|\+91[ -])(?:[2-9]\d{11}|[2-9]\d{3}([ .\-\u00a0])\d{4}\1\d{4})(?!\d)/g;
/** Joiners and marks of format and control. Every page with a form loads this, so it is short. */
const INVISIBLE = /[^\P{C}\n\r\t]/gu;

/**
 * Reports whether the text seems to contain an Aadhaar number, in digits of any of the three scripts. Such a
 * text must be rejected and never stored (Aadhaar Act, section 8A(4)). One in ten other twelve-digit numbers
 * is a false positive.
 */
export function holdsAadhaar(text: string): boolean {
  if (text.length < 12) return false;
  const plain = toAsciiDigits(text.replace(INVISIBLE, ''));
  for (const [match] of plain.matchAll(TWELVE_DIGITS)) {
    if (passesVerhoeff(match.replace(/\D/g, ''))) return true;
  }
  return false;
}
