import { randomBytes, randomInt } from 'node:crypto';
import type { SealedColumn } from '#src/server/database/sealed-columns.queries.server.ts';
import { hashWith, isSameText, seal, unseal, type Keys } from '#src/server/security/keys.server.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { PIN_DIGITS } from '#src/features/help-request/help-request.values.ts';

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

/** Returns whether this is the PIN of the request. Accepts spaces, and the digits of Gujarati and Hindi. */
export function isPin(input: { keys: Keys; requestId: string; sealed: string; entered: string }): boolean {
  const { keys, requestId, sealed, entered } = input;
  const [salt = '', hashed = ''] = unseal({ keys, sealed, about: aboutOf(requestId) }).split(' ');
  const pin = toAsciiDigits(entered).replace(/\s/g, '');
  return isSameText(hashWith(Buffer.from(salt, 'base64url'), pin), hashed);
}
