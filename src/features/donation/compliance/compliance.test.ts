import { beforeEach, describe, expect, test } from 'vitest';
import { donationTesting, GIVING_NGO } from '#src/features/donation/donation.fixture.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { ComplianceDuty } from './compliance.contract.ts';
import { readCalendar } from './compliance.service.server.ts';
import { remindOfDuties } from './duty-reminder.service.server.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const app = await testApp();
const { call, db, mailsTo, pool, services, signedIn } = app;
const { savedNgo, savedSetting, savedDonation } = donationTesting(app);

beforeEach(() => pool.query('truncate ngo, mail restart identity cascade'));

const registration = (number: string, validTo: string) => ({ number, validFrom: '2022-04-01', validTo });
const signing = async (record: Parameters<typeof savedNgo>[0] = {}) => {
  const ngoId = await savedNgo({ ...GIVING_NGO, ...record });
  await savedSetting(ngoId);
  return ngoId;
};
const calendarOf = (ngoId: string, today: string) => readCalendar(db, { ngoId, today });
const statementsOf = async (ngoId: string, today: string) =>
  (await calendarOf(ngoId, today)).filter(({ duty }) => duty === 'statement');

describe('the calendar', () => {
  test('lists registrations that expire within a year or have expired', async () => {
    const ngoId = await signing({
      reg80G: registration('AAATS1234KF20214', '2027-01-31'),
      reg12A: registration('AAATS1234KE20214', '2026-11-20'),
      fcra: registration('041234567', '2029-01-01'),
    });
    const none = { year: null, form: null };
    expect(await calendarOf(ngoId, '2026-11-21')).toEqual([
      { duty: 'reg12A', dueOn: '2026-11-20', days: -1, ...none },
      { duty: 'reg80G', dueOn: '2027-01-31', days: 71, ...none },
    ]);
    await expect(calendarOf(String(Number(ngoId) + 1), '2026-11-21')).rejects.toMatchObject({ status: 404 });
  });

  test('lists the statement of a year with deductible donations, by the form of its law', async () => {
    const ngoId = await signing();
    await savedDonation({ ngoId, status: 'received', receivedOn: '2025-12-01' });
    await savedDonation({ ngoId, status: 'received', receivedOn: '2026-12-01' });
    expect(await statementsOf(ngoId, '2026-05-30')).toMatchObject([
      { year: '2025-26', form: '10BD', dueOn: '2026-05-31', days: 1 },
    ]);
    // The next one is more than a year away until then.
    expect(await statementsOf(ngoId, '2026-06-01')).toMatchObject([
      { year: '2025-26', days: -1 },
      { year: '2026-27', form: '113', dueOn: '2027-05-31', days: 364 },
    ]);
  });

  test('has no statement of an NGO that received nothing deductible, or is not verified', async () => {
    const unregistered = await signing({ reg80G: registration('AAATS1234KF20214', '2026-01-01') });
    await savedDonation({ ngoId: unregistered, status: 'received', receivedOn: '2026-12-01' });
    expect(await statementsOf(unregistered, '2026-12-02')).toEqual([]);
    const ngoId = await signing();
    await savedDonation({ ngoId, status: 'received', receivedOn: '2026-12-01' });
    expect(await statementsOf(ngoId, '2026-12-02')).toHaveLength(1);
    await runSql(db, { text: `update ngo set status = 'suspended' where id = $1::bigint`, values: [ngoId] });
    expect(await statementsOf(ngoId, '2026-12-02')).toEqual([]);
    expect(await calendarOf(ngoId, '2032-01-01')).toMatchObject([{ duty: 'reg80G' }]);
  });

  test('keeps a statement that is overdue until its file was saved after the year', async () => {
    const ngoId = await signing();
    await savedDonation({ ngoId, status: 'received', receivedOn: '2025-12-01' });
    const saved = (at: string) =>
      runSql(db, {
        text: `insert into donation_statement (ngo_id, year, exported_at) values ($1::bigint, 2025, $2::timestamptz)
          on conflict (ngo_id, year) do update set exported_at = excluded.exported_at`,
        values: [ngoId, at],
      });
    expect(await statementsOf(ngoId, '2026-07-01')).toHaveLength(1);
    await saved('2026-03-31T18:00:00Z');
    expect(await statementsOf(ngoId, '2026-07-01')).toHaveLength(1);
    await saved('2026-03-31T19:00:00Z');
    expect(await statementsOf(ngoId, '2026-07-01')).toEqual([]);
    expect(await statementsOf(ngoId, '2026-05-01')).toHaveLength(1);
  });

  test('is for the people of the NGO, whatever its standing', async () => {
    const ngoId = await savedNgo({
      status: 'pending',
      reg80G: registration('AAATS1234KF20214', dayIn(10)),
    });
    const { token } = await signedIn({ role: 'ngo', ngoId });
    const { body } = await call<{ data: ComplianceDuty[] }>('GET', 'donation/getComplianceCalendar', {
      token,
    });
    expect(body.data).toMatchObject([{ duty: 'reg80G', days: 10 }]);
  });
});

describe('the daily job', () => {
  const people = async (ngoId: string) => {
    const english = await signedIn({ role: 'ngo', ngoId });
    const hindi = await signedIn({ role: 'ngo', ngoId });
    const disabled = await signedIn({ role: 'ngo', ngoId });
    await runSql(db, {
      text: `update account set language = 'hi' where id = $1::bigint`,
      values: [hindi.id],
    });
    await runSql(db, {
      text: 'update account set disabled_at = now() where id = $1::bigint',
      values: [disabled.id],
    });
    return { english: english.email, hindi: hindi.email, disabled: disabled.email };
  };

  test('mails each account in its language, 90, 30 and 7 days before, once each', async () => {
    const ngoId = await signing({ reg80G: registration('AAATS1234KF20214', '2027-03-31') });
    const { english, hindi, disabled } = await people(ngoId);
    const counts = [];
    for (const day of ['2026-12-30', '2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01', '2027-03-24'])
      counts.push([await remindOfDuties(services, day), await remindOfDuties(services, day)]);
    expect(counts).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    const mails = await mailsTo(english);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('80G expires on 31 March 2027'));
    expect(mails.map(({ body }) => /\S+ days are left/.exec(body)?.[0])).toEqual([
      '7 days are left',
      '30 days are left',
      '90 days are left',
    ]);
    expect(mails[0]!.body).toContain('/ngopage/editNgo');
    expect((await mailsTo(hindi))[0]!.body).toContain('/hi/ngopage/editNgo');
    expect(await mailsTo(disabled)).toEqual([]);
  });

  test('sends only the nearest reminder after an outage, and none after the date', async () => {
    const ngoId = await signing({ fcra: registration('041234567', '2027-03-31') });
    const { english } = await people(ngoId);
    expect(await remindOfDuties(services, '2027-03-27')).toBe(1);
    expect(await remindOfDuties(services, '2027-03-28')).toBe(0);
    expect(await remindOfDuties(services, '2027-04-01')).toBe(0);
    expect(await mailsTo(english)).toHaveLength(1);
  });

  test('reminds of a new date after the registration was renewed', async () => {
    const ngoId = await signing({ reg12A: registration('AAATS1234KE20214', '2027-03-31') });
    await people(ngoId);
    expect(await remindOfDuties(services, '2027-03-31')).toBe(1);
    await runSql(db, {
      text: `update ngo set reg_12a_valid_to = '2027-04-02' where id = $1::bigint`,
      values: [ngoId],
    });
    expect(await remindOfDuties(services, '2027-03-31')).toBe(1);
  });

  test('reminds verified NGOs with deductible donations of the statement, with its form and its screen', async () => {
    const ngoId = await signing();
    await savedDonation({ ngoId, status: 'received', receivedOn: '2026-12-01' });
    const other = await signing();
    await savedDonation({
      ngoId: other,
      status: 'received',
      method: 'kind',
      kindDescription: 'Rice',
      receivedOn: '2026-12-01',
    });
    const { english } = await people(ngoId);
    const nobody = await people(other);
    expect(await remindOfDuties(services, '2027-05-01')).toBe(1);
    const [mail] = await mailsTo(english);
    expect(mail!.subject).toBe('Statement of donations 2026-27: due on 31 May 2027');
    expect(mail!.body).toContain('Form 113');
    expect(mail!.body).toContain('/ngopage/donation/yearlyStatement');
    expect(await mailsTo(nobody.english)).toEqual([]);
  });

  test('running in several processes sends each reminder once, and a deleted NGO gets none', async () => {
    const ngoId = await signing({ reg80G: registration('AAATS1234KF20214', '2027-03-31') });
    const { english } = await people(ngoId);
    await savedNgo({ reg80G: registration('AAATS1234KF20214', '2027-03-31') });
    await runSql(db, {
      text: `update ngo set status = 'deleted', deleted_at = now(), status_before_deletion = 'verified' where id <> $1::bigint`,
      values: [ngoId],
    });
    const all = await Promise.all(Array.from({ length: 4 }, () => remindOfDuties(services, '2027-03-31')));
    expect(all.reduce((sum, count) => sum + count)).toBe(1);
    expect(await mailsTo(english)).toHaveLength(1);
  });
});
