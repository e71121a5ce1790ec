import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// Stands in for @node-rs/argon2 in tests (vitest.config.ts). With CHEAP_HASHES, as in tests with a database, the hashes
// are real, but take no time: the true cost is 70 ms of a core. passwords.server.test.ts checks what the product asks for.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const isCheap = process.env['CHEAP_HASHES'] !== undefined;

let count = 0;
let held: Promise<void> | undefined;

export async function hash(password: string, options?: Argon2.Options): Promise<string> {
  count++;
  await held;
  return isCheap ? hashCheaply(password) : argon2.hash(password, options);
}

export async function verify(hashed: string, password: string): Promise<boolean> {
  count++;
  await held;
  return argon2.verify(hashed, password);
}

/** Returns a hash that takes no time to verify either. */
export function hashCheaply(password: string): Promise<string> {
  return argon2.hash(password, CHEAP);
}

/** Returns how many passwords were hashed or verified so far. */
export function countHashes(): number {
  return count;
}

/** Lets no hash end until the returned function is called. */
export function holdHashes(): () => void {
  let release = () => {};
  held = new Promise((resolve) => (release = resolve));
  return () => {
    held = undefined;
    release();
  };
}
