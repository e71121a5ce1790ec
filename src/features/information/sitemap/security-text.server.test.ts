import { expect, test } from 'vitest';
import { securityText } from './security-text.server.ts';

const input = { contact: 'mailto:security@sahay.example', origin: 'https://sahay.example' };

test('security.txt contains contact, expiry, languages and its canonical URL', () => {
  const text = securityText({ ...input, now: new Date('2026-11-22T15:30:00Z') });
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@sahay.example',
    'Expires: 2027-05-21T00:00:00.000Z',
    'Preferred-Languages: en, hi, gu',
    'Canonical: https://sahay.example/.well-known/security.txt',
    '',
  ]);
});

test('security.txt changes once a day', () => {
  const at = (time: string) => securityText({ ...input, now: new Date(time) });
  expect(at('2026-11-22T00:00:00Z')).toBe(at('2026-11-22T23:59:59Z'));
  expect(at('2026-11-23T00:00:00Z')).not.toBe(at('2026-11-22T23:59:59Z'));
});
