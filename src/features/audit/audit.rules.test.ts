import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields } from './audit.rules.ts';

const SECRETS = [
  'password',
  'newPassword',
  'passwordHash',
  'password_hash',
  'totpSecret',
  'token',
  'tokenHash',
  'code',
  'otpCode',
];
const NUMBERS = ['pan', 'PAN', 'accountNumber', 'account_number', 'reg12ANumber', 'reg_80g_number', 'ifsc'];

const plainName = fc.constantFrom(
  'name',
  'mission',
  'city',
  'services',
  'darpanId',
  'foundedYear',
  'contacts',
);
const secretName = fc.constantFrom(...SECRETS);
/** A text that cannot occur in the result by chance. */
const secret = fc.stringMatching(/^[A-Za-z0-9]{12,40}$/).map((text) => `<<${text}>>`);
/** Secrets can be anywhere: in a field, in a nested field, or in an item of a list. */
const holder = fc.oneof(
  secret,
  fc.tuple(secretName, secret).map(([name, value]) => ({ [name]: value })),
  fc.array(
    fc.tuple(secretName, secret).map(([name, value]) => ({ kind: 'x', [name]: value })),
    { minLength: 1, maxLength: 3 },
  ),
);

test('masks secrets at any depth', () => {
  fc.assert(
    fc.property(secretName, secret, secret, plainName, holder, (name, one, two, plain, value) => {
      const nested = typeof value === 'string' ? {} : { [plain]: value };
      const text = JSON.stringify([
        changedFields({ before: { [name]: one, ...nested }, after: { [name]: two } }),
        changedFields({ before: {}, after: { [name]: two, deep: { er: nested } } }),
      ]);
      expect(text).not.toMatch(/<<|>>/);
    }),
  );
});

test('shows only the ends of identifying numbers, at any depth', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NUMBERS), fc.stringMatching(/^[A-Z0-9]{8,20}$/), (name, number) => {
      const text = JSON.stringify([
        changedFields({ before: {}, after: { [name]: number } }),
        changedFields({ before: { papers: [{ [name]: number }] }, after: {} }),
      ]);
      expect(text).not.toContain(number);
      expect(text).toContain(`${number.slice(0, 3)}…${number.slice(-2)}`);
    }),
  );
});

test('shows only the ends of a tax document’s number, and other documents’ numbers in full', () => {
  const paper = { number: 'AAATS1234KE20214', validTo: '2027-03-31' };
  const { after } = changedFields({ before: {}, after: { reg12A: paper, reg80G: paper, fcra: paper } });
  const masked = { number: 'AAA…14', validTo: '2027-03-31' };
  expect(after).toEqual({ reg12A: masked, reg80G: masked, fcra: paper });
});

test('masks short numbers completely', () => {
  for (const pan of ['ABCDE', 'ABCD', 'AB', '123456'])
    expect(changedFields({ before: {}, after: { pan } }).after).toEqual({ pan: '…' });
});

test('returns only the fields that differ, with old and new values', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string(), { maxLength: 3 }),
  );
  const fields = fc.dictionary(plainName, value, { noNullPrototype: true });
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const changed = changedFields({ before, after });
      const names = Object.keys(changed.after);
      expect(Object.keys(changed.before)).toEqual(names);
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
        const [was, is] = [before[name] ?? null, after[name] ?? null];
        if (JSON.stringify(was) === JSON.stringify(is)) expect(names).not.toContain(name);
        else expect([changed.before[name], changed.after[name]]).toEqual([was, is]);
      }
    }),
  );
});

test('what erasing empties is recorded as changed, or as added or removed, without its values', () => {
  const before = {
    title: 'Camp',
    contactPhone: '9879012342',
    contactEmail: null,
    onlineLink: 'https://a.example',
  };
  const after = {
    title: 'Eye camp',
    contactPhone: '9879012343',
    contactEmail: 'a@example.org',
    onlineLink: null,
  };
  expect(changedFields({ before, after, entity: 'event' })).toEqual({
    before: { title: 'Camp', contactPhone: '…', contactEmail: null, onlineLink: '…' },
    after: { title: 'Eye camp', contactPhone: '…', contactEmail: '…', onlineLink: null },
  });
  expect(
    changedFields({ before: {}, after: { email: 'a@example.org', role: 'member' }, entity: 'invitation' }),
  ).toEqual({
    before: { email: null, role: null },
    after: { email: '…', role: 'member' },
  });
});
