import { toAsciiDigits } from './india/digits.ts';
import { REFERENCE_MOST } from './text-limits.ts';

/**
 * What a number refers to: a help request, the ticket of an event, a volunteer, a volunteer's certificate, a donation,
 * a standing gift, or a receipt.
 */
export type ReferencePrefix = 'SH' | 'EV' | 'VO' | 'VC' | 'DN' | 'SG' | 'RC';

/**
 * Excludes 0, O, 1, I and L, which are easily confused. The count is prime, so that the check character
 * detects every swap.
 */
export const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** The number of characters before the check character: 31 to the power of 5 gives 28 million references. */
const REFERENCE_LENGTH = 5;
/**
 * The code of a receipt and the number of a certificate show it to anyone who knows them, so they must not be found by
 * guessing: 31 to the power of 11 gives 2.5 * 10^16.
 */
const CHECKED_LENGTH = 11;

/** Returns the number of characters before the check character. */
export function referenceLength(prefix: ReferencePrefix): number {
  return prefix === 'RC' || prefix === 'VC' ? CHECKED_LENGTH : REFERENCE_LENGTH;
}

/** Earlier certificates have the length of other references. */
function lengthsOf(prefix: ReferencePrefix): number[] {
  return prefix === 'VC' ? [CHECKED_LENGTH, REFERENCE_LENGTH] : [referenceLength(prefix)];
}

/** Returns whether a certificate has an earlier number, which can be found by guessing. */
export function isShortReference(reference: string): boolean {
  return /^[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{2}$/.test(reference);
}

/**
 * Returns the reference for `referenceLength` characters in its display form, `SH-9QD3-7K`. The last character is the
 * check character.
 */
export function referenceOf(characters: string, prefix: ReferencePrefix = 'SH'): string {
  const all = characters + checkCharacter(characters);
  return [prefix, ...all.match(/.{1,4}/g)!].join('-');
}

/**
 * Returns an entered reference in its display form, or undefined if it is not valid. The check character
 * detects every single wrong character and every swap of two characters.
 */
export function readReference(input: string, prefix: ReferencePrefix = 'SH'): string | undefined {
  if (input.length > REFERENCE_MOST) return undefined;
  return lengthsOf(prefix)
    .map((length) => readOfLength({ input, prefix, length }))
    .find((reference) => reference !== undefined);
}

function readOfLength({
  input,
  prefix,
  length,
}: {
  input: string;
  prefix: ReferencePrefix;
  length: number;
}): string | undefined {
  const plain = toAsciiDigits(input)
    .toUpperCase()
    // A prefix with a hyphen is no part of the number: EV-9QD3 is four of its characters, not six.
    .replace(new RegExp(`^[^0-9A-Z]*${prefix}[^0-9A-Z]+`), '')
    .replace(/[^0-9A-Z]/g, '')
    .replace(new RegExp(`^${prefix}(?=.{${length + 1}}$)`), '');
  const characters = plain.slice(0, -1);
  const isWhole =
    plain.length === length + 1 && [...plain].every((character) => REFERENCE_CHARACTERS.includes(character));
  return isWhole && checkCharacter(characters) === plain.at(-1) ? referenceOf(characters, prefix) : undefined;
}

function checkCharacter(characters: string): string {
  const sum = [...characters].reduce(
    (total, character, place) => total + (place + 2) * REFERENCE_CHARACTERS.indexOf(character),
    0,
  );
  return REFERENCE_CHARACTERS[sum % REFERENCE_CHARACTERS.length]!;
}
