import { limitMarks, MARKS_MOST } from './normalize-text.ts';

/**
 * Text that no keyboard produces or no database stores: NUL, lone surrogates, too many marks on one letter.
 */
const UNREADABLE = new RegExp(`\\0|\\p{Surrogate}|\\p{M}{${MARKS_MOST + 1}}`, 'u');

/**
 * Reports whether a text can be stored and displayed: no NUL, no lone surrogates, at most eight marks on a
 * letter. Takes linear time.
 */
export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text);
}

/** Removes everything that `isReadable` rejects, including marks beyond eight on a letter. */
export function makeReadable(text: string): string {
  if (isReadable(text)) return text;
  return limitMarks(text.replace(/\0|\p{Surrogate}/gu, ''));
}

/**
 * Removes what nobody sees: joiners, and marks of format and control but line breaks and tabs. For comparing texts only:
 * joiners shape Gujarati and Hindi letters.
 */
export function removeInvisible(text: string): string {
  return text.replace(/\p{DI}|[^\P{C}\n\r\t]/gu, '');
}
