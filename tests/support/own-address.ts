import { randomInt } from 'node:crypto';

/**
 * Returns a random address, so that tests do not share rate limits. The product trusts one proxy in front of
 * it.
 */
export function ownAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
