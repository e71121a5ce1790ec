import { beforeEach, describe, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { eraseDeletedNgos } from '#src/features/ngo/deletion/erase-ngos.service.server.ts';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { formatDay } from '#src/shared/dates.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const app = await testApp();
const { services, db, pool, call, callConfirmed, signedIn, confirmed, mailsTo, runJobs } = app;
const { saved, route, offersOf, clearNgos, readyNgo } = helpTesting(app);
const { savedEvent, register, partyOf } = eventTesting(app);
const { savedVolunteer, savedShift, savedPlace } = volunteerTesting(app);
const admin = await signedIn({ role: 'admin' });
const staff = await signedIn({ role: 'staff' });

type Account = Awaited<ReturnType<typeof signedIn>>;
const withdraw = async (as: Account) =>
  call<{ msg: string }>('POST', 'ngo/withdrawNgoConsent', {
    token: as.token,
    headers: await confirmed(as.token),
  });
const statusOf = async (path: string, token?: string) =>
  (await call('GET', path, { ...(token !== undefined && { token }) })).status;
const row = async (table: 'ngo' | 'event' | 'volunteer_shift' | 'help_request', id: string) =>
  (await pool.query(`select * from ${table} where id = $1`, [id])).rows[0] as Record<string, unknown>;

let ngoId: string;
let manager: Account;
let member: Account;
beforeEach(async () => {
  await clearNgos();
  ngoId = await savedNgo(db, { name: 'Deep Seva', city: 'Rajkot' });
  manager = await signedIn({ role: 'ngo', ngoId });
  member = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
});

describe('taking back the consent of an NGO', () => {
  test('takes it off the site and signs its people out at once, with an audit entry and mails', async () => {
    const until = formatDay({
      day: dayIn(29),
      months: catalogues.en.site.months,
    });
    expect(await withdraw(manager)).toMatchObject({ status: 200, body: { msg: expect.any(String) } });
    expect(await statusOf(`ngo/getNgoById/${ngoId}`)).toBe(404);
    for (const { token } of [manager, member]) expect(await statusOf('auth/getAccount', token)).toBe(401);
    for (const { email } of [manager, member]) {
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ event: 'withdrawNgo', subject: expect.stringContaining('Deep Seva') });
      expect(mail!.body).toContain('A ngo has taken back the consent of Deep Seva');
      expect(mail!.body).toContain(`Write to us by ${until}`);
      expect(mail!.body).toContain('/contact');
    }
    for (const { email } of [admin, staff])
      expect((await mailsTo(email))[0]).toMatchObject({
        event: 'ngoConsentStaff',
        body: expect.stringContaining(`/sahay/toVerify/${ngoId}`),
      });
    const { rows } = await pool.query(
      `select action, account_email, after->>'status' as status,
        after->>'consentWithdrawnAt' is not null as withdrawn from audit_entry where ngo_id = $1`,
      [ngoId],
    );
    expect(rows).toEqual([
      { action: 'withdrawNgo', account_email: manager.email, status: 'deleted', withdrawn: true },
    ]);
  });

  test('needs a manager and the password, whatever the standing of the NGO', async () => {
    expect(await withdraw(member)).toMatchObject({ status: 403 });
    expect(await withdraw(staff)).toMatchObject({ status: 403 });
    expect(await call('POST', 'ngo/withdrawNgoConsent', { token: manager.token })).toMatchObject({
      status: 403,
      body: { data: { confirm: true } },
    });
    expect(await statusOf(`ngo/getNgoById/${ngoId}`)).toBe(200);
    await callConfirmed('POST', `ngo/suspendNgo/${ngoId}`, {
      token: staff.token,
      body: { reason: 'Complaints.' },
    });
    expect(await withdraw(manager)).toMatchObject({ status: 200 });
    await callConfirmed('POST', `ngo/restoreNgo/${ngoId}`, { token: admin.token });
    expect(await row('ngo', ngoId)).toMatchObject({ status: 'suspended', consent_withdrawn_at: null });
  });

  test('passes its help requests on, and cancels its events and shifts with mails to those who registered', async () => {
    const request = await saved();
    await route(request.id);
    await call('POST', `helpRequest/acceptHelpRequest/${request.id}`, { token: manager.token });
    const next = await readyNgo();
    const eventId = await savedEvent(ngoId);
    const pastId = await savedEvent(ngoId, { startsInHours: -100 });
    const party = partyOf();
    await register(eventId, party);
    const volunteer = await savedVolunteer(ngoId);
    const shiftId = await savedShift(ngoId);
    await savedPlace({ shiftId, volunteerId: volunteer._id });

    await withdraw(manager);
    for (const name of ['takeHelpFromNgo', 'routeHelpRequest', 'cancelEventsOfNgo', 'cancelShiftsOfNgo'])
      await runJobs(name);
    for (const name of ['sendEventAnnouncement', 'sendShiftAnnouncement']) await runJobs(name);

    expect(await offersOf(request.id)).toMatchObject({ [next.ngoId]: 'sent' });
    expect(await row('help_request', request.id)).toMatchObject({ status: 'open' });
    expect((await mailsTo(request.email))[0]).toMatchObject({ event: 'helpStep' });
    const reason = /Sahay\. .*सहाय.* .*સહાય/;
    expect(await row('event', eventId)).toMatchObject({
      status: 'cancelled',
      cancel_reason: expect.stringMatching(reason),
    });
    expect(await row('event', pastId)).toMatchObject({ status: 'published' });
    expect((await mailsTo(party.email))[0]).toMatchObject({
      event: 'eventCancelledByNgo',
      body: expect.stringMatching(reason),
    });
    expect(await row('volunteer_shift', shiftId)).toMatchObject({ status: 'cancelled' });
    expect((await mailsTo(volunteer.email))[0]).toMatchObject({ event: 'shiftCancelled' });
  });

  test('leaves invitations to it without effect', async () => {
    const email = 'later@example.org';
    const invitation = { name: 'Kiran Joshi', email, ngoRole: 'member', language: 'en' };
    const headers = await confirmed(manager.token);
    await call('POST', 'auth/invitePerson', { token: manager.token, body: invitation, headers });
    const token = /#([\w-]{20,})/.exec((await mailsTo(email))[0]!.body)![1]!;
    await withdraw(manager);
    const body = { token, name: 'Kiran Joshi', password: 'rain on the tin roof', consent: true };
    expect((await call('POST', 'auth/acceptInvitation', { body })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('an NGO that took its consent back', () => {
  const shownToStaff = async () =>
    (await call<{ data: NgoToVerify }>('GET', `ngo/getNgoToVerify/${ngoId}`, { token: staff.token })).body
      .data;

  test('is restored by an admin, who sees that it left by itself; old sessions stay ended', async () => {
    expect((await shownToStaff()).consentWithdrawnAt).toBeNull();
    await withdraw(manager);
    expect(await shownToStaff()).toMatchObject({ status: 'deleted', consentWithdrawnAt: expect.any(String) });
    expect((await callConfirmed('POST', `ngo/restoreNgo/${ngoId}`, { token: staff.token })).status).toBe(403);
    expect((await callConfirmed('POST', `ngo/restoreNgo/${ngoId}`, { token: admin.token })).status).toBe(200);
    expect(await statusOf(`ngo/getNgoById/${ngoId}`)).toBe(200);
    expect(await shownToStaff()).toMatchObject({ status: 'verified', consentWithdrawnAt: null });
    expect(await statusOf('auth/getAccount', manager.token)).toBe(401);
    expect((await mailsTo(manager.email))[0]).toMatchObject({ event: 'restoreNgo' });
  });

  test('is erased after 30 days', async () => {
    await withdraw(manager);
    await pool.query(`update ngo set deleted_at = now() - interval '31 days' where id = $1`, [ngoId]);
    await eraseDeletedNgos(services);
    expect(await row('ngo', ngoId)).toMatchObject({
      erased_at: expect.any(Date),
      phone: null,
      name: 'Deep Seva',
    });
    expect((await pool.query('select 1 from account where ngo_id = $1', [ngoId])).rows).toEqual([]);
  });
});
