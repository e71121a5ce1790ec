import { beforeEach, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { lockDonation } from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import { receiveDonation } from '#src/features/donation/lifecycle/lifecycle.service.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { addDays } from '#src/shared/india-time.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { standingGiftTesting } from './standing-gift.fixture.ts';
import { remindDonors } from './standing-gift-reminder.service.server.ts';

const app = await testApp();
const { call, db, pool, services } = app;
const { savedGivingNgo, savedDonation } = donationTesting(app);
const { savedStandingGift } = standingGiftTesting(app);

const TODAY = '2026-12-05';
const started = { startedOn: '2026-11-05', nextOn: TODAY };
let ngoId: string;
let number = 0;
const mailbox = () => `proved${++number}@example.org`;
beforeEach(async () => {
  await pool.query('truncate standing_gift cascade');
  ngoId = await savedGivingNgo();
});

/**
 * Reminds on a day on which nothing else was mailed: mails are counted by the clock, not by the day of the
 * test.
 */
async function remindOn(today: string): Promise<number> {
  await pool.query('delete from ngo_mailing');
  return remindDonors(services, today);
}
const eventsTo = async (email: string) => (await app.mailsTo(email)).map(({ event }) => event);
const receive = (reference: string) =>
  db.transaction().execute(async (transaction) => {
    const donation = (await lockDonation(transaction, { reference }))!;
    const input = { donation, actor: 'ngo', receivedOn: todayInIndia(), proof: 'ngo' } as const;
    await receiveDonation({ ...services, db: transaction }, input);
  });

test('a reminder goes to no mailbox whose link nobody opened, however often the NGO says that it received the gift', async () => {
  const email = mailbox();
  for (let time = 0; time < 5; time++) {
    const { id } = await savedStandingGift({ ngoId, email });
    const first = await savedDonation({ ngoId, status: 'claimed', standingGiftId: id });
    await receive(first.reference);
  }
  expect(await eventsTo(email)).toEqual(['standingGiftAsked']);
  const later = addDays(todayInIndia(), 40);
  expect(await remindOn(later)).toBe(0);
  const [mail] = await app.mailsTo(email);
  const [, token = ''] = /gift=(\S+)/.exec(mail!.body)!;
  expect((await call('POST', 'donation/readStandingGift', { body: { token } })).status).toBe(200);
  expect(await remindOn(addDays(later, 40))).toBe(1);
  expect(await eventsTo(email)).toEqual(['standingGiftReminder', 'standingGiftAsked']);
});

test('a reminder comes once a day to a mailbox, and the others wait', async () => {
  const email = mailbox();
  for (let time = 0; time < 3; time++) await savedStandingGift({ ngoId, email, ...started });
  expect(await remindOn(TODAY)).toBe(1);
  expect(await remindDonors(services, TODAY)).toBe(0);
  expect(await remindOn('2026-12-06')).toBe(1);
  expect(await remindOn('2026-12-07')).toBe(1);
  expect(await remindOn('2026-12-08')).toBe(0);
});

test('a reminder that nobody wants is erased in the end, without a mail', async () => {
  const email = mailbox();
  const { id } = await savedStandingGift({ ngoId, email, ...started, unanswered: 6, isOpened: false });
  expect(await remindOn(TODAY)).toBe(0);
  const { rows } = await pool.query('select from standing_gift where id = $1', [id]);
  expect([rows, await eventsTo(email)]).toEqual([[], []]);
});
