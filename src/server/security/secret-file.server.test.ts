import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSecretFile, createTextFile, readStoredText } from './secret-file.server.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'sahay-kept-')), 'not-there-yet');
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

test('creates the secret once, readable by its owner only, and leaves no other file', () => {
  const secret = createSecretFile({ folder, name: 'key' });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(createSecretFile({ folder, name: 'key' })).toBe(secret);
  expect(statSync(join(folder, 'key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['key']);
});

test('reads a secret that an operator wrote, without the line end of the editor', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'written'), 'by hand\n');
  expect(readStoredText({ folder, name: 'written' })).toBe('by hand');
  expect(createTextFile({ folder, name: 'written', text: 'another' })).toBe('by hand');
});

test('keeps the first text', () => {
  expect(readStoredText({ folder, name: 'place' })).toBeUndefined();
  expect(createTextFile({ folder, name: 'place', text: 'here' })).toBe('here');
  expect(createTextFile({ folder, name: 'place', text: 'there' })).toBe('here');
  expect(readStoredText({ folder, name: 'place' })).toBe('here');
});
