import { expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { ConfirmationResult } from './details.contract.ts';

const app = await testApp();
const { callConfirmed, confirmed, db, signedIn } = app;
const { savedGivingNgo, savedDonation, receiptsOf } = donationTesting(app);

const PEOPLE = 50;

test('50 people who confirm at once give numbers without a gap, and no donation two receipts', async () => {
  const ngoId = await savedGivingNgo();
  const other = await savedGivingNgo();
  const tokens: string[] = [];
  for (let count = 0; count < PEOPLE; count++) tokens.push((await signedIn({ role: 'ngo', ngoId })).token);
  for (const token of tokens) await confirmed(token);
  const add = async () => (await savedDonation({ ngoId, status: 'claimed' })).id;
  const own = await Promise.all(tokens.map(add));
  const contested = await Promise.all(Array.from({ length: 5 }, add));
  const elsewhere = (await savedDonation({ ngoId: other, status: 'claimed' })).id;

  const confirm = (token: string, id: string) =>
    callConfirmed('POST', `donation/confirmDonation/${id}`, { token, body: { receivedOn: '2026-11-20' } });
  // Everybody confirms one of their own, one that others confirm too, and one of another NGO. Five confirm all at once.
  const several = tokens.slice(0, 5).map((token) =>
    callConfirmed<{ data: { results: ConfirmationResult[] } }>('POST', 'donation/confirmDonations', {
      token,
      body: { ids: [...contested].reverse(), receivedOn: '2026-11-20' },
    }),
  );
  const answers = await Promise.all(
    tokens.flatMap((token, at) => [
      confirm(token, own[at]!),
      confirm(token, contested[at % contested.length]!),
      confirm(token, elsewhere),
    ]),
  );
  const results = (await Promise.all(several)).flatMap(({ body }) => body.data.results);

  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((_, at) => at % 3 === 0)).toEqual(own.map(() => 200));
  expect(statuses.filter((_, at) => at % 3 === 2)).toEqual(own.map(() => 404));
  const contestedOnce =
    statuses.filter((status, at) => at % 3 === 1 && status === 200).length +
    results.filter(({ isConfirmed }) => isConfirmed).length;
  expect(contestedOnce).toBe(contested.length);
  expect(new Set(statuses)).toEqual(new Set([200, 404, 409]));

  const receipts = await Promise.all([...own, ...contested].map((id) => receiptsOf(id)));
  expect(receipts.every((of) => of.length === 1)).toBe(true);
  const numbers = receipts.flat().map(({ number }) => number);
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
  expect(await receiptsOf(elsewhere)).toEqual([]);
  const [counted] = await runSql<[number, number]>(db, {
    text: `select sum(donations)::int, sum(amount)::int from donation_count
      where ngo_id = $1::bigint and status = 'received'`,
    values: [ngoId],
  });
  expect(counted).toEqual([numbers.length, numbers.length * 50_000]);
}, 60_000);
