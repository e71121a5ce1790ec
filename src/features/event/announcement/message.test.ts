import { beforeEach, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { saveDecoys } from '../../../../tests/support/decoys.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { EventMessage } from './announcement.contract.ts';
import { SEND_ANNOUNCEMENT } from './announcement.service.server.ts';
import { MESSAGES_A_DAY } from './announcement.values.ts';

const app = await testApp();
const { call, db, pool, signedIn, runJobs } = app;
const { savedEvent, savedNgo, partyOf, register, mailsTo } = eventTesting(app);

let ngoId: string;
let token: string;
let eventId: string;
beforeEach(async () => {
  ngoId = await savedNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
  eventId = await savedEvent(ngoId, { capacity: 2 });
});

const MESSAGE = { audience: 'all', subject: ' Parking ', text: 'Please park\nat the school.' };
type Sent = { msg: string; data: EventMessage; errors?: Record<string, string> };
type Read = {
  data: { messages: EventMessage[]; recipients: Record<string, number>; left: number };
};
const write = (body: object = {}, by = token) =>
  call<Sent>('POST', 'event/mailRegisterUser', { token: by, body: { ...MESSAGE, eventId, ...body } });
const stop = (id: string, by = token) =>
  call<Sent>('POST', 'event/stopMailRegisterUser', { token: by, body: { eventId, id } });
const read = async (by = token) =>
  call<Read>('GET', `event/getAllMailToRegisterUser?eventId=${eventId}`, { token: by });

test('a message reaches the group that it says, and tells how many that are', async () => {
  const [holder, waiting] = [partyOf({ partySize: '2' }), partyOf()];
  for (const party of [holder, waiting, partyOf({ email: '' })]) await register(eventId, party);
  expect((await read()).body.data).toEqual({
    messages: [],
    recipients: { all: 2, registered: 1, waiting: 1, attended: 0 },
    left: MESSAGES_A_DAY,
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
  await register(eventId);
  const { status, body } = await write({ subject: ' ', text: '2341 2341 2346' });
  expect([status, Object.keys(body.errors!)]).toEqual([422, ['subject', 'text']]);
  expect((await write({ subject: 'x'.repeat(151) })).body.errors).toHaveProperty('subject');
  expect((await write({ text: 'x'.repeat(4001) })).body.errors).toHaveProperty('text');
});

test('an NGO sends at most ten messages about an event within a day, however fast it is', async () => {
  await register(eventId);
  const answers = await Promise.all(Array.from({ length: MESSAGES_A_DAY + 3 }, () => write()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MESSAGES_A_DAY);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  await runSql(db, {
    text: `update event_announcement set created_at = created_at - interval '1 day' where event_id = $1::bigint`,
    values: [eventId],
  });
  expect((await write()).status).toBe(200);
});
