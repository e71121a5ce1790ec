import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPasswordError, hashPassword, isPassword } from './passwords.server.ts';

describe('a hash', () => {
  test('is argon2id with 64 MiB and four passes', async () => {
    expect(await hashPassword('seven green buffaloes')).toMatch(
      /^\$argon2id\$v=19\$m=65536,t=4,p=1\$[\w+/]{22,}\$[\w+/]{43}$/,
    );
  });

  test('differs each time and verifies its password', async () => {
    const [one, two] = [
      await hashPassword('seven green buffaloes'),
      await hashPassword('seven green buffaloes'),
    ];
    expect(one).not.toBe(two);
    expect(await isPassword({ password: 'seven green buffaloes', hash: one })).toBe(true);
    expect(await isPassword({ password: 'seven green buffaloes ', hash: one })).toBe(false);
    expect(await isPassword({ password: 'Seven green buffaloes', hash: one })).toBe(false);
  });

  test('does not depend on the Unicode composition', async () => {
    const hash = await hashPassword('Zoë’s café 2026');
    expect(await isPassword({ password: 'Zoë’s café 2026'.normalize('NFD'), hash })).toBe(true);
    const gujarati = await hashPassword('મારી ગાય સફેદ છે');
    expect(await isPassword({ password: 'મારી ગાય સફેદ છે', hash: gujarati })).toBe(true);
    expect(await isPassword({ password: 'મારી ગાય સફેદ છું', hash: gujarati })).toBe(false);
  });

  test.each(['x', 'ગ', '🐃', '\u0958'])('covers the whole of the longest password, of %s', async (letter) => {
    const longest = `${letter.repeat(199)}y`;
    expect(findPasswordError(`ab${letter.repeat(197)}y`)).not.toBe('passwordLong');
    const hash = await hashPassword(longest);
    expect(await isPassword({ password: letter.repeat(200), hash })).toBe(false);
    expect(await isPassword({ password: longest, hash })).toBe(true);
  });
});

test('no password matches without an account', async () => {
  for (const password of ['', 'nobody has this password', 'seven green buffaloes'])
    expect(await isPassword({ password, hash: undefined })).toBe(false);
});

describe('a new password', () => {
  test.each([
    ['nine char', 'passwordShort'],
    ['', 'passwordShort'],
    // Five characters, each of which is two UTF-16 code units.
    ['🐃🐃🐃🐃🐃', 'passwordShort'],
    ['નમસ્તે 12', 'passwordShort'],
    ['x'.repeat(100) + 'yz'.repeat(51), 'passwordLong'],
    ['aaaaaaaaaaaa', 'passwordKnown'],
    ['1234567890', 'passwordKnown'],
    ['password123', 'passwordKnown'],
    ['Password2026!', 'passwordKnown'],
    ['!!!qwertyuiop!!!', 'passwordKnown'],
    ['QWERTYUIOP', 'passwordKnown'],
    ['1q2w3e4r5t', 'passwordKnown'],
    ['ｑｗｅｒｔｙｕｉｏｐ', 'passwordKnown'],
  ])('refuses %j: %s', (password, error) => {
    expect(findPasswordError(password)).toBe(error);
  });

  test.each([
    'sahay2026!',
    'Gujarat@1960',
    'સહાય ગુજરાત 123',
    'Asha.Patel-99',
    'ashapatel1990',
    'JivanTrust 2026',
  ])('refuses %j, which is about the site, the person or the NGO', (password) => {
    const about = ['Asha Patel', 'asha.p@jivan.example', 'Jivan Trust'];
    expect(findPasswordError(password, about)).toBe('passwordKnown');
    expect(findPasswordError(`${password} eats mangoes`, about)).toBeUndefined();
  });

  test.each([
    'ten lettrs',
    'seven green buffaloes',
    'મારી ગાય સફેદ છે',
    'मेरी गाय सफ़ेद है',
    'x7$Kq!29vB',
    'yz'.repeat(99) + 'ab',
  ])('accepts %j', (password) => {
    expect(findPasswordError(password)).toBeUndefined();
  });

  test('any text is checked without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (password) => {
        const length = [...password].length;
        const error = findPasswordError(password);
        if (length < 10) expect(error).toBe('passwordShort');
        if (length > 200) expect(error).toBe('passwordLong');
      }),
    );
  });
});
