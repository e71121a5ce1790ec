import { beforeEach, expect, test } from 'vitest';
import * as digest from '#src/features/donation/claim-digest/claim-digest.queries.server.ts';
import * as details from '#src/features/donation/details/details.queries.server.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import * as payment from '#src/features/donation/payment/payment.queries.server.ts';
import { standingGiftTesting } from '#src/features/donation/standing-gift/standing-gift.fixture.ts';
import { rupees, comparePaise } from '#src/shared/money.ts';
import { hideNgo, saveDecoys, type Columns } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { deleteDonorLinks, selectDonorEmail } from './donor-link.queries.server.ts';
import { donorPageTesting } from './donor-page.fixture.ts';
import * as donorPage from './donor-page.queries.server.ts';

const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedGivingNgo, savedDonation, savedPurpose } = donationTesting(app);
const { savedStandingGift } = standingGiftTesting(app);
const { savedLink } = donorPageTesting(app);

let ngoId: string;
let gift: Awaited<ReturnType<typeof savedDonation>>;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  gift = await savedDonation({ ngoId, status: 'received' });
});

const donationsLike = (but: Columns<'donation'>[]) =>
  saveDecoys(pool, {
    table: 'donation',
    like: gift.id,
    but: but.map((difference) => ({ utr: null, ...difference })),
  });
const referencesOf = async (ids: (string | undefined)[]) => {
  const { rows } = await pool.query<{ id: string; reference: string }>(
    'select id::text, reference from donation where id = any ($1)',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)!.reference);
};
const giftsOf = async () =>
  (await pool.query<Record<string, unknown>>('select * from standing_gift order by id')).rows;

test('a mailbox has its own gifts, the latest first, with their latest receipts and purposes', async () => {
  const purpose = await savedPurpose(ngoId, { title: 'Books' });
  await savedPurpose(ngoId, { title: 'Eye camps' });
  const mailbox = { donor_email: gift.email };
  const [second, last] = await donationsLike([
    { ...mailbox, purpose_id: purpose },
    mailbox,
    { donor_email: 'other@example.org' },
    { donor_email: null },
  ]);
  const { rows } = await pool.query<{ id: string }>(
    'select id::text from donation_receipt where donation_id = $1',
    [gift.id],
  );
  await pool.query(
    `update donation_receipt set cancelled_at = now(), cancel_reason = 'Wrong' where id = $1`,
    [rows[0]!.id],
  );
  const again = { cancelled_at: null, cancel_reason: null };
  await saveDecoys(pool, {
    table: 'donation_receipt',
    like: rows[0]!.id,
    but: [
      { ...again, number: 8 },
      { ...again, number: 9, donation_id: second },
    ],
  });
  const found = await donorPage.selectGiftsOf(db, { email: gift.email, limit: 9 });
  expect(
    found.map(({ reference, receipt, purpose: named }) => [reference, receipt?.number, named?.title]),
  ).toEqual([
    [...(await referencesOf([last])), undefined, undefined],
    [...(await referencesOf([second])), 9, 'Books'],
    [gift.reference, 8, undefined],
  ]);
  expect(await donorPage.selectGiftsOf(db, { email: gift.email, limit: 2 })).toEqual(found.slice(0, 2));
  expect((await donorPage.lockGiftsOf(db, gift.email)).map(({ id }) => id)).toEqual([gift.id, second, last]);

  const [paid] = await referencesOf([second]);
  const page = (await payment.selectOwnDonation(db, paid!))!;
  expect([page.purpose?.title, page.receipt?.number]).toEqual(['Books', 9]);
  const own = (await details.selectOwnDonation(db, { id: second!, ngoId }))!;
  expect([own.reference, own.purpose?.title]).toEqual([paid, 'Books']);
});

test('a mailbox has its own standing gifts, oldest first, and changes no others', async () => {
  const input = { ngoId, email: 'kokila@example.org' };
  const [first, second] = [await savedStandingGift(input), await savedStandingGift(input)];
  const [other] = await saveDecoys(pool, {
    table: 'standing_gift',
    like: first.id,
    but: [{ donor_email: 'other@example.org' }],
  });
  const locked = await donorPage.lockStandingGiftsOf(db, input.email);
  expect(locked.map(({ id }) => id)).toEqual([first.id, second.id]);
  const before = await giftsOf();
  const name = 'Kokila Shah';
  await donorPage.updateStandingGiftDetails(db, { id: first.id, name, address: 'Bhuj', donorId: undefined });
  await donorPage.updateNamesHidden(db, { email: input.email, hidesName: false });
  expect(await giftsOf()).toEqual([
    { ...before[0], donor_name: name, donor_address: 'Bhuj', hides_name: false },
    { ...before[1], hides_name: false },
    before[2],
  ]);
  await donorPage.deleteStandingGiftsOf(db, input.email);
  expect((await giftsOf()).map(({ id }) => String(id))).toEqual([other]);

  for (const email of [input.email, 'other@example.org']) await savedLink(email);
  const { rows } = await pool.query<{ token_hash: string }>(
    'select token_hash from donor_link order by email',
  );
  await deleteDonorLinks(db, input.email);
  const found = [];
  for (const { token_hash } of rows) found.push(await selectDonorEmail(db, [token_hash]));
  expect(found).toEqual([undefined, 'other@example.org']);
});

test('an NGO sees and changes its own gifts only', async () => {
  const other = await savedNgo();
  expect(await details.selectOwnDonation(db, { id: gift.id, ngoId: other })).toBeUndefined();
  expect(await details.selectOwnReceipts(db, { id: gift.id, ngoId: other })).toEqual([]);
  const [receipt] = await details.selectOwnReceipts(db, { id: gift.id, ngoId });
  await pool.query(
    `update donation_receipt set cancelled_at = now(), cancel_reason = 'Wrong' where id = $1`,
    [receipt!._id],
  );
  const [later] = await saveDecoys(pool, {
    table: 'donation_receipt',
    like: receipt!._id,
    but: [{ cancelled_at: null, cancel_reason: null }],
  });
  const receipts = await details.selectOwnReceipts(db, { id: gift.id, ngoId });
  expect(receipts.map(({ _id }) => _id)).toEqual([later, receipt!._id]);

  const [neighbour] = await donationsLike([{}]);
  const nameOf = async (id: string) => (await details.selectOwnDonation(db, { id, ngoId }))!.donorName;
  const donor = {
    donorName: 'Asha',
    donorMobile: null,
    donorEmail: null,
    donorAddress: null,
    nature: 'others' as const,
    storedId: undefined,
    search: '',
  };
  await details.updateDonorDetails(db, { id: gift.id, ngoId: other, ...donor });
  expect(await nameOf(gift.id)).toBe('કોકિલા પટેલ');
  await details.updateDonorDetails(db, { id: gift.id, ngoId, ...donor });
  expect([await nameOf(gift.id), await nameOf(neighbour!)]).toEqual(['Asha', 'કોકિલા પટેલ']);
});

test('a refused gift is followed once, unless its donor is erased, and mails need an address', async () => {
  const [erased, withoutMail, neighbour] = await donationsLike([
    { erased_at: new Date() },
    { donor_email: null },
    {},
  ]);
  expect((await payment.selectToFollow(db, gift.id))!.reference).toBe(gift.reference);
  expect(await payment.selectToFollow(db, erased!)).toBeUndefined();
  await payment.updateFollows(db, { id: neighbour!, followsId: gift.id });
  expect(await payment.selectToFollow(db, gift.id)).toBeUndefined();
  expect(await payment.selectToFollow(db, withoutMail!)).toBeDefined();
  expect((await payment.selectToMail(db, gift.id))!.reference).toBe(gift.reference);
  expect(await payment.selectToMail(db, withoutMail!)).toBeUndefined();
});

test('the digest counts the claims of each verified NGO that no mail told of', async () => {
  await pool.query('update donation set claim_mailed_at = now()');
  const ngos = [ngoId, await savedNgo(), await savedNgo(), await savedNgo()];
  const claims = [];
  for (const ngo of ngos) claims.push(await savedDonation({ ngoId: ngo, status: 'claimed' }));
  await hideNgo(pool, { id: ngos[3]! });
  await saveDecoys(pool, {
    table: 'donation',
    like: claims[0]!.id,
    but: [
      { amount: rupees(700) },
      { claim_mailed_at: new Date(), amount: rupees(800) },
      { status: 'refused', refuse_reason: 'Not in our bank', amount: rupees(900) },
    ],
  });
  await pool.query('update donation set claim_mailed_at = now() where ngo_id = $1', [ngos[2]]);
  await saveDecoys(pool, {
    table: 'donation',
    like: claims[2]!.id,
    but: [{ claim_mailed_at: null, status: 'refused', refuse_reason: 'Not in our bank' }],
  });
  const toTell = (after: string, limit = 9) => digest.selectNgosToTell(db, { after, limit });
  expect(await toTell('0')).toEqual([ngos[0], ngos[1]]);
  expect(await toTell('0', 1)).toEqual([ngos[0]]);
  expect(await toTell(ngos[0]!)).toEqual([ngos[1]]);
  expect(await digest.countClaims(db, ngoId)).toBe(3);
  const told = await digest.updateClaimsMailed(db, ngoId);
  expect(told.toSorted(comparePaise)).toEqual([rupees(500), rupees(700)]);
  expect(await toTell('0')).toEqual([ngos[1]]);
});
