import { beforeEach, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { REFUSED_RETENTION_DAYS, UNPAID_RETENTION_DAYS } from '#src/features/donation/donation.values.ts';
import { donorPageTesting } from '#src/features/donation/donor-page/donor-page.fixture.ts';
import { standingGiftTesting } from '#src/features/donation/standing-gift/standing-gift.fixture.ts';
import { addDays, startOfDay } from '#src/shared/india-time.ts';
import { saveDecoys, saveRow, type Columns } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import * as erase from './erase-donors.queries.server.ts';
import * as retention from './retention.queries.server.ts';
import { timesBeforeNow } from '../../../../tests/support/days.ts';

const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedGivingNgo, savedDonation } = donationTesting(app);
const { savedStandingGift } = standingGiftTesting(app);
const { savedLink } = donorPageTesting(app);

const { daysAgo } = timesBeforeNow();
const received = { received_at: new Date(), proof: 'ngo', utr: null } as const;
const erased = { erased_at: new Date() };

let ngoId: string;
let id: string;
beforeEach(async () => {
  await pool.query('truncate donation_receipt, donation, standing_gift, donor_link, gateway_event cascade');
  ngoId = await savedNgo();
  ({ id } = await savedDonation({ ngoId, status: 'claimed' }));
});
const donationsLike = (but: Columns<'donation'>[]) => saveDecoys(pool, { table: 'donation', like: id, but });
const left = async (table: 'donation' | 'standing_gift' | 'gateway_event' = 'donation') =>
  (await pool.query<{ id: string }>(`select id::text from ${table} order by ${table}.id`)).rows.map(
    (row) => row.id,
  );

test('gifts and standing gifts that were begun and not paid are deleted after a month', async () => {
  const old = { created_at: daysAgo(UNPAID_RETENTION_DAYS + 1) };
  const begun = { ...old, status: 'created' } as const;
  const kept = await donationsLike([
    { ...begun, created_at: daysAgo(UNPAID_RETENTION_DAYS - 1) },
    { ...begun, gateway_problem: 'amount' },
    { ...old, status: 'refused', refuse_reason: 'Not in our bank' },
    { ...old, status: 'cancelled' },
    old,
  ]);
  await donationsLike([begun, { ...begun, status: 'failed' }, begun]);
  expect(await retention.deleteUnpaid(db, 2)).toBe(2);
  expect(await retention.deleteUnpaid(db, 2)).toBe(1);
  expect(await left()).toEqual([id, ...kept]);

  const gift = await savedStandingGift({ ngoId });
  const [withCreated, withFailed, withClaimed, withRefused] = await saveDecoys(pool, {
    table: 'standing_gift',
    like: gift.id,
    but: [old, old, old, old, old],
  });
  const [started] = await saveDecoys(pool, {
    table: 'standing_gift',
    like: gift.id,
    but: [{ ...old, starts_at: daysAgo(2), next_on: '2026-12-05' }],
  });
  await donationsLike([
    { standing_gift_id: withCreated, status: 'created' },
    { standing_gift_id: withFailed, status: 'failed' },
    { standing_gift_id: withClaimed },
    { standing_gift_id: withRefused, status: 'refused', refuse_reason: 'Not in our bank' },
  ]);
  await retention.deleteUnstartedGifts(db);
  expect(await left('standing_gift')).toEqual([gift.id, withCreated, withFailed, withClaimed, started]);
});

test('donors are erased once the law does not need them any more, up to a limit', async () => {
  const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id).toSorted();
  const closedOn = { updated_at: daysAgo(REFUSED_RETENTION_DAYS + 1) };
  const refused = { ...closedOn, status: 'refused', refuse_reason: 'Not in our bank' } as const;
  const [first, second] = await donationsLike([
    refused,
    { ...closedOn, status: 'cancelled' },
    { ...refused, updated_at: daysAgo(REFUSED_RETENTION_DAYS - 1) },
    { ...refused, ...erased },
    closedOn,
  ]);
  expect(idsOf(await retention.lockClosed(db, 9))).toEqual([first!, second!].toSorted());
  expect(await retention.lockClosed(db, 1)).toHaveLength(1);

  const day = '2018-04-01';
  const onDay = (received_on: string) => ({ ...received, status: 'received' as const, received_on });
  const before = startOfDay(addDays(day, -1));
  const claims = await donationsLike([
    { updated_at: before },
    { updated_at: before },
    { updated_at: startOfDay(day) },
    { updated_at: before, ...erased },
    { ...refused, updated_at: before },
  ]);
  const [old, older] = await donationsLike([
    onDay(addDays(day, -1)),
    onDay('2017-01-01'),
    onDay(day),
    { ...onDay('2017-01-01'), ...erased },
  ]);
  const locked = async (limit = 9) => idsOf(await retention.lockBefore(db, { day, limit }));
  expect(await locked()).toEqual([old!, older!].toSorted());
  expect(await locked(1)).toHaveLength(1);
  await pool.query('update donation set erased_at = now() where id = any ($1)', [[old, older]]);
  expect(await locked()).toEqual(claims.slice(0, 2).toSorted());
  expect(await locked(1)).toHaveLength(1);
});

test('of an erased donor stays the number of a payment that arrived or is claimed', async () => {
  const giving = await savedGivingNgo();
  const gift = await savedDonation({ ngoId: giving, status: 'received' });
  const neighbour = await savedDonation({ ngoId: giving, status: 'received' });
  const [refused] = await donationsLike([{ status: 'refused', refuse_reason: 'Not in our bank' }]);
  const search = `'erased'`;
  await erase.updateDonorsErased(
    db,
    [gift.id, id, refused!].map((one) => ({ id: one, search })),
  );
  const { rows } = await pool.query<{ id: string; name: string | null; utr: string | null }>(
    'select id::text, donor_name as name, utr from donation',
  );
  const found = Object.fromEntries(rows.map((row) => [row.id, [row.name, row.utr !== null]]));
  expect(found).toEqual({
    [gift.id]: [null, true],
    [id]: [null, true],
    [refused!]: [null, false],
    [neighbour.id]: ['કોકિલા પટેલ', true],
  });
  const receipts = await erase.selectReceiptsToErase(db, [gift.id]);
  expect(receipts).toHaveLength(1);
  await erase.updateReceiptsErased(db, [{ id: receipts[0]!.id, content: 'sealed' }]);
  const { rows: contents } = await pool.query(
    `select donation_id::text as id from donation_receipt where content = 'sealed'`,
  );
  expect(contents).toEqual([{ id: gift.id }]);
});

test('expired links, old reports of the gateway and what an erased NGO need not keep go', async () => {
  await savedLink('kokila@example.org');
  await savedLink('old@example.org', { isExpired: true });
  await retention.deleteExpiredLinks(db);
  const { rows } = await pool.query('select email from donor_link');
  expect(rows).toEqual([{ email: 'kokila@example.org' }]);

  const other = await savedNgo();
  const event = (received_at: Date, ngo_id = ngoId) =>
    saveRow(pool, {
      table: 'gateway_event',
      row: { ngo_id, event_id: String(received_at.getTime()), kind: 'payment', received_at },
    });
  const [recent] = [await event(daysAgo(29)), await event(daysAgo(31))];
  const ofOther = await event(daysAgo(1), other);
  await retention.deleteOldGatewayEvents(db, 30);
  expect(await left('gateway_event')).toEqual([recent, ofOther]);

  const kept = await donationsLike([
    { ngo_id: other },
    { status: 'received', ...received, received_on: '2026-11-20' },
    { status: 'created', gateway_problem: 'amount' },
  ]);
  await savedStandingGift({ ngoId });
  const standing = await savedStandingGift({ ngoId: other });
  await retention.deleteDonationsOfNgo(db, ngoId);
  expect(await left()).toEqual(kept);
  expect(await left('standing_gift')).toEqual([standing.id]);
  expect(await left('gateway_event')).toEqual([ofOther]);
});
