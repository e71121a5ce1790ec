import { randomInt } from 'node:crypto';
import {
  REFERENCE_CHARACTERS,
  referenceLength,
  referenceOf,
  type ReferencePrefix,
} from '#src/shared/reference-number.ts';

/** Returns a random reference in its display form. It may exist already, so the table must refuse duplicates. */
export function randomReference(prefix: ReferencePrefix): string {
  const characters = Array.from(
    { length: referenceLength(prefix) },
    () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)],
  );
  return referenceOf(characters.join(''), prefix);
}
