import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { SealedColumn } from '#src/server/database/sealed-columns.queries.server.ts';
import { hashWith, isSameText, seal, unseal, type Keys } from '#src/server/security/keys.server.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { LONG_PIN_DIGITS, PIN_DIGITS } from '#src/features/help-request/help-request.values.ts';

const SALT_BYTES = 16;
const aboutOf = (requestId: string) => `help pin ${requestId}`;

/** The sealed hashes of PINs. */
export const PIN_HASHES: SealedColumn[] = [
  { table: 'help_assistance', column: 'pin_sealed', boundTo: 'request_id', about: aboutOf },
  { table: 'help_earlier_pin', column: 'pin_sealed', boundTo: 'request_id', about: aboutOf },
];

/** Returns a random PIN: six digits. */
export function makePin(): string {
  return String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
}

/**
 * Returns what is stored of a PIN: its salted hash, sealed for this request. A dump of the database tells nothing about
 * it, and it stays valid when SECRET_KEY changes.
 */
export function sealPin({ keys, requestId, pin }: { keys: Keys; requestId: string; pin: string }): string {
  const salt = randomBytes(SALT_BYTES);
  const text = `${salt.toString('base64url')} ${hashWith(salt, pin)}`;
  return seal({ keys, text, about: aboutOf(requestId) });
}

/**
 * Returns the long PIN of a request: 16 digits, derived from the salt of its PIN, so it changes with it and is stored
 * nowhere else. It is compared without any limit, so nobody can use up the tries of whoever has it: with 300 tries a minute
 * from each of 1,000 networks, an even chance takes 30,000 years.
 */
export function longPinOf(stored: { keys: Keys; requestId: string; sealed: string }): string {
  const { salt } = readStored(stored);
  const value = BigInt(`0x${createHmac('sha256', salt).update('long pin').digest('hex')}`);
  return String(value % 10n ** BigInt(LONG_PIN_DIGITS)).padStart(LONG_PIN_DIGITS, '0');
}

/** Returns the digits of an entered PIN. Accepts spaces, and the digits of Gujarati and Hindi. */
export function readPin(entered: string): { digits: string; isLong: boolean } {
  const digits = toAsciiDigits(entered).replace(/[\s-]/g, '');
  return { digits, isLong: digits.length === LONG_PIN_DIGITS && /^\d+$/.test(digits) };
}

/** Returns whether this is the long PIN of the request. */
export function isLongPin(input: { keys: Keys; requestId: string; sealed: string; digits: string }): boolean {
  return isSameText(longPinOf(input), input.digits);
}

/** Returns whether these are the digits of the PIN of the request. */
export function isPin(input: { keys: Keys; requestId: string; sealed: string; digits: string }): boolean {
  const { salt, hashed } = readStored(input);
  return isSameText(hashWith(salt, input.digits), hashed);
}

function readStored({ keys, requestId, sealed }: { keys: Keys; requestId: string; sealed: string }) {
  const [salt = '', hashed = ''] = unseal({ keys, sealed, about: aboutOf(requestId) }).split(' ');
  return { salt: Buffer.from(salt, 'base64url'), hashed };
}
