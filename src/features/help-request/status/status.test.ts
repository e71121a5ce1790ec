import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import type { StatusResult } from './status.service.server.ts';

const app = await testApp();
const { call, callConfirmed, pool, mailsTo, signedIn } = app;
const { saved, accepted, ticketOf, route, readyNgo, codeFor, eventsOf, offersOf, statusOf, clearNgos } =
  helpTesting(app);

const ask = (body: unknown) =>
  call<{ data: StatusResult; msg: string }>('POST', 'helpRequest/getHelpRequestStatus', { body });
const person = async (action: string, body: unknown) =>
  (await call('POST', `helpRequest/${action}`, { body })).status;

beforeEach(clearNgos);

describe('reference and mail address alone', () => {
  test('reveal `received` or `answered` and nothing else', async () => {
    const waiting = await saved();
    const spelling = ` ${waiting.reference.toLowerCase().replaceAll('-', ' ')}`;
    const { body } = await ask({ reference: spelling, userEmail: waiting.email.toUpperCase() });
    expect(body.data).toEqual({ standing: 'received' });
    const { reference, email } = await accepted();
    expect((await ask({ reference, userEmail: email })).body.data).toEqual({ standing: 'answered' });
  });

  test('get the same 404, whichever of them is wrong', async () => {
    const { reference, email } = await saved();
    const other = await saved();
    const responses = [
      await ask({ reference, userEmail: other.email }),
      await ask({ reference: 'SH-2222-22', userEmail: email }),
      await ask({}),
    ];
    for (const { status, body } of responses) {
      expect(status).toBe(404);
      expect(body).toEqual(responses[0]!.body);
    }
  });
});

test('returns everything for a new code, and nothing for a wrong code or a forged ticket', async () => {
  const { reference, email, ngo } = await accepted();
  expect((await ask({ reference, userEmail: email, userOTP: '000000' })).status).toBe(422);
  expect((await ask({ ticket: 'forged' })).status).toBe(401);
  const { body } = await ask({ reference, userEmail: email, userOTP: await codeFor(email) });
  const request = body.data.request!;
  expect(request.asked).toMatchObject({ userMobile: '9876543210', userCity: 'Rajkot', safeContact: null });
  expect(request.ngos).toMatchObject([{ ngo: { _id: ngo.ngoId, isListed: true }, status: 'accepted' }]);
  expect(request.history.map(({ kind }) => kind)).toEqual(['received', 'offered', 'accepted']);
  expect(request.may).toEqual({
    write: true,
    withdraw: true,
    sayIfHelped: true,
    sayIfContacted: false,
  });
  const { ticket } = body.data;
  expect((await ask({ ticket })).body.data.request!.reference).toBe(reference);
  expect(await person('eraseHelpRequest', { ticket })).toBe(200);
  expect((await ask({ ticket })).status).toBe(404);
});

test('adds a message of the person, and notifies the NGO that handles the request', async () => {
  const { ngo, ...request } = await accepted();
  const ticket = await ticketOf(request);
  expect(await person('addMessage', { ticket, message: ' ' })).toBe(400);
  expect(await person('addMessage', { ticket, message: 'Mine is 2345 6789 0124' })).toBe(400);
  expect(await person('addMessage', { ticket, message: 'Please call after six' })).toBe(200);
  const { body } = await ask({ ticket });
  expect(body.data.request!.messages).toMatchObject([{ byPerson: true, text: 'Please call after six' }]);
  const [mail] = await mailsTo(ngo.email);
  expect(mail!.event).toBe('helpNgo');
  expect(mail!.body).not.toContain('after six');
});

test('stores a message that is sent twice in a row once', async () => {
  const { ngo, ...request } = await accepted();
  const ticket = await ticketOf(request);
  for (const message of ['Please call', 'Please call', 'After six', 'Please call'])
    expect(await person('addMessage', { ticket, message })).toBe(200);
  const { body } = await ask({ ticket });
  expect(body.data.request!.messages.map(({ text }) => text)).toEqual([
    'Please call',
    'After six',
    'Please call',
  ]);
  expect((await mailsTo(ngo.email)).filter(({ event }) => event === 'helpNgo')).toHaveLength(4);
});

test('returns the contact details of an NGO only after it accepted', async () => {
  const ngo = await readyNgo();
  await pool.query(`update ngo set phone = '2812345678', email = 'office@example.org' where id = $1`, [
    ngo.ngoId,
  ]);
  const request = await saved();
  await route(request.id);
  const ticket = await ticketOf(request);
  const ngoContact = async () => (await ask({ ticket })).body.data.request!.ngos[0]!.ngo;
  expect(await ngoContact()).toMatchObject({ phone: null, email: null });
  await call('POST', `helpRequest/acceptHelpRequest/${request.id}`, { token: ngo.token });
  expect(await ngoContact()).toMatchObject({ phone: '2812345678', email: 'office@example.org' });
});

describe('the safe contact', () => {
  const change = (ticket: string, safeContact: string, mayMail: boolean) =>
    person('changeSafeContact', { ticket, safeContact, mayMail });

  test('can be changed: the NGO is notified, and sees it before the phone number', async () => {
    const { ngo, ...request } = await accepted();
    const ticket = await ticketOf(request);
    expect(await change(ticket, '  Only in the mornings,\nplease ', true)).toBe(200);
    const [mail] = await mailsTo(ngo.email);
    expect(mail!.event).toBe('helpNgo');
    expect(mail!.body).not.toContain('mornings');
    const response = await call<{ data: { safeContact: string; mayMail: boolean } }>(
      'GET',
      `helpRequest/getHelpRequestById/${request.id}`,
      { token: ngo.token },
    );
    expect(response.body.data).toMatchObject({ safeContact: 'Only in the mornings,\nplease', mayMail: true });
    expect((await ask({ ticket })).body.data.request!.history.at(-1)).toMatchObject({
      kind: 'safeContactChanged',
      actor: 'person',
    });
  });

  test('stops all mails until the person allows them again', async () => {
    const { ngo, ...request } = await accepted();
    const ticket = await ticketOf(request);
    const steps = async () =>
      (await mailsTo(request.email)).filter(({ event }) => event === 'helpStep').length;
    const write = () =>
      callConfirmed('POST', `helpRequest/sendMessageToPerson/${request.id}`, {
        token: ngo.token,
        body: { message: 'We are on our way' },
      });
    expect(await change(ticket, '', false)).toBe(200);
    const before = await steps();
    expect((await write()).status).toBe(200);
    expect(await steps()).toBe(before);
    expect(await change(ticket, '', true)).toBe(200);
    expect((await write()).status).toBe(200);
    expect(await steps()).toBe(before + 1);
  });

  test('ignores unchanged values, and rejects Aadhaar numbers and long texts', async () => {
    const { ngo, ...request } = await accepted();
    const ticket = await ticketOf(request);
    const countMails = async () => (await mailsTo(ngo.email)).length;
    const before = await countMails();
    expect(await change(ticket, ' ', true)).toBe(200);
    expect(await countMails()).toBe(before);
    expect(await eventsOf(request.id)).not.toContain('safeContactChanged');
    expect(await change(ticket, 'Mine is 2345 6789 0124', true)).toBe(400);
    expect(await change(ticket, 'x'.repeat(301), true)).toBe(400);
    expect(await change('forged', '', false)).toBe(401);
  });
});

test('takes a withdrawn request from all NGOs, and keeps it closed', async () => {
  await readyNgo();
  const request = await saved();
  await route(request.id);
  const ticket = await ticketOf(request);
  expect(await person('withdrawHelpRequest', { ticket })).toBe(200);
  expect(await statusOf(request.id)).toBe('closed');
  expect(Object.values(await offersOf(request.id))).toEqual(['passed']);
  await route(request.id);
  const body = { ticket, message: 'Hello', helped: true, safeContact: '', mayMail: false };
  for (const action of ['withdrawHelpRequest', 'addMessage', 'changeSafeContact', 'sayIfHelped'])
    expect(await person(action, body)).toBe(409);
});

describe('reporting whether it helped', () => {
  test('returns 409 before an NGO has accepted', async () => {
    const request = await saved();
    expect(await person('sayIfHelped', { ticket: await ticketOf(request), helped: false })).toBe(409);
  });

  test("closes the request on yes, and ends the NGO's work on it", async () => {
    const request = await accepted();
    const { id, ngo } = request;
    expect(await person('sayIfHelped', { ticket: await ticketOf(request), helped: true })).toBe(200);
    expect(await statusOf(id)).toBe('closed');
    const inbox = await call<{ counts: unknown }>('GET', 'helpRequest/getAllHelpRequestByNgo', {
      token: ngo.token,
    });
    expect(inbox.body.counts).toEqual({ new: 0, accepted: 0, resolved: 1 });
    expect((await call('POST', `helpRequest/seeHelpContact/${id}`, { token: ngo.token })).status).toBe(409);
  });

  test('reopens it on the first no for other NGOs, and notifies staff each time', async () => {
    const staff = await signedIn({ role: 'staff' });
    const request = await accepted();
    const ticket = await ticketOf(request);
    const next = await readyNgo();
    expect(await person('sayIfHelped', { ticket, helped: false, message: 'Nobody called' })).toBe(200);
    expect(await statusOf(request.id)).toBe('open');
    await route(request.id);
    expect(await offersOf(request.id)).toEqual({ [request.ngo.ngoId]: 'passed', [next.ngoId]: 'sent' });
    expect(await eventsOf(request.id)).toEqual(
      expect.arrayContaining(['messageOfPerson', 'notHelped', 'reopened', 'offered']),
    );
    await call('POST', `helpRequest/acceptHelpRequest/${request.id}`, { token: next.token });
    expect(await person('sayIfHelped', { ticket, helped: false })).toBe(200);
    expect(await statusOf(request.id)).toBe('accepted');
    expect((await mailsTo(staff.email)).filter(({ event }) => event === 'helpStaff')).toHaveLength(2);
    const { rows } = await pool.query<{ with: boolean }>(
      'select with_staff_at is not null as with from help_request where id = $1',
      [request.id],
    );
    expect(rows[0]!.with).toBe(true);
  });
});

test('limits the lookups for one mailbox per network', async () => {
  const { email } = await saved();
  const responses = [];
  for (let tries = 0; tries < 62; tries++)
    responses.push(
      (
        await call('POST', 'helpRequest/getHelpRequestStatus', {
          body: { reference: 'SH-2222-22', userEmail: email },
          address: '198.51.100.7',
        })
      ).status,
    );
  expect(responses.indexOf(429)).toBe(60);
  expect((await ask({ reference: 'SH-2222-22', userEmail: email })).status).toBe(404);
});
