import { beforeEach, describe, expect, test } from 'vitest';
import { dayIn } from '../../../../tests/support/days.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { DAYS_HELD, DAYS_HELD_LEAST } from '#src/features/help-request/help-request.values.ts';
import { endRequests } from '#src/features/help-request/retention/ended-requests.service.server.ts';
import { VIEWS_A_DAY, VIEWS_KEPT } from '#src/features/help-request/show-contact.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { assistedTesting, CONSENT } from './assisted.fixture.ts';

const app = await testApp();
const { call, callConfirmed, pool, services, signedIn, mailsTo } = app;
const { readyNgo, route, eventsOf, statusOf, clearNgos } = helpTesting(app);
const { renew, read, open, act, filed, audited } = assistedTesting(app);

beforeEach(clearNgos);

describe('a new PIN', () => {
  test('needs the password, and the consent again, and stands in history and audit log', async () => {
    const { helper, _id, reference, pin } = await filed();
    const path = `helpRequest/renewHelpPin/${_id}`;
    const refused = await call('POST', path, { token: helper.token, body: CONSENT });
    expect(refused).toMatchObject({ status: 403, body: { data: { confirm: true } } });
    expect((await renew(helper, _id, { ...CONSENT, hasConsent: false })).status).toBe(422);
    expect((await renew(helper, _id, { ...CONSENT, consentVersion: 'old' })).status).toBe(422);
    expect((await open(reference, pin)).status).toBe(200);
    const { status, body } = await renew(helper, _id, { ...CONSENT, language: 'hi' });
    expect(status).toBe(200);
    expect(body.data.slip.language).toBe('hi');
    expect((await open(reference, body.data.pin)).status).toBe(200);
    expect((await read(helper, _id)).body.data.consents).toMatchObject([
      { purpose: 'file', language: 'gu' },
      { purpose: 'renewPin', language: 'hi' },
    ]);
    expect(await eventsOf(_id)).toContain('pinRenewed');
    expect((await audited(_id)).map(({ action }) => action)).toEqual(['fileHelpRequest', 'renewHelpPin']);
  });

  test('leaves the old one in force until it is used, and is never made unseen', async () => {
    const { helper, _id, reference, pin } = await filed();
    expect((await open(reference, pin)).body.data.request.pinRenewal).toBeNull();
    const unused = (await renew(helper, _id)).body.data.pin;
    const { pinRenewal } = (await open(reference, pin)).body.data.request;
    expect(pinRenewal).toEqual({ at: expect.any(String), by: 'ngo' });
    const last = (await renew(await signedIn({ role: 'staff' }), _id)).body.data.pin;
    // Those that nobody used yet work beside the first one.
    for (const each of [pin, unused]) expect((await open(reference, each)).status).toBe(200);
    const opened = await open(reference, last);
    expect(opened.body.data.request.pinRenewal).toMatchObject({ by: 'staff' });
    for (const each of [pin, unused]) {
      if (each === last) continue;
      const { status, body } = await open(reference, each);
      expect([status, body.msg]).toEqual([422, apiMessages.en.helpPinReplaced]);
    }
  });

  test('is mailed to the other managers, with the number but no name of the person', async () => {
    const { helper, _id, reference } = await filed();
    const manager = await signedIn({ role: 'ngo', ngoId: helper.ngoId });
    const member = await signedIn({ role: 'ngo', ngoId: helper.ngoId, ngoRole: 'member' });
    expect((await renew(member, _id)).status).toBe(200);
    for (const { email } of [manager, helper]) {
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ event: 'helpHelper' });
      // The number must not read as if it were the PIN.
      expect(mail?.body).toContain(`a new PIN for request ${reference}`);
      expect(mail?.body).not.toContain('જીવીબેન');
    }
    expect(await mailsTo(member.email)).toEqual([]);
  });

  test('counts as a view of the day, and an account and an NGO get only some a day', async () => {
    const { helper, _id } = await filed();
    expect((await renew(helper, _id)).status).toBe(200);
    await pool.query('update personal_data_look set looks = $2 where account_id = $1', [
      helper.id,
      VIEWS_A_DAY + VIEWS_KEPT,
    ]);
    expect((await renew(helper, _id)).body.msg).toContain(apiMessages.en.helpViewsUsedUp);
    const other = await filed();
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++) {
      await pool.query(`delete from rate_limit where key like 'help-pin-new:%'`);
      statuses.push((await renew(other.helper, other._id)).status);
    }
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  test('is limited per request', async () => {
    const { helper, _id } = await filed();
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked++) statuses.push((await renew(helper, _id)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a helper takes the consent back for the person', () => {
  const withdraw = (as: { token: string }, id: string) => act(as, `withdrawHelpConsent/${id}`);
  const restore = (as: { token: string }, id: string) => act(as, `restoreHelpRequest/${id}`);
  const passDays = (id: string, days: number) =>
    pool.query(
      `update help_assistance set withdrawn_at = withdrawn_at - make_interval(days => $2) where request_id = $1`,
      [id, days],
    );

  test('which hides the request from everybody but the person, who is told and can erase it', async () => {
    const ngo = await readyNgo();
    const { helper, _id, reference, pin } = await filed();
    await route(_id);
    await act(ngo, `acceptHelpRequest/${_id}`);
    const plain = await call('POST', `helpRequest/withdrawHelpConsent/${_id}`, { token: helper.token });
    expect(plain.status).toBe(403);
    expect((await withdraw(helper, _id)).status).toBe(200);
    const { data } = (await read(helper, _id)).body;
    expect(data).toMatchObject({ status: 'closed', masked: { userName: '', userMobile: '' } });
    expect(data.erasedOn).toBe(dayIn(DAYS_HELD));
    const list = await call('GET', 'helpRequest/getAssistedHelpRequests', { token: helper.token });
    expect(list.body).toMatchObject({ data: [{ _id, erasedOn: dayIn(DAYS_HELD) }] });
    expect((await call('GET', `helpRequest/getHelpRequestById/${_id}`, { token: ngo.token })).status).toBe(
      404,
    );
    const staff = await signedIn({ role: 'staff' });
    const forStaff = await call('GET', `helpRequest/getHelpRequestForStaff/${_id}`, { token: staff.token });
    expect(forStaff.body).toMatchObject({ data: { description: '', messages: [] } });
    expect((await act(staff, `seeContactForStaff/${_id}`)).status).toBe(404);
    expect((await renew(helper, _id)).status).toBe(409);
    expect((await withdraw(helper, _id)).status).toBe(409);
    const opened = (await open(reference, pin)).body.data;
    expect(opened.request.hold).toEqual({ by: 'ngo', erasedOn: dayIn(DAYS_HELD) });
    expect((await mailsTo(ngo.email))[0]?.body).toContain('has taken back their consent');
    const erased = await call('POST', 'helpRequest/eraseHelpRequest', { body: { ticket: opened.ticket } });
    expect(erased.status).toBe(200);
    expect((await restore(staff, _id)).status).toBe(404);
  });

  test('and it is erased after 30 days, with audit entries that name no person', async () => {
    const { helper, _id, reference, pin } = await filed();
    expect((await withdraw(helper, _id)).status).toBe(200);
    await passDays(_id, DAYS_HELD - 1);
    await endRequests(services);
    expect((await open(reference, pin)).status).toBe(200);
    await passDays(_id, 1);
    await endRequests(services);
    expect((await open(reference, pin)).status).toBe(422);
    expect((await read(helper, _id)).status).toBe(404);
    expect(await eventsOf(_id)).toEqual(expect.arrayContaining(['consentWithdrawn', 'erased']));
    const entries = await audited(_id);
    expect(entries.map(({ action }) => action)).toEqual(['fileHelpRequest', 'withdrawHelpConsent']);
  });

  test('until then a manager or our team restores it, and NGOs are asked again', async () => {
    const { helper, _id, reference, pin } = await filed();
    const member = await signedIn({ role: 'ngo', ngoId: helper.ngoId, ngoRole: 'member' });
    expect((await withdraw(member, _id)).status).toBe(200);
    expect((await mailsTo(helper.email))[0]).toMatchObject({ event: 'helpHelper' });
    expect((await restore(member, _id)).status).toBe(403);
    expect((await restore(helper, _id)).status).toBe(200);
    expect((await restore(helper, _id)).status).toBe(409);
    expect(await statusOf(_id)).toBe('open');
    const ngo = await readyNgo();
    await route(_id);
    expect((await call('GET', `helpRequest/getHelpRequestById/${_id}`, { token: ngo.token })).status).toBe(
      200,
    );
    await act(ngo, `acceptHelpRequest/${_id}`);
    await act(ngo, `resolveHelpRequest/${_id}`, { outcome: 'helped' });
    const staff = await signedIn({ role: 'staff' });
    expect((await withdraw(staff, _id)).status).toBe(200);
    expect((await restore(staff, _id)).status).toBe(200);
    expect(await statusOf(_id)).toBe('resolved');
    expect((await open(reference, pin)).body.data.request.hold).toBeNull();
  });

  test('and the NGOs that had it have it back, also the one that had accepted', async () => {
    const ngos = [await readyNgo(), await readyNgo()];
    const { helper, _id } = await filed();
    await route(_id);
    const reads = async ({ token }: { token: string }) =>
      (await call<{ data: { offer?: unknown } }>('GET', `helpRequest/getHelpRequestById/${_id}`, { token }))
        .status;
    for (const ngo of ngos) expect(await reads(ngo)).toBe(200);
    expect((await withdraw(helper, _id)).status).toBe(200);
    expect((await restore(helper, _id)).status).toBe(200);
    await route(_id);
    for (const ngo of ngos) expect(await reads(ngo)).toBe(200);
    expect((await mailsTo(ngos[1]!.email))[0]?.body).toContain('is back');
    const [holder] = ngos;
    expect((await act(holder!, `acceptHelpRequest/${_id}`)).status).toBe(200);
    expect((await withdraw(helper, _id)).status).toBe(200);
    expect(await reads(holder!)).toBe(404);
    expect((await restore(helper, _id)).status).toBe(200);
    expect(await statusOf(_id)).toBe('accepted');
    expect((await act(holder!, `seeHelpContact/${_id}`)).status).toBe(200);
    // One that cannot help any more does not get it back.
    expect((await withdraw(helper, _id)).status).toBe(200);
    await pool.query(`update ngo set status = 'suspended' where id = $1`, [holder!.ngoId]);
    expect((await restore(helper, _id)).status).toBe(200);
    expect(await statusOf(_id)).toBe('open');
    expect(await reads(holder!)).not.toBe(200);
  });

  test('and again within its 30 days, it keeps its last day, though never with less than a week left', async () => {
    const { helper, _id } = await filed();
    const age = (days: number) =>
      pool.query(
        `update help_event set at = at - make_interval(days => $2)
          where request_id = $1 and kind = 'consentWithdrawn'`,
        [_id, days],
      );
    const lastDays: (string | null)[] = [];
    for (const days of [10, 18, 40]) {
      expect((await withdraw(helper, _id)).status).toBe(200);
      lastDays.push((await read(helper, _id)).body.data.erasedOn);
      expect((await restore(helper, _id)).status).toBe(200);
      await age(days);
    }
    expect((await withdraw(helper, _id)).status).toBe(200);
    lastDays.push((await read(helper, _id)).body.data.erasedOn);
    const again = [DAYS_HELD - 10, DAYS_HELD_LEAST, DAYS_HELD];
    expect(lastDays).toEqual([DAYS_HELD, ...again].map((days) => dayIn(days)));
  });

  test('at most three times a week, for NGO and team each; the person herself erases it at any time', async () => {
    const { helper, _id, reference, pin } = await filed();
    const other = await filed();
    for (let time = 0; time < 3; time++) {
      expect((await withdraw(helper, _id)).status).toBe(200);
      expect((await restore(helper, _id)).status).toBe(200);
    }
    const path = `helpRequest/withdrawHelpConsent/${_id}`;
    for (const language of LANGUAGES) {
      const { helpHeldOften } = apiMessages[language];
      const refused = await callConfirmed('POST', path, { token: helper.token, language });
      expect(refused).toMatchObject({ status: 429, body: { msg: expect.stringContaining(helpHeldOften) } });
    }
    expect(await statusOf(_id)).toBe('open');
    expect((await withdraw(other.helper, other._id)).status).toBe(200);
    const staff = await signedIn({ role: 'staff' });
    expect((await withdraw(staff, _id)).status).toBe(200);
    expect((await restore(staff, _id)).status).toBe(200);
    const { ticket } = (await open(reference, pin)).body.data;
    expect((await call('POST', 'helpRequest/eraseHelpRequest', { body: { ticket } })).status).toBe(200);
  });

  test('but not another NGO, for which there is no such request', async () => {
    const { _id } = await filed();
    const other = await readyNgo();
    expect((await withdraw(other, _id)).status).toBe(404);
    expect((await restore(other, _id)).status).toBe(404);
    expect(await statusOf(_id)).toBe('open');
  });
});
