import { beforeEach, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { saveDecoys } from '../../../../tests/support/decoys.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { EventMessage, EventMessages } from './announcement.contract.ts';
import { SEND_ANNOUNCEMENT } from './announcement.service.server.ts';
import { MESSAGES_A_DAY } from './announcement.values.ts';
import { NGO_MAILS_A_DAY } from '#src/features/mail/ngo-mailing/ngo-mailing.values.ts';
import { sendMail } from '#src/features/mail/mail.service.server.ts';
import { createMailer } from '#src/server/mailer.server.ts';
import { startSmtpServer } from '../../../../tests/support/smtp-server.ts';

const app = await testApp();
const { call, callConfirmed, confirmed, db, pool, services, signedIn, runJobs } = app;
const { savedEvent, savedNgo, partyOf, apply, register, mailsTo } = eventTesting(app);

let ngoId: string;
let token: string;
let eventId: string;
beforeEach(async () => {
  ngoId = await savedNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
  eventId = await savedEvent(ngoId, { capacity: 2 });
});

const NOBODY = { noEmail: 0, unopened: 0, unsubscribed: 0 };
const MESSAGE = { audience: 'all', subject: ' Parking ', text: 'Please park\nat the school.' };
type Sent = { msg: string; data: EventMessage; errors?: Record<string, string> };
type Read = {
  data: EventMessages;
};
const write = async (body: object = {}, by = token) =>
  call<Sent>('POST', 'event/mailRegisterUser', {
    token: by,
    body: { ...MESSAGE, eventId, ...body },
    headers: await confirmed(by),
  });
const stop = (id: string, by = token) =>
  callConfirmed<Sent>('POST', 'event/stopMailRegisterUser', { token: by, body: { eventId, id } });
const read = async (by = token) =>
  call<Read>('GET', `event/getAllMailToRegisterUser?eventId=${eventId}`, { token: by });

test('a message reaches the group that it says, and tells how many that are', async () => {
  const [holder, waiting] = [partyOf({ partySize: '2' }), partyOf()];
  await register(eventId, holder);
  await register(eventId, waiting);
  await apply(eventId, partyOf({ email: '' }));
  expect((await read()).body.data).toEqual({
    messages: [],
    recipients: { all: 2, registered: 1, waiting: 1, attended: 0 },
    unreached: {
      all: { ...NOBODY, noEmail: 1 },
      registered: NOBODY,
      waiting: { ...NOBODY, noEmail: 1 },
      attended: NOBODY,
    },
    left: MESSAGES_A_DAY,
    mailsLeft: NGO_MAILS_A_DAY,
  });
  const { status, body } = await write({ audience: 'waiting' });
  expect([status, body.msg]).toEqual([200, apiMessages.en.eventMailStarted]);
  expect(body.data).toMatchObject({ subject: 'Parking', status: 'running', sentCount: 0, total: 1 });
  await runJobs(SEND_ANNOUNCEMENT);
  expect((await mailsTo(waiting.email)).at(-1)!.event).toBe('eventMessage');
  expect((await mailsTo(holder.email)).map(({ event }) => event)).toEqual(['eventRegistered']);
  expect((await read()).body.data).toMatchObject({
    messages: [{ status: 'done', sentCount: 1, audience: 'waiting' }],
    left: MESSAGES_A_DAY - 1,
  });
  const entries = await runSql(db, {
    text: `select after from audit_entry where action = 'mailRegisterUser' and entity_id = $1`,
    values: [eventId],
  });
  expect(entries).toEqual([[{ subject: 'Parking', audience: 'waiting', total: 1 }]]);
});

test('a message can be stopped, again and again, by its own NGO only, and the news of a change cannot', async () => {
  const party = partyOf();
  await register(eventId, party);
  const { _id } = (await write()).body.data;
  const other = (await signedIn({ role: 'ngo', ngoId: await savedNgo() })).token;
  expect((await stop(_id, other)).status).toBe(404);
  const news = { kind: 'changed', subject: null, text: null } as const;
  const [change] = await saveDecoys(pool, { table: 'event_announcement', like: _id, but: [news] });
  for (const id of [change!, '999999999']) expect((await stop(id)).status).toBe(404);
  for (let time = 0; time < 2; time++) expect((await stop(_id)).body.data.status).toBe('stopped');
  await runJobs(SEND_ANNOUNCEMENT);
  expect((await mailsTo(party.email)).map(({ event }) => event)).toEqual(['eventRegistered']);
  for (const answer of [await write({}, other), await read(other)]) expect(answer.status).toBe(404);
});

test('a message needs a subject, a text and somebody to read it', async () => {
  expect((await write()).body.msg).toBe(apiMessages.en.eventMailNobody);
  await register(eventId, partyOf());
  const { status, body } = await write({ subject: ' ', text: '2341 2341 2346' });
  expect([status, Object.keys(body.errors!)]).toEqual([422, ['subject', 'text']]);
  expect((await write({ subject: 'x'.repeat(151) })).body.errors).toHaveProperty('subject');
  expect((await write({ text: 'x'.repeat(4001) })).body.errors).toHaveProperty('text');
});

test('an NGO sends at most ten messages about an event within a day, however fast it is', async () => {
  await register(eventId, partyOf());
  const people = [];
  for (let count = 0; count < MESSAGES_A_DAY + 3; count++)
    people.push(await signedIn({ role: 'ngo', ngoId }));
  const answers = await Promise.all(people.map((person) => write({}, person.token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MESSAGES_A_DAY);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  await runSql(db, {
    text: `update event_announcement set created_at = created_at - interval '1 day' where event_id = $1::bigint`,
    values: [eventId],
  });
  expect((await write()).status).toBe(200);
});

const FIVE = { name: 'A stranger', mobile: '9812345678', partySize: '1' };
const addByHand = (email: string) =>
  callConfirmed('POST', 'event/addRegisterUser', { token, body: { ...FIVE, eventId, email } });
/** Sends the waiting mails to a mail server, and returns what it received. */
async function deliver() {
  const server = await startSmtpServer();
  const mailer = createMailer({
    smtpUrl: server.url,
    from: 'Sahay <help@sahay.example>',
    outbox: '',
    log: services.log,
  });
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from mail where status = 'queued' order by mail.id`,
  );
  for (const { id } of rows) await sendMail({ ...services, mailer }, id);
  mailer.close();
  await server.stop();
  return server.received;
}

test('an NGO mails no words of its own to somebody who never opened the ticket', async () => {
  const typed = Array.from({ length: 25 }, (_, at) => `stranger${at}@example.org`);
  const registered = partyOf();
  await apply(eventId, registered);
  for (const email of typed) expect((await addByHand(email)).status).toBe(200);
  const { body } = await write({ subject: 'Account notice', text: 'Sign in at https://evil.example/logIn' });
  expect(body.msg).toBe(apiMessages.en.eventMailNobody);
  expect((await read()).body.data.unreached.all).toEqual({ ...NOBODY, unopened: 26 });
  for (const email of typed) {
    const mails = await mailsTo(email);
    expect(mails.map(({ event, subject }) => [event, subject])).toEqual([
      ['eventAdded', 'For you: a registration'],
    ]);
    expect(mails[0]!.body).not.toMatch(/Eye camp|Town hall|Rajkot|evil/);
  }
  // Nor later, whatever the NGO does with the registration.
  const { rows } = await pool.query<{ id: string }>(
    'select id::text from event_registration where email = any($1)',
    [typed],
  );
  for (const { id } of rows) await call('POST', 'event/cancelRegisterUser', { token, body: { eventId, id } });
  for (const email of typed) expect(await mailsTo(email)).toHaveLength(1);
});

test('the mail to a stranger is sent three times within a month at most, over all events of the NGO', async () => {
  for (let time = 0; time < 5; time++) {
    eventId = await savedEvent(ngoId);
    await addByHand('often@example.org');
  }
  expect(await mailsTo('often@example.org')).toHaveLength(3);
});

test('a message names the NGO before its subject, has its address for answers, and ends with one click', async () => {
  await pool.query(`update ngo set email = 'office@ngo.example' where id = $1`, [ngoId]);
  const party = partyOf();
  await register(eventId, party);
  await pool.query(`delete from mail`);
  await write({ subject: 'Parking\r\nBcc: other@example.org' });
  await runJobs(SEND_ANNOUNCEMENT);
  const { mail, raw } = (await deliver()).find(({ recipients }) => recipients.includes(party.email))!;
  expect(mail.subject).toMatch(/^.+: Parking Bcc: other@example.org$/);
  expect(mail.replyTo).toEqual([{ name: '', address: 'office@ngo.example' }]);
  expect(mail.text).toContain('Your answer goes to the NGO.');
  const headers = raw.replace(/\r\n[ \t]+/g, ' ');
  const [, path] = /^List-Unsubscribe: <http:\/\/localhost\/api\/([^>]+)>\r$/m.exec(headers)!;
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail.text).toContain('/event/emails?ticket=');
  const token = /ticket=([^&]+)/.exec(path!)![1]!;
  // Opened in a browser, it shows the page with the button, in the language of the mail, and changes nothing.
  const opened = await call('GET', path!);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/event/emails?ticket=${token}`]);
  expect((await read()).body.data.unreached.all).toEqual(NOBODY);
  const oneClick = () =>
    call('POST', path!, { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  for (let time = 0; time < 2; time++) expect((await oneClick()).status).toBe(200);
  expect((await write()).status).toBe(409);
  expect((await read()).body.data.unreached.all).toEqual({ ...NOBODY, unsubscribed: 1 });
  const isWanted = async () =>
    (await call<{ data: { isWanted: boolean } }>('POST', 'event/readEventMessages', { body: { token } })).body
      .data.isWanted;
  const choose = (isWanted: boolean) =>
    call('POST', 'event/chooseEventMessages', { body: { token, isWanted } });
  expect(await isWanted()).toBe(false);
  expect((await choose(true)).status).toBe(200);
  expect(await isWanted()).toBe(true);
  expect((await write()).status).toBe(200);
  expect((await choose(false)).status).toBe(200);
  expect(await isWanted()).toBe(false);
  for (const [name, more] of [
    ['readEventMessages', {}],
    ['chooseEventMessages', { isWanted: true }],
  ] as const)
    expect((await call('POST', `event/${name}`, { body: { token: 'x', ...more } })).status).toBe(404);
});

test('an NGO writes to so many people a day over all its events, and to nobody if a group has more', async () => {
  await register(eventId, partyOf());
  await register(eventId, partyOf());
  await pool.query('insert into ngo_mailing (ngo_id, recipients) values ($1, $2)', [
    ngoId,
    NGO_MAILS_A_DAY - 3,
  ]);
  expect((await read()).body.data.mailsLeft).toBe(3);
  const first = eventId;
  eventId = await savedEvent(ngoId);
  await register(eventId, partyOf());
  await register(eventId, partyOf());
  expect((await write()).status).toBe(200);
  eventId = first;
  const refused = await write();
  expect([refused.status, refused.body.msg]).toEqual([
    429,
    'You can write to 2,000 people a day. Today 1 are left: choose a smaller group, or wait.',
  ]);
  expect((await read()).body.data).toMatchObject({ messages: [], left: MESSAGES_A_DAY, mailsLeft: 1 });
  await pool.query(`update ngo_mailing set created_at = now() - interval '25 hours' where ngo_id = $1`, [
    ngoId,
  ]);
  expect((await write()).status).toBe(200);
});

test('a registration that was not hers is erased with one POST, gives its seats back, and is not there to be opened', async () => {
  const [victim, waits] = [partyOf({ partySize: '2' }), partyOf()];
  await apply(eventId, victim);
  await register(eventId, waits);
  const [, ticket] = /event\/emails\?ticket=([\w-]+)/.exec((await mailsTo(victim.email))[0]!.body)!;
  const erase = () => call('POST', 'event/eraseRegistration', { body: { token: ticket } });
  expect((await erase()).status).toBe(200);
  expect((await erase()).status).toBe(404);
  expect((await call('POST', 'event/readTicket', { body: { token: ticket } })).status).toBe(404);
  expect(await mailsTo(victim.email)).toEqual([]);
  const { rows } = await pool.query('select email from event_registration where event_id = $1', [eventId]);
  expect(rows).toEqual([{ email: waits.email }]);
  expect((await mailsTo(waits.email)).at(-1)!.event).toBe('eventOffered');
});
