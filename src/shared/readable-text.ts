import { limitMarks, MARKS_MOST } from './normalize-text.ts';

/** What no keyboard types and no database stores: NUL, and half of a surrogate pair; and marks piled on one letter. */
const UNREADABLE = new RegExp(`\\0|\\p{Surrogate}|\\p{M}{${MARKS_MOST + 1}}`, 'u');

/** Whether a text can be stored and shown: whole letters, no NUL, at most eight marks on a letter. Linear in its length. */
export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text);
}

/** The text without what `isReadable` refuses; marks beyond eight on a letter are dropped. */
export function makeReadable(text: string): string {
  if (isReadable(text)) return text;
  return limitMarks(text.replace(/\0|\p{Surrogate}/gu, ''));
}
