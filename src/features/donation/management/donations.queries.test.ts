import { beforeEach, describe, expect, test } from 'vitest';
import * as byHand from '#src/features/donation/by-hand/by-hand.queries.server.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import * as giving from '#src/features/donation/giving/giving.queries.server.ts';
import * as purposes from '#src/features/donation/purposes/purposes.queries.server.ts';
import { rupees } from '#src/shared/money.ts';
import { daysBeside, saveDecoys, type Columns } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { selectStatusCounts } from './donation-counts.queries.server.ts';
import * as donations from './donations.queries.server.ts';

const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedDonation, savedPurpose, savedGivingNgo } = donationTesting(app);

const [FROM, TO] = ['2026-11-01', '2026-11-30'];
const [BEFORE, AFTER] = daysBeside({ from: FROM, to: TO });
/** Without a payment number, of which an NGO receives each once. */
const received = (day: string) => ({ received_on: day, utr: null });

let ngoId: string;
let other: string;
let id: string;
beforeEach(async () => {
  [ngoId, other] = [await savedNgo(), await savedNgo()];
  ({ id } = await savedDonation({ ngoId, status: 'received', receivedOn: FROM }));
});
const donationsLike = (but: Columns<'donation'>[]) => saveDecoys(pool, { table: 'donation', like: id, but });
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

describe('the list of donations', () => {
  const criteria = () => ({
    ngoId,
    status: '' as const,
    method: '' as const,
    purposeId: undefined,
    days: undefined,
    words: '',
    reference: undefined,
    receipt: undefined,
  });
  type Criteria = donations.DonationCriteria;

  /** Returns the ids as the list, the search and the file have them. */
  async function list(more: Partial<Criteria>, window = { limit: 20, offset: 0 }) {
    const input = { criteria: { ...criteria(), ...more }, ...window };
    const rows = idsOf(await donations.selectDonations(db, input));
    const few = await donations.selectFewDonations(db, input);
    expect(idsOf(few!.rows)).toEqual(rows);
    if (window.offset > 0) return rows;
    const lines = await donations.selectDonationLines(db, { ...input, after: undefined });
    expect(lines.map((line) => line.id)).toEqual(rows);
    return rows;
  }

  test('has the donations that pass each filter, the latest day first', async () => {
    const purpose_id = await savedPurpose(ngoId);
    const [twin, last, cheque, ofPurpose, found, refunded, before, after] = await donationsLike([
      received(FROM),
      received(TO),
      { ...received(FROM), method: 'cheque', cheque_number: '012345' },
      { ...received(FROM), purpose_id },
      { ...received(FROM), search: `'kokila'` },
      { ...received(FROM), status: 'refunded', refunded: rupees(500) },
      received(BEFORE),
      received(AFTER),
      { ...received(FROM), ngo_id: other },
    ]);
    const ofFirstDay = [refunded, found, ofPurpose, cheque, twin, id];
    const all = [after, last, ...ofFirstDay, before];
    expect(await list({})).toEqual(all);
    expect(await list({}, { limit: 2, offset: 0 })).toEqual(all.slice(0, 2));
    expect(await list({}, { limit: 2, offset: 2 })).toEqual(all.slice(2, 4));
    expect(await list({ days: { from: FROM, to: TO } })).toEqual([last, ...ofFirstDay]);
    expect(await list({ status: 'refunded' })).toEqual([refunded]);
    expect(await list({ method: 'cheque' })).toEqual([cheque]);
    expect(await list({ purposeId: purpose_id })).toEqual([ofPurpose]);
    expect(await list({ words: `'kokila'` })).toEqual([found]);
    const { rows } = await pool.query<{ reference: string }>('select reference from donation where id = $1', [
      twin,
    ]);
    expect(await list(rows[0]!)).toEqual([twin]);
    const page = { criteria: criteria(), limit: 2, after: { id: twin!, day: FROM } };
    expect((await donations.selectDonationLines(db, page)).map((line) => line.id)).toEqual([id, before]);
    const words = { ...criteria(), words: `'kokila'` };
    expect(await donations.countAmongFirst(db, { criteria: words, among: 4 })).toBe(1);
    expect(await donations.countAmongFirst(db, { criteria: words, among: 3 })).toBe(0);
    const counts = async (more: Partial<Criteria>) =>
      (await selectStatusCounts(db, { ...criteria(), ...more })).find(({ status }) => status === 'received');
    expect((await counts({ days: { from: FROM, to: TO } }))!.donations).toBe(6);
    expect((await counts({ method: 'cheque' }))!.donations).toBe(1);
    expect((await counts({ purposeId: purpose_id }))!.donations).toBe(1);
  });

  test('has claims with those first that wait longest', async () => {
    const { id: claim } = await savedDonation({ ngoId, status: 'claimed' });
    const created_at = '2026-11-02T06:00:00Z';
    const [first, second] = await saveDecoys(pool, {
      table: 'donation',
      like: claim,
      but: [{ created_at }, { created_at }],
    });
    const inOrder = [first, second, claim];
    expect(await list({ status: 'claimed' })).toEqual(inOrder);
    expect(await list({ status: 'claimed' }, { limit: 1, offset: 1 })).toEqual([second]);
    expect(await list({ status: 'claimed' }, { limit: 1, offset: 0 })).toEqual([first]);
  });

  test('finds a receipt by its number and year, and names the valid one', async () => {
    ngoId = await savedGivingNgo();
    const { id: first } = await savedDonation({ ngoId, status: 'received', receivedOn: FROM });
    const { id: second } = await savedDonation({ ngoId, status: 'received', receivedOn: '2026-03-01' });
    const [ofOther] = await donationsLike([{ ...received(FROM), ngo_id: other }]);
    const { rows } = await pool.query<{ id: string }>(
      'select id::text from donation_receipt where donation_id = $1',
      [first],
    );
    await saveDecoys(pool, {
      table: 'donation_receipt',
      like: rows[0]!.id,
      but: [
        { number: 7, cancelled_at: new Date(), cancel_reason: 'Wrong name' },
        { number: 1, year: 2024, ngo_id: other, donation_id: ofOther },
      ],
    });
    expect(await list({ receipt: { year: 2026, number: 1 } })).toEqual([first]);
    expect(await list({ receipt: { year: 2025, number: 1 } })).toEqual([second]);
    expect(await list({ receipt: { year: 2024, number: 1 } })).toEqual([]);
    const [shown] = await donations.selectDonations(db, {
      criteria: { ...criteria(), receipt: { year: 2026, number: 1 } },
      limit: 1,
      offset: 0,
    });
    expect(shown!.receipt).toEqual({ year: 2026, number: 1 });
    const input = {
      criteria: { ...criteria(), receipt: { year: 2026, number: 7 } },
      limit: 1,
      after: undefined,
    };
    expect((await donations.selectDonationLines(db, input))[0]!.receipt).toEqual({ year: 2026, number: 1 });
  });
});

test('purposes are listed, counted and changed for one NGO', async () => {
  const [first, second] = [await savedPurpose(ngoId), await savedPurpose(ngoId)];
  const closed_at = new Date();
  const [closed, closedToo, ofOther] = await saveDecoys(pool, {
    table: 'donation_purpose',
    like: first,
    but: [{ closed_at }, { closed_at }, { ngo_id: other }],
  });
  const list = async (name: 'open' | 'closed', window = { limit: 9, offset: 0 }) =>
    idsOf(await purposes.selectPurposes(db, { ngoId, list: name, ...window }));
  expect([await list('open'), await list('closed')]).toEqual([
    [second, first],
    [closedToo, closed],
  ]);
  expect(await list('open', { limit: 1, offset: 1 })).toEqual([first]);
  expect(await purposes.countPurposes(db, ngoId)).toEqual({ open: 2, closed: 2 });
  expect(idsOf(await byHand.selectOpenPurposes(db, ngoId))).toEqual([first, second]);
  expect(idsOf(await giving.selectPurposes(db, { ngoId, id: undefined }))).toEqual([first, second]);
  expect(idsOf(await giving.selectPurposes(db, { ngoId, id: closed }))).toEqual([first, second, closed]);
  expect(idsOf(await giving.selectPurposes(db, { ngoId, id: ofOther }))).toEqual([first, second]);

  await donationsLike([
    { ...received(FROM), purpose_id: first },
    { ...received(FROM), purpose_id: second },
    { ...received(FROM), purpose_id: first, status: 'refunded', refunded: rupees(500) },
    { purpose_id: first, status: 'created', received_on: null, received_at: null, proof: null },
  ]);
  const own = await purposes.selectPurpose(db, { id: first, ngoId });
  expect([own!.received, own!.donations]).toEqual([rupees(500), 1]);
  const [, listed] = await purposes.selectPurposes(db, { ngoId, list: 'open', limit: 9, offset: 0 });
  expect([listed!.received, listed!.donations]).toEqual([rupees(500), 1]);

  const text = {
    title: 'New',
    titleGu: null,
    titleHi: null,
    description: null,
    descriptionGu: null,
    descriptionHi: null,
  };
  for (const change of [
    { id: ofOther!, ngoId },
    { id: first, ngoId },
  ]) {
    await purposes.updatePurpose(db, { ...change, purpose: { ...text, goal: null, endsOn: null } });
    await purposes.updateClosed(db, { ...change, isClosed: true });
  }
  const { rows } = await pool.query(`select id::text from donation_purpose where title = 'New'`);
  expect(rows).toEqual([{ id: first }]);
  expect(await purposes.countPurposes(db, other)).toEqual({ open: 1, closed: 0 });
});

test('the public sees what was given in money in a period, by how many and by whom', async () => {
  const [small, large] = [
    await savedPurpose(ngoId, { title: 'Small' }),
    await savedPurpose(ngoId, { title: 'Large' }),
  ];
  await pool.query('update donation set purpose_id = $2, hides_name = false where id = $1', [id, small]);
  const kind = { method: 'kind', kind_description: 'Rice' } as const;
  await donationsLike([
    { ...received(TO), donor_name: 'Last', donor_email: 'last@example.org' },
    { ...received(FROM), donor_name: 'Second', purpose_id: large, amount: rupees(2500) },
    // Only one thing is different about each of these.
    { ...received(FROM), hides_name: true, donor_name: 'Hidden' },
    { ...received(FROM), donor_name: null },
    { ...received(BEFORE), donor_name: 'Before', donor_email: 'before@example.org' },
    { ...received(AFTER), donor_name: 'After', donor_email: 'after@example.org' },
    { ...received(FROM), donor_name: 'Other NGO', donor_email: 'ngo@example.org', ngo_id: other },
    {
      ...received(FROM),
      donor_name: 'Refunded',
      donor_email: 're@example.org',
      status: 'refunded',
      refunded: rupees(500),
    },
    { ...received(FROM), ...kind, hides_name: true, donor_email: 'kind@example.org' },
  ]);
  const period = { ngoId, from: FROM, to: TO };
  expect(await giving.selectShownNames(db, { ...period, limit: 9 })).toEqual([
    'Last',
    'Second',
    'કોકિલા પટેલ',
  ]);
  expect(await giving.selectShownNames(db, { ...period, limit: 1 })).toEqual(['Last']);
  expect(await giving.countDonors(db, period)).toBe(2);
  expect(await giving.selectGivenFor(db, { ngoId, id: small })).toEqual({
    given: rupees(3000),
    donations: 6,
  });
  expect(await giving.selectGivenFor(db, { ngoId: other, id: small })).toEqual({
    given: rupees(500),
    donations: 1,
  });
  const byPurpose = await giving.selectGivenByPurpose(db, { ngoId, from: FROM, to: FROM });
  expect(byPurpose.map(({ title, given }) => [title, given])).toEqual([
    ['Large', rupees(2500)],
    ['Small', rupees(2000)],
  ]);
});

test('a claim is found by its payment number, at its own NGO', async () => {
  const utr = '499999999991';
  const claimed = {
    status: 'claimed',
    claimed_at: new Date(),
    received_on: null,
    received_at: null,
    proof: null,
  } as const;
  const find = async () => byHand.selectClaimWithUtr(db, { ngoId, utr });
  await donationsLike([{ ...claimed, utr, ngo_id: other }, { utr }, { ...claimed, utr: '499999999992' }]);
  expect(await find()).toBeUndefined();
  const [claim] = await donationsLike([{ ...claimed, utr }]);
  const { rows } = await pool.query<{ reference: string }>('select reference from donation where id = $1', [
    claim,
  ]);
  expect(await find()).toBe(rows[0]!.reference);
});
