import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  decrypt,
  deriveKeys,
  encrypt,
  readSigned,
  seal,
  sealPrefix,
  signText,
  unseal,
} from './keys.server.ts';

const key = new Uint8Array(randomBytes(32));
const about = 'totp 7';

test('decrypts only with the same key and context', () => {
  const sealed = encrypt({ key, text: 'ગુપ્ત', about });
  expect(decrypt({ key, sealed, about })).toBe('ગુપ્ત');
  expect(() => decrypt({ key, sealed, about: 'totp 8' })).toThrow(/./);
  expect(() => decrypt({ key: new Uint8Array(randomBytes(32)), sealed, about })).toThrow(/./);
});

test('refuses a truncated authentication tag', () => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  cipher.final();
  const tag = cipher.getAuthTag();
  const sealedWith = (bytes: number) => Buffer.concat([nonce, tag.subarray(0, bytes)]).toString('base64url');
  expect(decrypt({ key, sealed: sealedWith(16), about })).toBe('');
  for (const bytes of [4, 8, 12, 13, 14, 15])
    expect(() => decrypt({ key, sealed: sealedWith(bytes), about }), `${bytes} bytes`).toThrow(/tag/i);
});

const OLD = 'an earlier secret key, which the operator has replaced';
const NEW = 'the secret key that the operator uses from now on';
const old = deriveKeys(OLD);
const rotated = deriveKeys(NEW, OLD);

test('a sealed text names its key, which opens it after a rotation too', () => {
  const sealed = seal({ keys: old, text: '50100012345678', about: 'ngo 7' });
  expect(sealed.startsWith(sealPrefix(old))).toBe(true);
  expect(sealed).not.toContain('50100012345678');
  for (const keys of [old, rotated]) expect(unseal({ keys, sealed, about: 'ngo 7' })).toBe('50100012345678');
  expect(() => unseal({ keys: rotated, sealed, about: 'ngo 8' })).toThrow(/./);
  expect(() => unseal({ keys: deriveKeys(NEW), sealed, about: 'ngo 7' })).toThrow(/No key/);
  expect(seal({ keys: rotated, text: 'x', about: 'ngo 7' }).startsWith(sealPrefix(old))).toBe(false);
});

test('opens what older versions sealed, without the id of the key', () => {
  const sealed = encrypt({ key: old.record, text: 'JBSWY3DP', about });
  expect(unseal({ keys: old, sealed, about })).toBe('JBSWY3DP');
  expect(unseal({ keys: rotated, sealed, about })).toBe('JBSWY3DP');
  expect(() => unseal({ keys: deriveKeys(NEW), sealed, about })).toThrow(/./);
});

test('a signed text is read with the key that signed it, for the same purpose only', () => {
  const text = signText({ keys: old, text: 'DN-9QD3-7K', purpose: 'donation' });
  for (const keys of [old, rotated])
    expect(readSigned({ keys, text, purpose: 'donation' })).toBe('DN-9QD3-7K');
  expect(readSigned({ keys: old, text, purpose: 'standing gift' })).toBe(undefined);
  expect(readSigned({ keys: deriveKeys(NEW), text, purpose: 'donation' })).toBe(undefined);
  for (const wrong of ['', '.', 'DN-9QD3-7K', `${text}x`, text.replace('7K', '7M'), 'x'.repeat(1e6)])
    expect(readSigned({ keys: old, text: wrong, purpose: 'donation' }), wrong.slice(0, 80)).toBe(undefined);
});
