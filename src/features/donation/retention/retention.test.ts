import { beforeEach, expect, test } from 'vitest';
import { features } from '#src/features.server.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { REFUSED_RETENTION_DAYS, UNPAID_RETENTION_DAYS } from '#src/features/donation/donation.values.ts';
import { standingGiftTesting } from '#src/features/donation/standing-gift/standing-gift.fixture.ts';
import { unsealContent } from '#src/features/donation/receipts/receipt-content.server.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { expectErased } from '../../../../tests/support/erasure.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { eraseOldDonations } from './retention.service.server.ts';

const app = await testApp();
const { db, pool, services } = app;
const { savedGivingNgo, savedDonation, receiptsOf } = donationTesting(app);
const { savedStandingGift } = standingGiftTesting(app);

let ngoId: string;
beforeEach(async () => {
  await pool.query('truncate donation_receipt, donation, standing_gift, donor_link, gateway_event cascade');
  ngoId = await savedGivingNgo();
});

/** Sets when a donation began and when it changed last. */
const age = (id: string, days: { created?: number; updated?: number }) =>
  runSql(db, {
    text: `update donation set created_at = now() - make_interval(days => $2::int),
        updated_at = now() - make_interval(days => $3::int)
      where id = $1::bigint`,
    values: [id, days.created ?? 0, days.updated ?? 0],
  });

const idsLeft = async () =>
  (await runSql<[string]>(db, { text: 'select id::text from donation order by id', values: [] })).map(
    ([id]) => id,
  );

/** Returns who a donation names, and what its NGO finds it by. */
async function donorOf(id: string) {
  const [row] = await runSql<[string | null, string | null, string | null, boolean, string]>(db, {
    text: `select concat_ws('|', donor_name, donor_email, donor_mobile, donor_address, donor_id_kind, donor_id,
        donor_id_hash), utr, amount::text, erased_at is not null, search::text from donation where id = $1::bigint`,
    values: [id],
  });
  const [donor, utr, amount, isErased, search] = row!;
  return { donor, utr, amount, isErased, search };
}

test('gifts that nobody paid are deleted after a month, and no sooner', async () => {
  const old = [
    await savedDonation({ ngoId }),
    await savedDonation({ ngoId, status: 'failed', method: 'gateway' }),
  ];
  const recent = await savedDonation({ ngoId });
  const others = [
    await savedDonation({ ngoId, status: 'claimed' }),
    await savedDonation({ ngoId, status: 'received' }),
    await savedDonation({ ngoId, method: 'gateway' }),
  ];
  for (const { id } of [...old, ...others]) await age(id, { created: UNPAID_RETENTION_DAYS + 1 });
  await age(recent.id, { created: UNPAID_RETENTION_DAYS - 1 });
  // The gateway took another amount: somebody has to look into it.
  await runSql(db, {
    text: `update donation set gateway_problem = 'amount' where id = $1::bigint`,
    values: [others[2]!.id],
  });
  expect(await eraseOldDonations(services)).toBe(old.length);
  expect(await idsLeft()).toEqual([recent.id, ...others.map(({ id }) => id)]);
  expect(await eraseOldDonations(services)).toBe(0);
});

test('a standing gift that never started goes with its unpaid gift, a claimed or started one stays', async () => {
  const made = async (status: 'created' | 'claimed' | 'received') => {
    const { id: standingGiftId } = await savedStandingGift({
      ngoId,
      startedOn: status === 'received' ? '2026-11-20' : null,
    });
    const { id } = await savedDonation({ ngoId, status, standingGiftId });
    await age(id, { created: UNPAID_RETENTION_DAYS + 1 });
    return standingGiftId;
  };
  const [unpaid, claimed, started] = [await made('created'), await made('claimed'), await made('received')];
  const { id: recent } = await savedStandingGift({ ngoId });
  await runSql(db, {
    text: `update standing_gift set created_at = now() - make_interval(days => $1::int) where id <> $2::bigint`,
    values: [UNPAID_RETENTION_DAYS + 1, recent],
  });
  await eraseOldDonations(services);
  const left = await runSql<[string]>(db, {
    text: 'select id::text from standing_gift order by id',
    values: [],
  });
  expect(left.map(([id]) => id)).toEqual([claimed, started, recent]);
  expect(left).not.toContainEqual([unpaid]);
});

test('refused and cancelled gifts lose their donor after half a year, and their receipt loses its content', async () => {
  const gone = [
    await savedDonation({ ngoId, status: 'refused' }),
    await savedDonation({ ngoId, status: 'cancelled' }),
  ];
  const mistake = await savedDonation({ ngoId, status: 'received' });
  await runSql(db, {
    text: `with cancelled as (
        update donation set status = 'cancelled', cancel_reason = 'Typed twice' where id = $1::bigint returning id
      )
      update donation_receipt set cancelled_at = now(), cancel_reason = 'Typed twice'
      from cancelled where donation_id = cancelled.id`,
    values: [mistake.id],
  });
  const recent = await savedDonation({ ngoId, status: 'refused' });
  for (const { id } of [...gone, mistake]) await age(id, { updated: REFUSED_RETENTION_DAYS + 1 });
  await age(recent.id, { created: 400, updated: REFUSED_RETENTION_DAYS - 1 });
  expect(await eraseOldDonations(services)).toBe(3);
  for (const { id } of [...gone, mistake]) await expectErased(pool, { table: 'donation', id });
  for (const { id } of gone)
    expect(await donorOf(id)).toMatchObject({ donor: '', utr: null, isErased: true, amount: '50000' });
  expect(await donorOf(mistake.id)).toMatchObject({ donor: '', utr: mistake.utr, isErased: true });
  const [receipt] = await receiptsOf(mistake.id);
  expect(receipt).toMatchObject({ number: 1, amount: 50_000, isCancelled: true });
  expect(await contentOf(receipt!.code)).toEqual({ initials: null, reason: '-', isEmpty: true });
  expect((await donorOf(recent.id)).donor).toContain('કોકિલા');
  expect(await eraseOldDonations(services)).toBe(0);
});

test('money that arrived keeps its donor for eight financial years, then its receipt keeps number, amount and day', async () => {
  const kept = await savedDonation({ ngoId, status: 'received', receivedOn: '2018-04-01' });
  const old = await savedDonation({ ngoId, status: 'received', receivedOn: '2018-03-31' });
  const refunded = await savedDonation({ ngoId, status: 'refunded', receivedOn: '2018-03-31' });
  const claimed = await savedDonation({ ngoId, status: 'claimed' });
  await age(claimed.id, { created: 365 * 20, updated: 365 * 20 });
  expect(await eraseOldDonations(services, '2027-03-31')).toBe(3);
  for (const { id, utr } of [old, refunded, claimed]) {
    const donation = await donorOf(id);
    expect(donation).toMatchObject({ donor: '', utr, isErased: true, amount: '50000' });
    expect(donation.search).not.toMatch(/કોકિલા|example|9876543210/);
  }
  expect(await donorOf(kept.id)).toMatchObject({ isErased: false });
  const [receipt] = await receiptsOf(old.id);
  expect(receipt).toMatchObject({ year: 2017, number: 1, amount: 50_000, isCancelled: false });
  expect(await contentOf(receipt!.code)).toEqual({ initials: null, reason: null, isEmpty: true });
  expect(await contentOf((await receiptsOf(kept.id))[0]!.code)).toMatchObject({ isEmpty: false });
  // A year later, the next one follows.
  expect(await eraseOldDonations(services, '2027-04-01')).toBe(1);
});

test('expired links and old webhooks are deleted', async () => {
  await pool.query(`insert into donor_link (token_hash, email, language, expires_at) values
    ('old', 'a@example.org', 'en', now() - interval '1 minute'), ('new', 'a@example.org', 'en', now() + interval '1 minute')`);
  await pool.query(
    `insert into gateway_event (ngo_id, event_id, kind, received_at) values
      ($1, 'old', 'payment.captured', now() - interval '91 days'), ($1, 'new', 'payment.captured', now() - interval '89 days')`,
    [ngoId],
  );
  await eraseOldDonations(services);
  const { rows } = await pool.query(
    'select token_hash as id from donor_link union all select event_id from gateway_event',
  );
  expect(rows).toEqual([{ id: 'new' }, { id: 'new' }]);
});

test('an NGO that is erased keeps the money that arrived, with its donors and receipts, and nothing else', async () => {
  const received = await savedDonation({ ngoId, status: 'received' });
  const { id: standingGiftId } = await savedStandingGift({ ngoId });
  for (const status of ['created', 'failed', 'claimed', 'refused', 'cancelled'] as const)
    await savedDonation({ ngoId, status, standingGiftId });
  const elsewhere = await savedDonation({ ngoId: await savedGivingNgo() });
  await pool.query(
    `insert into compliance_reminder (ngo_id, duty, due_on, days_before) values ($1, 'fcra', '2027-01-01', 7)`,
    [ngoId],
  );
  await db.transaction().execute(async (transaction) => {
    for (const { eraseNgo } of features) await eraseNgo?.({ ...services, db: transaction }, ngoId);
  });
  expect(await idsLeft()).toEqual([received.id, elsewhere.id]);
  expect((await donorOf(received.id)).donor).toContain('કોકિલા');
  expect(await receiptsOf(received.id)).toHaveLength(1);
  for (const table of ['standing_gift', 'donation_setting', 'compliance_reminder']) {
    const { rows } = await pool.query(`select from ${table} where ngo_id = $1`, [ngoId]);
    expect(rows, table).toEqual([]);
  }
});

/** Returns what a receipt still shows. */
async function contentOf(code: string) {
  const [row] = await runSql<[string, string | null, string | null]>(db, {
    text: 'select content, initials, cancel_reason from donation_receipt where code = $1',
    values: [code],
  });
  const [sealed, initials, reason] = row!;
  let isEmpty = false;
  try {
    unsealContent({ keys: services.keys, code, sealed });
  } catch {
    isEmpty = true;
  }
  return { initials, reason, isEmpty };
}
