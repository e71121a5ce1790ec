import { beforeEach, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { rupees } from '#src/shared/money.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { mailNewClaims } from './claim-digest.service.server.ts';

const app = await testApp();
const { mailsTo, pool, services, signedIn } = app;
const { savedGivingNgo, savedNgo, savedDonation } = donationTesting(app);

beforeEach(() => pool.query('truncate ngo, mail restart identity cascade'));

test('the active accounts of an NGO are told of its new claims in one mail, without anything about the donors, and once', async () => {
  const ngoId = await savedGivingNgo();
  await signedIn({ role: 'ngo', ngoId, email: 'sakhi@example.org' });
  const gone = await signedIn({ role: 'ngo', ngoId });
  await pool.query('update account set disabled_at = now() where id = $1', [gone.id]);
  await savedDonation({ ngoId, status: 'claimed', amount: rupees(500) });
  await savedDonation({ ngoId, status: 'claimed', amount: rupees(1_00_000) });
  await savedDonation({ ngoId, status: 'received' });
  expect(await mailNewClaims(services)).toBe(1);
  const [mail] = await mailsTo('sakhi@example.org');
  expect(mail!.subject).toBe('2 donors say that they have paid');
  expect(mail!.body).toContain('₹1,00,500');
  expect(mail!.body).toContain('/ngopage/donation?status=claimed');
  expect(mail!.body).not.toMatch(/કોકિલા|example\.org|\d{12}/);
  expect(await mailsTo(gone.email)).toEqual([]);
  expect(await mailNewClaims(services)).toBe(0);

  await savedDonation({ ngoId, status: 'claimed', amount: rupees(250) });
  expect(await mailNewClaims(services)).toBe(1);
  const mails = await mailsTo('sakhi@example.org');
  expect(mails).toHaveLength(2);
  expect(mails[0]!.body).toContain('3 payments wait for you in all.');
});

test('two processes at once tell an NGO once', async () => {
  const ngoId = await savedGivingNgo();
  await signedIn({ role: 'ngo', ngoId, email: 'sakhi@example.org' });
  await savedDonation({ ngoId, status: 'claimed' });
  const [first, second] = await Promise.all([mailNewClaims(services), mailNewClaims(services)]);
  expect(first + second).toBe(1);
  expect(await mailsTo('sakhi@example.org')).toHaveLength(1);
});

test('an NGO that is suspended is told once it is verified again', async () => {
  const ngoId = await savedNgo({ status: 'suspended' });
  await signedIn({ role: 'ngo', ngoId, email: 'sakhi@example.org' });
  await savedDonation({ ngoId, status: 'claimed' });
  expect(await mailNewClaims(services)).toBe(0);
  await pool.query(`update ngo set status = 'verified' where id = $1`, [ngoId]);
  expect(await mailNewClaims(services)).toBe(1);
});
