import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { indexPerson, isContactSearch, personQuery } from './person-words.server.ts';

const { pool } = await testDatabase();

const KOKILA = {
  names: ['Kokila Shah', 'Rajkot', null],
  numbers: ['7KXM'],
  contacts: ['9825000110', 'kokila.shah2@example.com'],
};

async function finds(q: string, { person = KOKILA, scope = '9/', names = false } = {}): Promise<boolean> {
  const words = personQuery(q, { scope, names });
  if (words === '') return false;
  const text = 'select $1::tsvector @@ $2::tsquery as found';
  const { rows } = await pool.query<{ found: boolean }>(text, [indexPerson(person, '9/'), words]);
  return rows[0]!.found;
}

describe('what lists mask', () => {
  test.each([
    ...['9825000110', '98250 00110', '+91 98250-00110', '09825000110', '૯૮૨૫૦૦૦૧૧૦', '0110'],
    ...['kokila.shah2@example.com', 'Kokila.Shah2@Example.com', 'kokila kokila.shah2@example.com'],
    ...['Shah 98250 00110', '9825000110 kokila.shah2@example.com'],
  ])('is found as a whole: %s', async (q) => {
    expect(await finds(q)).toBe(true);
  });

  test.each([
    ...['9', '98', '982', '98250', '982500011', '98250 00', '825000110', '00110', '9825000111'],
    ...['shah2', 'example', 'com', 'kokila.shah2', 'kokila.shah2@', 'kokila.shah2@example', '@example.com'],
    ...['kokila.shah2@example.co', 'shah2@example.com', 'Kokila 982500011', '=982500011'],
  ])('is not found by a part: %s', async (q) => {
    expect(await finds(q)).toBe(false);
  });

  test('is not found at all where names alone are searched', async () => {
    for (const q of ['9825000110', 'kokila.shah2@example.com'])
      expect(await finds(q, { names: true }), q).toBe(false);
    expect(await finds('Kokila rajk', { names: true })).toBe(true);
  });

  test('is not found in a name', async () => {
    const person = { ...KOKILA, names: ['Ravi 98790 12342 ravi@example.org'] };
    for (const q of ['98790', '9879', 'example']) expect(await finds(q, { person }), q).toBe(false);
    expect(await finds('ravi', { person })).toBe(true);
  });
});

test('names, towns and visible numbers are found by their beginnings, in the list that the scope names', async () => {
  for (const q of ['kok', 'shah rajk', '7kx', 'કોકિલા', 'rajkot 0110']) expect(await finds(q), q).toBe(true);
  expect(await finds('kokila', { scope: '8/' })).toBe(false);
  expect(await finds('9825000110', { scope: '8/' })).toBe(false);
  const payment = { ...KOKILA, numbers: ['400000000017'] };
  expect(await finds('4000 0000 0017', { person: payment })).toBe(true);
});

test.each([
  ['kokila', false],
  ['kokila 0110', false],
  ['98250 00110', true],
  ['name a@example.org', true],
  ['a@', false],
  ['4000 0000 0017', false],
])('%s looks for what lists mask: %s', (q, expected) => {
  expect(isContactSearch(q)).toBe(expected);
});
