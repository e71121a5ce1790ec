import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * The keys that the app signs, hashes and encrypts with. Each is derived from SECRET_KEY for a single
 * purpose.
 */
export type Keys = {
  /** Names the SECRET_KEY in sealed values, without revealing it. */
  id: string;
  /** Signs session tokens. */
  token: Uint8Array;
  /** Hashes short codes. Without a key, a code could be guessed from its hash. */
  code: Uint8Array;
  /** Derives the tokens in links to tickets, so that a link can be mailed again. */
  ticket: Uint8Array;
  /** Encrypts values that the app must be able to read again. */
  record: Uint8Array;
  /** The keys of the earlier SECRET_KEY, which only open what they sealed and check what they signed. */
  previous: Keys | undefined;
};

const BYTES = 32;
const KEY_ID_LENGTH = 8;
/** Longer texts are not signed by us. */
const SIGNED_MOST = 200;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Without this option, Node also accepts tags of four bytes, which can be guessed. */
const TAG_LENGTH = { authTagLength: TAG_BYTES };

/** Derives the keys from `secretKey` and from its earlier value. The same secret always yields the same keys. */
export function deriveKeys(secretKey: string, previous?: string): Keys {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secretKey, 'keys of the app', purpose, BYTES));
  const record = derive('record');
  return {
    id: createHash('sha256').update(record).digest('base64url').slice(0, KEY_ID_LENGTH),
    token: derive('token'),
    code: derive('code'),
    ticket: derive('ticket'),
    record,
    previous: previous === undefined ? undefined : deriveKeys(previous),
  };
}

/**
 * Encrypts a short text for storage, with the id of the key in front: `k3yId.c1ph3rt3xt`. Only `unseal` with the same
 * `about` opens it.
 */
export function seal({ keys, text, about }: { keys: Keys; text: string; about: string }): string {
  return `${keys.id}.${encrypt({ key: keys.record, text, about })}`;
}

/**
 * Returns the text that was passed to `seal`. Opens texts sealed with earlier keys too, also those without the id of
 * their key, which older versions stored.
 * @throws {Error} if none of the keys opens it, or `about` differs.
 */
export function unseal({ keys, sealed, about }: { keys: Keys; sealed: string; about: string }): string {
  const [id = '', body] = sealed.split('.');
  if (body === undefined) return openUnnamed({ keys, sealed, about });
  const used = allOf(keys).find((candidate) => candidate.id === id);
  if (!used) throw new Error(`No key with the id ${id}: is an earlier SECRET_KEY missing?`);
  return decrypt({ key: used.record, sealed: body, about });
}

/** Returns the ids of the keys that `unseal` would try. */
export function keyIds(keys: Keys): string[] {
  return allOf(keys).map(({ id }) => id);
}

/** Returns the start of every text that `seal` makes with the current keys. */
export function sealPrefix(keys: Keys): string {
  return `${keys.id}.`;
}

/** Returns a text with its signature, for a link that opens what the text names. */
export function signText({ keys, text, purpose }: Signing): string {
  return `${text}.${hashWith(keys.ticket, `${purpose} ${text}`)}`;
}

/** Returns the text that `signText` signed, now or with an earlier key, or undefined if the signature is wrong. */
export function readSigned({ keys, text, purpose }: Signing): string | undefined {
  const end = text.lastIndexOf('.');
  if (text.length > SIGNED_MOST || end < 0) return undefined;
  const signed = text.slice(0, end);
  const isSigned = allOf(keys).some((candidate) =>
    isSameText(signText({ keys: candidate, text: signed, purpose }), text),
  );
  return isSigned ? signed : undefined;
}

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameText(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const allOf = (keys: Keys): Keys[] => (keys.previous ? [keys, keys.previous] : [keys]);

type Signing = { keys: Keys; text: string; purpose: string };

/** Opens a text without the id of its key. */
function openUnnamed({ keys, sealed, about }: { keys: Keys; sealed: string; about: string }): string {
  try {
    return decrypt({ key: keys.record, sealed, about });
  } catch (error) {
    if (!keys.previous) throw error;
    return decrypt({ key: keys.previous.record, sealed, about });
  }
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
