import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// Stands in for @node-rs/argon2 in tests with a database (vitest.config.ts). The hashes are real, but take no time:
// the true cost is 70 ms of a core. passwords.server.test.ts runs without it and checks what the product asks for.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

let count = 0;
let held: Promise<void> | undefined;

export async function hash(password: string, options?: Argon2.Options): Promise<string> {
  count++;
  await held;
  return argon2.hash(password, { ...options, ...CHEAP });
}

export async function verify(hashed: string, password: string): Promise<boolean> {
  count++;
  await held;
  return argon2.verify(hashed, password);
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
