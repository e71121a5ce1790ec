/** Milliseconds that a short refusal stays, as the specification says, and characters up to which one is short. */
const SHORT_MS = 4_000;
const SHORT_CHARACTERS = 48;
/** A longer one takes time to read: milliseconds at least, and those for a character, in a language one reads slowly. */
const LONG_MS = 8_000;
const CHARACTER_MS = 1_000 / 12;

/** Returns for how many milliseconds a refusal is shown. */
export function errorDuration(text: string): number {
  const { length } = text;
  return length <= SHORT_CHARACTERS ? SHORT_MS : Math.max(LONG_MS, Math.ceil(length * CHARACTER_MS));
}
