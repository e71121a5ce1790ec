import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { BRAND } from '#src/brand.ts';
import { runHeavyWork } from '#src/server/workers/heavy-work.server.ts';
import { endIdleThread } from '#src/server/workers/kept-thread.server.ts';
import { normalizeText } from '#src/shared/normalize-text.ts';
import { PASSWORD_LEAST, PASSWORD_MOST } from '#src/features/account/account.values.ts';
import { HashingQueue, type HashingRequester } from './hashing-queue.server.ts';

/**
 * Argon2id. 64 MiB and four passes take about 70 ms on one core. The library hashes outside the event loop.
 */
const COST = { memoryCost: 64 * 1024, timeCost: 4, parallelism: 1 };

/**
 * The hash of a password that nobody has. It is verified when there is no account, so that this takes as
 * long.
 */
const nobodysHash = hash('nobody has this password', COST);

const commonPasswords = new Set(dictionary['passwords-common']);
/** What somebody guesses first who knows this site, in lower case. */
const SITE_WORDS = [...Object.values(BRAND.name), 'gujarat', 'ગુજરાત', 'गुजरात'].map((word) =>
  word.toLowerCase(),
);

/** All hashing and verifying in this process goes through this queue. */
const hashing = new HashingQueue({ running: 1, waiting: 16, waitingOfNetwork: 3 });
const SOMEBODY: HashingRequester = { trusted: false, network: '' };

/**
 * Returns the hash to store.
 * @throws {AppError} 503 if too many passwords are being hashed already.
 */
export function hashPassword(password: string, from = SOMEBODY): Promise<string> {
  return runHashing(from, () => hash(normalizePassword(password), COST));
}

function runHashing<Result>(from: HashingRequester, work: () => Promise<Result>): Promise<Result> {
  const hashAlone = () =>
    runHeavyWork(() => {
      endIdleThread();
      return work();
    });
  return hashing.run(from, hashAlone);
}

/**
 * Normalizes the Unicode form, so that the same characters always match. Cuts off text that is too long for a
 * password and would only take time to hash.
 */
function normalizePassword(password: string): string {
  return normalizeText(password).slice(0, PASSWORD_MOST * 4);
}

/**
 * Returns whether the password matches the hash. Without a hash, it takes as long and returns false.
 * @throws {AppError} 503 if too many passwords are being hashed already.
 */
export async function isPassword({
  password,
  hash: storedHash,
  from = SOMEBODY,
}: {
  password: string;
  hash: string | undefined;
  from?: HashingRequester;
}): Promise<boolean> {
  const hashed = storedHash ?? (await nobodysHash);
  const matches = await runHashing(from, () => verify(hashed, normalizePassword(password)));
  return matches && storedHash !== undefined;
}

/**
 * Returns what is wrong with a new password as a message key, or undefined if it is acceptable. `about` are texts that
 * others know about its owner, such as the name, the email address and the name of the NGO.
 */
export function findPasswordError(
  password: string,
  about: readonly string[] = [],
): 'passwordShort' | 'passwordLong' | 'passwordKnown' | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LEAST) return 'passwordShort';
  if (length > PASSWORD_MOST) return 'passwordLong';
  const plain = normalizeText(password, 'NFKC').toLowerCase();
  // 'password2026!' is as easy to guess as 'password'.
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isOneCharacter = new Set(plain).size < 4;
  return isOneCharacter || commonPasswords.has(plain) || commonPasswords.has(core) || isAbout(plain, about)
    ? 'passwordKnown'
    : undefined;
}

/** Whether fewer than four letters are left of a password without the words that belong to the site and the person. */
function isAbout(plain: string, about: readonly string[]): boolean {
  const words = about.flatMap((text) =>
    normalizeText(text, 'NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u),
  );
  const known = [...SITE_WORDS, ...words].filter((word) => word.length >= 3 && plain.includes(word));
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ''), plain);
  return known.length > 0 && rest.replaceAll(/[^\p{L}]/gu, '').length < 4;
}
