import { beforeEach, describe, expect, test } from 'vitest';
import { countWaitingForLocks } from '../../../../tests/support/count-waiting-for-locks.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import type { InboxRequest } from '#src/features/help-request/inbox/inbox.contract.ts';
import type { StaffContact, StaffRequest } from '#src/features/help-request/oversight/oversight.contract.ts';
import { inRequest } from '#src/features/help-request/records/in-request.server.ts';
import { eraseLocked } from '#src/features/help-request/retention/ended-requests.service.server.ts';
import { askAboutContact } from '#src/features/help-request/status/contact-question.service.server.ts';
import { assistedTesting } from './assisted.fixture.ts';
import { CONSENT_VERSION } from './consent.values.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const app = await testApp();
const { call, callConfirmed, pool, services, signedIn } = app;
const { readyNgo, route, saved, statusOf, clearNgos } = helpTesting(app);
const { file, renew, read, list, open, act, filed, audited, mailsAbout } = assistedTesting(app);

beforeEach(clearNgos);

describe('number and PIN', () => {
  test('open everything, in any spelling, and let the person do what others can', async () => {
    const { reference, pin } = await filed();
    const inGujarati = pin.replace(/\d/g, (digit) => String.fromCodePoint(0xae6 + Number(digit)));
    const { status, body } = await open(
      reference.toLowerCase().replaceAll('-', ' '),
      ` ${inGujarati.slice(0, 3)} ${inGujarati.slice(3)} `,
    );
    expect(status).toBe(200);
    const { ticket, request } = body.data;
    expect(request).toMatchObject({
      isAssisted: true,
      asked: { userName: 'જીવીબેન રબારી', userMobile: '9825012345', userEmail: '', mayMail: false },
    });
    const change = { ticket, safeContact: 'Ask the neighbour', mayMail: true };
    expect((await call('POST', 'helpRequest/changeSafeContact', { body: change })).status).toBe(200);
    const message = { ticket, message: 'Please come after the harvest' };
    expect((await call('POST', 'helpRequest/addMessage', { body: message })).status).toBe(200);
    const again = (await open(reference, pin)).body.data.request;
    expect(again.asked).toMatchObject({ safeContact: 'Ask the neighbour', mayMail: false });
    expect(again.messages).toHaveLength(1);
    expect((await call('POST', 'helpRequest/withdrawHelpRequest', { body: { ticket } })).status).toBe(200);
  });

  test('that do not belong together are answered alike, whether the number exists or not', async () => {
    const { reference, pin } = await filed();
    const other = pin === '000000' ? '000001' : '000000';
    const byMail = await saved();
    const answers = [
      await open(reference, other),
      await open('SH-2222-22', pin),
      await open('nonsense', pin),
      await open(byMail.reference, pin),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([422, answers[0]?.body]);
    // Nothing else opens an assisted request.
    for (const userEmail of ['', 'somebody@example.org']) {
      const body = { reference, userEmail, userOTP: pin };
      expect((await call('POST', 'helpRequest/getHelpRequestStatus', { body })).status).toBe(404);
    }
  });

  test('keep working when the NGO that filed is suspended or deleted', async () => {
    const admin = await signedIn({ role: 'admin' });
    const { helper, reference, pin, _id } = await filed();
    await pool.query(`update ngo set status = 'suspended' where id = $1`, [helper.ngoId]);
    expect((await open(reference, pin)).status).toBe(200);
    expect((await read(helper, _id)).status).toBe(403);
    await callConfirmed('DELETE', `ngo/deleteNgo/${helper.ngoId}`, { token: admin.token });
    expect((await open(reference, pin)).status).toBe(200);
    // Then our team can give a new PIN.
    const renewed = await renew(admin, _id);
    expect(renewed.status).toBe(200);
    expect((await open(reference, renewed.body.data.pin)).status).toBe(200);
  });
});

describe('who filed', () => {
  test('sees status and news, but nothing more about the person than needed', async () => {
    const ngo = await readyNgo();
    const { helper, _id, reference } = await filed();
    await file(helper, { userName: 'રૂપાબેન ઠાકોર', userMobile: '9825098250' });
    await route(_id);
    expect(await list(helper)).toMatchObject({ news: 0, data: [{}, { _id, reference, status: 'open' }] });
    const contactBy = dayIn(3);
    await act(ngo, `acceptHelpRequest/${_id}`, { contactBy });
    await act(ngo, `sendMessageToPerson/${_id}`, { message: 'The doctor comes on Monday' });
    expect(await list(helper)).toMatchObject({
      news: 1,
      data: [{ _id, hasNews: true, contactBy }, { hasNews: false }],
    });
    // Staff who look at it leave the news to the helper.
    expect((await read(await signedIn({ role: 'staff' }), _id)).status).toBe(200);
    expect((await list(helper)).news).toBe(1);
    const { data } = (await read(helper, _id)).body;
    expect(data.news.map(({ kind }) => kind)).toEqual(['accepted', 'messageOfNgo']);
    expect(data.masked).toEqual({ userName: 'જ…', userMobile: '••••••••45' });
    for (const secret of ['9825012345', 'રબારી', 'well', 'Cataract', 'Monday'])
      expect(JSON.stringify([data, await list(helper)])).not.toContain(secret);
    expect(await list(helper)).toMatchObject({ news: 0, data: [{ hasNews: false }, { hasNews: false }] });
    // The question whether the NGO was in touch is news too, and no mail.
    await pool.query('update help_offer set contact_by = $2 where request_id = $1', [_id, dayIn(-1)]);
    const mails = await mailsAbout();
    await askAboutContact(services);
    expect(await mailsAbout()).toBe(mails);
    expect((await list(helper)).news).toBe(1);
    expect((await read(helper, _id)).body.data.news.at(-1)!.kind).toBe('contactAsked');
  });

  test('is in the history of the NGO that helps and of staff, with the consent', async () => {
    const ngo = await readyNgo();
    const staff = await signedIn({ role: 'staff' });
    const { helper, _id } = await filed();
    const { data: byTeam } = (await file(staff)).body;
    await route(_id);
    const inbox = await call<{ data: InboxRequest }>('GET', `helpRequest/getHelpRequestById/${_id}`, ngo);
    expect(inbox.body.data.masked.userEmail).toBe('');
    expect(inbox.body.data.history[1]).toMatchObject({
      kind: 'filedFor',
      actor: 'ngo',
      ngo: { _id: helper.ngoId },
    });
    await act(ngo, `acceptHelpRequest/${_id}`);
    const contact = await act(ngo, `seeHelpContact/${_id}`);
    expect(contact.body).toMatchObject({ data: { userEmail: '', userMobile: '9825012345' } });
    const forStaff = (id: string) =>
      call<{ data: StaffRequest }>('GET', `helpRequest/getHelpRequestForStaff/${id}`, staff);
    expect((await forStaff(_id)).body.data.assistance).toMatchObject({
      byTeam: false,
      ngo: { _id: helper.ngoId },
      account: helper.email,
      consentVersion: CONSENT_VERSION,
      consentLanguage: 'gu',
    });
    expect((await forStaff(byTeam._id)).body.data).toMatchObject({
      assistance: { byTeam: true, ngo: null, account: staff.email },
      ofSamePerson: [],
    });
    const details = await act(staff, `seeContactForStaff/${_id}`);
    expect((details.body as { data: StaffContact }).data.userEmail).toBe('');
  });

  test('and nobody else among NGOs sees it or gives a new PIN', async () => {
    const { helper, _id, reference, pin } = await filed();
    const other = await readyNgo({ city: 'Bhuj', category: 'education' });
    expect((await read(other, _id)).status).toBe(404);
    expect((await renew(other, _id)).status).toBe(404);
    expect((await list(other)).total).toBe(0);
    for (const id of ['0', 'x', '99999999999999999999', (await saved()).id]) {
      expect((await read(helper, id)).status).toBe(404);
      expect((await renew(helper, id)).status).toBe(404);
    }
    expect((await open(reference, pin)).status).toBe(200);
    // The list of the team has only what the team filed.
    const staff = await signedIn({ role: 'staff' });
    expect((await list(staff)).data.map((row) => row.reference)).not.toContain(reference);
    expect((await read(staff, _id)).status).toBe(200);
  });
});

test('erasing leaves neither PIN nor consent nor who filed it, and the number no longer works', async () => {
  const { helper, _id, reference, pin } = await filed();
  const { ticket } = (await open(reference, pin)).body.data;
  expect((await call('POST', 'helpRequest/eraseHelpRequest', { body: { ticket } })).status).toBe(200);
  expect(await statusOf(_id)).toBe('closed');
  for (const table of ['help_assistance', 'help_consent', 'help_earlier_pin'])
    expect((await pool.query(`select 1 from ${table} where request_id = $1`, [_id])).rowCount).toBe(0);
  const { rows } = await pool.query(
    'select is_assisted, user_name, user_city from help_request where id = $1',
    [_id],
  );
  expect(rows).toEqual([{ is_assisted: true, user_name: null, user_city: 'Rajkot' }]);
  expect((await open(reference, pin)).status).toBe(422);
  expect((await read(helper, _id)).status).toBe(404);
});

test('a request that is erased meanwhile gets no new PIN, and its consent is not taken back twice', async () => {
  const { helper, _id } = await filed();
  const colleague = await signedIn({ role: 'ngo', ngoId: helper.ngoId });
  const answers: Promise<{ status: number }>[] = [];
  await inRequest(services, _id, async (inside, request) => {
    answers.push(renew(helper, _id), act(colleague, `withdrawHelpConsent/${_id}`));
    await expect.poll(() => countWaitingForLocks(pool)).toBe(2);
    if (request) await eraseLocked(inside, { request, by: { actor: 'person' } });
  });
  for (const { status } of await Promise.all(answers)) expect(status).toBe(409);
  expect((await pool.query('select 1 from help_consent where request_id = $1', [_id])).rowCount).toBe(0);
  expect((await audited(_id)).map(({ action }) => action)).toEqual(['fileHelpRequest']);
});

test('two assisted requests are never merged as those of one person', async () => {
  const staff = await signedIn({ role: 'staff' });
  const [one, two] = [await filed(), await filed({ userName: 'કમળાબેન' })];
  const merge = await act(staff, `mergeHelpRequest/${one._id}`, { intoReference: two.reference });
  expect(merge.status).toBe(409);
});
