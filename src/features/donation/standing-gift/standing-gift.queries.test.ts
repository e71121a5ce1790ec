import { expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { deleteUnbegunStandingGift } from '#src/features/donation/giving/standing-gift.queries.server.ts';
import { addDays } from '#src/shared/india-time.ts';
import { rupees } from '#src/shared/money.ts';
import { hideNgo, saveDecoys } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { standingGiftTesting } from './standing-gift.fixture.ts';
import * as standing from './standing-gift.queries.server.ts';

const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedPurpose } = donationTesting(app);
const { savedStandingGift } = standingGiftTesting(app);

const TODAY = '2026-12-05';
const started = { startedOn: '2026-11-05', nextOn: TODAY };
const rows = async () =>
  (await pool.query<Record<string, unknown>>('select * from standing_gift order by id')).rows;

test('donors of verified NGOs are reminded from the day on which their gift is due', async () => {
  const [ngoId, hidden] = [await savedNgo(), await savedNgo()];
  await hideNgo(pool, { id: hidden });
  const purposeId = await savedPurpose(ngoId);
  const { id } = await savedStandingGift({ ngoId, purposeId, ...started });
  const tomorrow = addDays(TODAY, 1);
  const [late, , early] = await saveDecoys(pool, {
    table: 'standing_gift',
    like: id,
    but: [
      { next_on: addDays(TODAY, -1) },
      { ngo_id: hidden },
      { next_on: tomorrow },
      { starts_at: null, next_on: null },
    ],
  });
  const due = (after = '0', limit = 9) => standing.selectDueIds(db, { today: TODAY, after, limit });
  expect(await due()).toEqual([id, late]);
  expect(await due('0', 1)).toEqual([id]);
  expect(await due(id)).toEqual([late]);
  const locked = (gift: string) => standing.lockDue(db, { id: gift, today: TODAY });
  expect(await locked(early!)).toBeUndefined();
  const openPurpose = async () => (await locked(id))!.openPurpose?.id;
  expect(await openPurpose()).toBe(purposeId);
  const change = (column: 'ends_on' | 'closed_at', value: string) =>
    pool.query(`update donation_purpose set ${column} = $2 where id = $1`, [purposeId, value]);
  await change('ends_on', TODAY);
  expect(await openPurpose()).toBe(purposeId);
  await change('ends_on', addDays(TODAY, -1));
  expect(await openPurpose()).toBeUndefined();
  await change('ends_on', tomorrow);
  await change('closed_at', `${TODAY}T06:00:00Z`);
  expect(await openPurpose()).toBeUndefined();
});

test('standing gifts of a mailbox are shown oldest first, and each is changed alone', async () => {
  await pool.query('truncate standing_gift cascade');
  const ngoId = await savedNgo();
  const first = await savedStandingGift({ ngoId, unanswered: 2 });
  const second = await savedStandingGift({ ngoId, unanswered: 2 });
  await savedStandingGift({ ngoId, email: 'other@example.org', unanswered: 2 });
  const ofMailbox = await standing.selectStandingGiftsOf(db, first.email);
  expect(ofMailbox.map(({ reference }) => reference)).toEqual([first.reference, second.reference]);
  expect((await standing.selectStandingGift(db, second.reference))!.reference).toBe(second.reference);

  const [, ...untouched] = await rows();
  const { id, reference } = first;
  expect(await standing.updateAmount(db, { reference, amount: rupees(900) })).toBe(true);
  await standing.updateStarted(db, { id, startedOn: TODAY, nextOn: '2027-01-05' });
  await standing.updateAnswered(db, id);
  expect((await rows())[0]).toMatchObject({ amount: rupees(900), unanswered: 0 });
  await standing.updateReminded(db, { id, nextOn: '2027-02-05' });
  expect((await rows())[0]).toMatchObject({ unanswered: 1 });
  await deleteUnbegunStandingGift(db, id);
  expect((await rows()).slice(1)).toEqual(untouched);
  await deleteUnbegunStandingGift(db, second.id);
  expect((await rows()).map((row) => String(row['id']))).toEqual([id, String(untouched[1]!['id'])]);
  await standing.deleteStandingGift(db, reference);
  expect(await rows()).toEqual([untouched[1]]);
});
