import { toAsciiDigits } from './digits.ts';

/** Verhoeff's check digit over the dihedral group D5: product of two elements, and the permutation by place. */
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

/** True when the ASCII digits end in their Verhoeff check digit. */
export function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    check = Number(PRODUCT[check]![Number(PERMUTATION[place % 8]![digit])]);
  }
  return check === 0;
}

/** Twelve digits, in one run or in fours; not a part of a longer number, nor behind the + of a phone number. */
const TWELVE_DIGITS = /(?<![\d+]|\+91[ -])(?:[2-9]\d{11}|[2-9]\d{3}([ .\-\u00a0])\d{4}\1\d{4})(?!\d)/g;
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g;

/**
 * True when the text seems to hold an Aadhaar number, in digits of any of the three scripts. Such a text must be
 * refused and never stored (Aadhaar Act, section 8A(4)). One in ten other numbers of twelve digits is taken for one.
 */
export function holdsAadhaar(text: string): boolean {
  if (text.length < 12) return false;
  const plain = toAsciiDigits(text.replace(INVISIBLE, ''));
  for (const [match] of plain.matchAll(TWELVE_DIGITS)) {
    if (passesVerhoeff(match.replace(/\D/g, ''))) return true;
  }
  return false;
}
