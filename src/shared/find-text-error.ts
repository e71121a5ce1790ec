import { holdsAadhaar } from './india/aadhaar.ts';

/**
 * Returns the key of the first rule that free text breaks, or undefined if it is valid. `empty` is the key for
 * a missing text, or undefined if the text is optional.
 */
export function findTextError<const Key extends string | undefined>({
  text,
  most,
  empty,
}: {
  text: string;
  most: number;
  empty: Key;
}): Key | 'aadhaar' | 'textLong' | undefined {
  if (text === '') return empty;
  if (holdsAadhaar(text)) return 'aadhaar';
  return text.length > most ? 'textLong' : undefined;
}
