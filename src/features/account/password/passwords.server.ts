import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { normalizeText } from '#src/shared/normalize-text.ts';
import { PASSWORD_LEAST, PASSWORD_MOST } from '#src/features/account/account.values.ts';
import { HashingQueue, type HashingRequester } from './hashing-queue.server.ts';

/** Argon2id; 64 MiB and four passes cost some 70 ms of one core. The library hashes beside the event loop. */
const COST = { memoryCost: 64 * 1024, timeCost: 4, parallelism: 1 };

/** The hash of a password nobody has: checked where there is no account, so that it takes as long. */
const nobodysHash = hash('nobody has this password', COST);

const wellKnown = new Set(dictionary['passwords-common']);

/** What this process hashes and compares: all of it goes through here. */
const hashing = new HashingQueue({ running: 1, waiting: 16, waitingOfNetwork: 3 });
const SOMEBODY: HashingRequester = { trusted: false, network: '' };

/** The hash that is stored. @throws {AppError} 503 when too many passwords are hashed already. */
export function hashPassword(password: string, from = SOMEBODY): Promise<string> {
  return hashing.run(from, () => hash(asTyped(password), COST));
}

/** The same letters however they were composed; more than a new one may have would only cost time. */
function asTyped(password: string): string {
  return normalizeText(password).slice(0, PASSWORD_MOST * 4);
}

/**
 * Whether the password is the one of the hash; takes as long when there is no hash, and is never true then.
 * @throws {AppError} 503 when too many passwords are hashed already.
 */
export async function isPassword({
  password,
  hash: known,
  from = SOMEBODY,
}: {
  password: string;
  hash: string | undefined;
  from?: HashingRequester;
}): Promise<boolean> {
  const hashed = known ?? (await nobodysHash);
  const matches = await hashing.run(from, () => verify(hashed, asTyped(password)));
  return matches && known !== undefined;
}

/** What is wrong with a new password, as a message's key; undefined when it will do. */
export function findPasswordError(
  password: string,
): 'passwordShort' | 'passwordLong' | 'passwordKnown' | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LEAST) return 'passwordShort';
  if (length > PASSWORD_MOST) return 'passwordLong';
  const plain = normalizeText(password, 'NFKC').toLowerCase();
  // 'password2026!' is as well-known as 'password'.
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isOneCharacter = new Set(plain).size < 4;
  return isOneCharacter || wellKnown.has(plain) || wellKnown.has(core) ? 'passwordKnown' : undefined;
}
