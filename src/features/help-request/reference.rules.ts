import { toAsciiDigits } from '#src/shared/india/digits.ts';

/** No 0, O, 1, I and L, which people take for each other. As many as a prime, so that the check sign misses no swap. */
export const REFERENCE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Signs before the check sign: 31 to the power of 5 make 28 million references. */
export const REFERENCE_LENGTH = 5;

/** The reference of five signs, as people read it: `SH-9QD3-7K`, the last one the check sign. */
export function referenceOf(signs: string): string {
  const all = signs + checkSign(signs);
  return `SH-${all.slice(0, 4)}-${all.slice(4)}`;
}

/**
 * A reference as somebody typed it, in its one form; undefined when it cannot be one. One wrong sign, or two that changed
 * places, are always noticed.
 */
export function readReference(typed: string): string | undefined {
  if (typed.length > 40) return undefined;
  const plain = toAsciiDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^SH(?=.{6}$)/, '');
  const signs = plain.slice(0, -1);
  const isWhole =
    plain.length === REFERENCE_LENGTH + 1 && [...plain].every((sign) => REFERENCE_SIGNS.includes(sign));
  return isWhole && checkSign(signs) === plain.at(-1) ? referenceOf(signs) : undefined;
}

function checkSign(signs: string): string {
  const sum = [...signs].reduce(
    (total, sign, place) => total + (place + 2) * REFERENCE_SIGNS.indexOf(sign),
    0,
  );
  return REFERENCE_SIGNS[sum % REFERENCE_SIGNS.length]!;
}
