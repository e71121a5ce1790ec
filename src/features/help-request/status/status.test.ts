import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import type { StatusResult } from './status.service.server.ts';

const app = await testApp();
const { call, pool, mailsTo, signedIn } = app;
const { saved, accepted, ticketOf, route, readyNgo, codeFor, eventsOf, offersOf, statusOf, clearNgos } =
  helpTesting(app);

const ask = (body: unknown) =>
  call<{ data: StatusResult; msg: string }>('POST', 'helpRequest/getHelpRequestStatus', { body });
const person = async (action: string, body: unknown) =>
  (await call('POST', `helpRequest/${action}`, { body })).status;

beforeEach(clearNgos);

describe('number and address alone', () => {
  test('tell received or answered, and nothing else', async () => {
    const waiting = await saved();
    const typed = ` ${waiting.reference.toLowerCase().replaceAll('-', ' ')}`;
    const { body } = await ask({ reference: typed, userEmail: waiting.email.toUpperCase() });
    expect(body.data).toEqual({ standing: 'received' });
    const { reference, email } = await accepted();
    expect((await ask({ reference, userEmail: email })).body.data).toEqual({ standing: 'answered' });
  });

  test('that do not belong together are answered alike, whichever is wrong', async () => {
    const { reference, email } = await saved();
    const other = await saved();
    const answers = [
      await ask({ reference, userEmail: other.email }),
      await ask({ reference: 'SH-2222-22', userEmail: email }),
      await ask({}),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toEqual(answers[0]!.body);
    }
  });
});

test('a fresh code shows everything; a wrong one, or a forged ticket, nothing', async () => {
  const { reference, email, ngo } = await accepted();
  expect((await ask({ reference, userEmail: email, userOTP: '000000' })).status).toBe(422);
  expect((await ask({ ticket: 'forged' })).status).toBe(401);
  const { body } = await ask({ reference, userEmail: email, userOTP: await codeFor(email) });
  const request = body.data.request!;
  expect(request.asked).toMatchObject({ userMobile: '9876543210', userCity: 'Rajkot', safeContact: null });
  expect(request.ngos).toMatchObject([{ ngo: { _id: ngo.ngoId, isListed: true }, status: 'accepted' }]);
  expect(request.history.map(({ kind }) => kind)).toEqual(['received', 'offered', 'accepted']);
  expect(request.may).toEqual({ write: true, withdraw: true, sayIfHelped: true });
  expect((await ask({ ticket: body.data.ticket })).body.data.request!.reference).toBe(reference);
});

test('the person writes, and the NGO that has it is told', async () => {
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

test('the same words sent twice in a row are one message', async () => {
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

test('how an NGO is reached is shown once it has taken it up, not before', async () => {
  const ngo = await readyNgo();
  await pool.query(`update ngo set phone = '2812345678', email = 'office@example.org' where id = $1`, [
    ngo.ngoId,
  ]);
  const request = await saved();
  await route(request.id);
  const ticket = await ticketOf(request);
  const shown = async () => (await ask({ ticket })).body.data.request!.ngos[0]!.ngo;
  expect(await shown()).toMatchObject({ phone: null, email: null });
  await call('POST', `helpRequest/acceptHelpRequest/${request.id}`, { token: ngo.token });
  expect(await shown()).toMatchObject({ phone: '2812345678', email: 'office@example.org' });
});

describe('how it is safe to reach the person', () => {
  const change = (ticket: string, safeContact: string, mayMail: boolean) =>
    person('changeSafeContact', { ticket, safeContact, mayMail });

  test('is said anew: the NGO that has it is told, and sees it before the number', async () => {
    const { ngo, ...request } = await accepted();
    const ticket = await ticketOf(request);
    expect(await change(ticket, '  Only in the mornings,\nplease ', true)).toBe(200);
    const [mail] = await mailsTo(ngo.email);
    expect(mail!.event).toBe('helpNgo');
    expect(mail!.body).not.toContain('mornings');
    const seen = await call<{ data: { safeContact: string; mayMail: boolean } }>(
      'GET',
      `helpRequest/getHelpRequestById/${request.id}`,
      { token: ngo.token },
    );
    expect(seen.body.data).toMatchObject({ safeContact: 'Only in the mornings,\nplease', mayMail: true });
    expect((await ask({ ticket })).body.data.request!.history.at(-1)).toMatchObject({
      kind: 'safeContactChanged',
      actor: 'person',
    });
  });

  test('from then on no mail goes to who wants none, until they want it again', async () => {
    const { ngo, ...request } = await accepted();
    const ticket = await ticketOf(request);
    const steps = async () =>
      (await mailsTo(request.email)).filter(({ event }) => event === 'helpStep').length;
    const write = () =>
      call('POST', `helpRequest/sendMessageToPerson/${request.id}`, {
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

  test('said as it was is no change; an Aadhaar number or too much is refused', async () => {
    const { ngo, ...request } = await accepted();
    const ticket = await ticketOf(request);
    const told = async () => (await mailsTo(ngo.email)).length;
    const before = await told();
    expect(await change(ticket, ' ', true)).toBe(200);
    expect(await told()).toBe(before);
    expect(await eventsOf(request.id)).not.toContain('safeContactChanged');
    expect(await change(ticket, 'Mine is 2345 6789 0124', true)).toBe(400);
    expect(await change(ticket, 'x'.repeat(301), true)).toBe(400);
    expect(await change('forged', '', false)).toBe(401);
  });
});

test('what is withdrawn nobody has any more, and it stays closed', async () => {
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

describe('whether it helped', () => {
  test('is not asked before somebody answered', async () => {
    const request = await saved();
    expect(await person('sayIfHelped', { ticket: await ticketOf(request), helped: false })).toBe(409);
  });

  test('yes closes it, and the NGO has nothing left to do', async () => {
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

  test('no opens it again once, for another NGO, and tells staff each time', async () => {
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

test('asking for many references of one mailbox is slowed down by network', async () => {
  const { email } = await saved();
  const answers = [];
  for (let tries = 0; tries < 62; tries++)
    answers.push(
      (
        await call('POST', 'helpRequest/getHelpRequestStatus', {
          body: { reference: 'SH-2222-22', userEmail: email },
          address: '198.51.100.7',
        })
      ).status,
    );
  expect(answers.indexOf(429)).toBe(60);
  expect((await ask({ reference: 'SH-2222-22', userEmail: email })).status).toBe(404);
});
