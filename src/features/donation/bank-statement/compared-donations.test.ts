import { expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { addDays } from '#src/shared/india-time.ts';
import { rupees } from '#src/shared/money.ts';
import { daysBeside, saveDecoys } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  deleteOldLayouts,
  selectLayouts,
  selectOpenDonations,
  selectReceivedDonations,
  upsertLayout,
} from './bank-statement.queries.server.ts';

const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedDonation } = donationTesting(app);
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

test('a statement is compared with the open gifts of the NGO: claims first, then the latest', async () => {
  const [ngoId, other] = [await savedNgo(), await savedNgo()];
  const amount = rupees(500);
  const claim = await savedDonation({ ngoId, status: 'claimed', amount });
  const begun = await savedDonation({ ngoId, amount });
  const refused = await savedDonation({ ngoId, status: 'refused', amount: rupees(600) });
  const received = { received_on: '2026-11-18', received_at: new Date(), proof: 'ngo' } as const;
  await saveDecoys(pool, {
    table: 'donation',
    like: claim.id,
    but: [
      { ngo_id: other },
      { method: 'gateway' },
      { status: 'failed' },
      { status: 'cancelled' },
      { status: 'received', ...received },
      // A gift that was refused is not offered again for its amount alone.
      { status: 'refused', refuse_reason: 'Not in our bank', utr: '499999999991' },
      { amount: rupees(501), utr: '499999999992' },
    ],
  });
  const [laterClaim] = await saveDecoys(pool, { table: 'donation', like: claim.id, but: [{}] });
  const laterBegun = await savedDonation({ ngoId, amount });
  const found = async (values: {
    utrs?: string[];
    references?: string[];
    amounts?: (typeof amount)[];
    limit?: number;
  }) =>
    idsOf(
      await selectOpenDonations(db, { ngoId, utrs: [], references: [], amounts: [], limit: 10, ...values }),
    );
  const ofAmount = [laterClaim, claim.id, laterBegun.id, begun.id];
  expect(await found({ amounts: [amount] })).toEqual(ofAmount);
  expect(await found({ amounts: [amount], limit: 3 })).toEqual(ofAmount.slice(0, 3));
  expect(await found({ utrs: [claim.utr, refused.utr] })).toEqual([laterClaim, claim.id, refused.id]);
  expect(await found({ references: [refused.reference, begun.reference] })).toEqual([refused.id, begun.id]);
});

test('lines are compared with the gifts that the NGO received on days nearby, or with the same number', async () => {
  const [ngoId, other] = [await savedNgo(), await savedNgo()];
  const [from, to] = ['2026-11-10', '2026-11-28'];
  const gift = await savedDonation({ ngoId, status: 'received', receivedOn: from });
  const like = { table: 'donation', like: gift.id } as const;
  const [last, refunded, numbered] = await saveDecoys(pool, {
    ...like,
    but: [
      { utr: null, received_on: to },
      { utr: null, status: 'refunded', refunded: rupees(500) },
      { utr: '499999999999', received_on: addDays(to, 300) },
    ],
  });
  const [before, after] = daysBeside({ from, to });
  await saveDecoys(pool, {
    ...like,
    but: [
      { ngo_id: other },
      { utr: null, status: 'cancelled' },
      { utr: null, received_on: before },
      { utr: null, received_on: after },
    ],
  });
  const rows = await selectReceivedDonations(db, { ngoId, from, to, utrs: ['499999999999'] });
  expect(idsOf(rows)).toEqual([gift.id, last, refunded, numbered]);
});

test('a gift is received by word if neither a number, nor a line, nor the gateway proves it', async () => {
  const ngoId = await savedNgo();
  const day = '2026-11-18';
  const gift = await savedDonation({ ngoId, status: 'received', receivedOn: day });
  const byWord = await saveDecoys(pool, {
    table: 'donation',
    like: gift.id,
    but: (['upi', 'bankTransfer', 'cheque', 'cash'] as const).map((method) => ({ method, utr: null })),
  });
  await saveDecoys(pool, {
    table: 'donation',
    like: gift.id,
    but: [
      { utr: null, statement_line: 'the hash of a line' },
      { utr: null, proof: 'statement' },
      { utr: null, method: 'gateway' },
    ],
  });
  const rows = await selectReceivedDonations(db, { ngoId, from: day, to: day, utrs: [] });
  expect(rows).toHaveLength(8);
  expect(idsOf(rows.filter((row) => row.byWord))).toEqual(byWord);
});

test('the layouts that an NGO saved or used last are kept, and those of other NGOs', async () => {
  const [ngoId, other] = [await savedNgo(), await savedNgo()];
  const columns = { date: 0, narration: 1, reference: null, credit: 2, direction: null };
  for (const hash of ['first', 'second', 'third', 'first']) await upsertLayout(db, { ngoId, hash, columns });
  for (const hash of ['first', 'second', 'third']) await upsertLayout(db, { ngoId: other, hash, columns });
  await deleteOldLayouts(db, { ngoId, latest: 2 });
  expect(Object.keys(await selectLayouts(db, ngoId)).sort()).toEqual(['first', 'third']);
  expect(Object.keys(await selectLayouts(db, other))).toHaveLength(3);
});
