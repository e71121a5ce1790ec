import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The keys that the app signs, hashes and encrypts with. Each is derived from SECRET_KEY for a single
 * purpose.
 */
export type Keys = {
  /** Signs session tokens. */
  token: Uint8Array;
  /** Hashes short codes. Without a key, a code could be guessed from its hash. */
  code: Uint8Array;
  /** Derives the tokens in links to tickets, so that a link can be mailed again. */
  ticket: Uint8Array;
  /** Encrypts values that the app must be able to read again. */
  record: Uint8Array;
};

const BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Without this option, Node also accepts tags of four bytes, which can be guessed. */
const TAG_LENGTH = { authTagLength: TAG_BYTES };

/** Derives the keys from `secretKey`. The same secret always yields the same keys. */
export function deriveKeys(secretKey: string): Keys {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secretKey, 'keys of the app', purpose, BYTES));
  return { token: derive('token'), code: derive('code'), ticket: derive('ticket'), record: derive('record') };
}

/** Returns a keyed hash of a text (HMAC-SHA-256, base64url). */
export function hashWith(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Encrypts a short text (AES-256-GCM). The result can only be decrypted with the same `about`. */
export function encrypt({ key, text, about }: { key: Uint8Array; text: string; about: string }): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, TAG_LENGTH).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Returns the text that was passed to `encrypt`.
 * @throws {Error} if the key or `about` differs from those used to encrypt.
 */
export function decrypt({ key, sealed, about }: { key: Uint8Array; sealed: string; about: string }): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), TAG_LENGTH)
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  );
}
