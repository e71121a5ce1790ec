import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt, encrypt } from './keys.server.ts';

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
