import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What the app signs, hashes and encrypts with; each made of SECRET_KEY for one purpose alone. */
export type Keys = {
  /** Signs the tokens of those who sign in. */
  token: Uint8Array;
  /** Hashes short codes: without it, a code could be guessed from its hash. */
  code: Uint8Array;
  /** Encrypts what the app must be able to read again. */
  record: Uint8Array;
};

const BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Without it Node takes tags of four bytes too, which can be guessed. */
const TAG_LENGTH = { authTagLength: TAG_BYTES };

/** The keys that `secretKey` stands for; the same ones each time. */
export function deriveKeys(secretKey: string): Keys {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secretKey, 'keys of the app', purpose, BYTES));
  return { token: derive('token'), code: derive('code'), record: derive('record') };
}

/** A hash that only the app can make (HMAC-SHA-256, base64url). */
export function hashWith(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Encrypts a short text (AES-256-GCM); `about` is bound to it, so that it is of no use elsewhere. */
export function encrypt({ key, text, about }: { key: Uint8Array; text: string; about: string }): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, TAG_LENGTH).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** What `encrypt` was given. @throws when it was made with another key, or for something else. */
export function decrypt({ key, sealed, about }: { key: Uint8Array; sealed: string; about: string }): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), TAG_LENGTH)
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  );
}
