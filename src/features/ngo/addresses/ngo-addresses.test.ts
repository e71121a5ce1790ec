import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import type { NgoAddress } from './ngo-addresses.contract.ts';

const { call, db, pool } = await testApp();
const first = await savedNgo(db, { category: 'health' });
const waiting = await savedNgo(db, { status: 'pending' });
// A distant id, as if 500 other NGOs were in between.
await pool.query('alter table ngo alter column id restart with 1101');
const far = await savedNgo(db, { category: 'women' });

test('lists the parts with a listed NGO', async () => {
  const { status, body } = await call<{ data: number[] }>('GET', 'ngo/getNgoAddressParts');
  expect([status, body.data]).toEqual([200, [0, 2]]);
});

test('returns the listed addresses of a part', async () => {
  const { body } = await call<{ data: NgoAddress[] }>('GET', 'ngo/getNgoAddresses/0');
  const today = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string;
  expect(body.data).toEqual([{ _id: first, category: 'health', updatedAt: today }]);
  expect(body.data.map(({ _id }) => _id)).not.toContain(waiting);
  const later = await call<{ data: NgoAddress[] }>('GET', 'ngo/getNgoAddresses/2');
  expect(later.body.data.map(({ _id }) => _id)).toEqual([far]);
});

test.for(['1', '999999999', '-1', 'x', '1e3', '99999999999999999999'])(
  'there is no part %s: 404',
  async (part) => {
    expect((await call('GET', `ngo/getNgoAddresses/${part}`)).status).toBe(404);
  },
);
