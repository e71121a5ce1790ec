import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import { expectErased } from '../../../tests/support/erasure.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import gu from '#src/features/mail/mail.messages.gu.ts';
import { todayInIndia, formatDay } from '#src/shared/dates.ts';
import site from '#src/features/site/site.messages.gu.ts';
import { feedback, type Feedback } from './feedback.contract.ts';
import { eraseOldFeedback } from './feedback.queries.server.ts';
import { VISITOR_MAILS } from '#src/features/mail/visitor-mail.server.ts';
import { WRITING } from './feedback.service.server.ts';
import { RETENTION_DAYS } from './feedback.values.ts';

const { db, pool, call, callConfirmed, signedIn, confirmed, mailsTo } = await testApp();
const staff = await signedIn({ role: 'staff' });
const ngoId = await savedNgo(db);

type Errors = { errors: Record<string, string>; msg: string };
type List = { data: Feedback[]; total: number; waiting: number };
let number = 0;
const someone = () => `somebody${++number}@example.org`;
const add = (body: object, more = {}) =>
  call<Errors>('POST', 'feedback/addFeedback', { body: { rating: 4, message: 'Good.', ...body }, ...more });
const contact = (body: object, more = {}) =>
  call<Errors>('POST', 'feedback/addContactMessage', {
    body: { name: 'Jaya', email: someone(), message: 'A question.', ...body },
    ...more,
  });
const report = (body: object, more = {}) =>
  call<Errors>('POST', 'feedback/reportMistake', {
    body: { ngoId, message: 'Wrong phone.', ...body },
    ...more,
  });
const list = async (query = '') =>
  (await call<List>('GET', `feedback/getAllFeedback?${query}`, { token: staff.token })).body;
const newest = async () => (await list()).data[0]!;
const answer = (id: string, text = 'We have mended it.') =>
  callConfirmed<Errors>('POST', `feedback/answerFeedback/${id}`, {
    token: staff.token,
    body: { answer: text },
  });
const finish = (id: string) =>
  callConfirmed<Errors>('POST', `feedback/finishFeedback/${id}`, { token: staff.token });
const count = async () => (await list()).total;

beforeEach(() => pool.query('delete from feedback'));

describe('sending messages', () => {
  test('lists feedback, contact messages and mistake reports for staff', async () => {
    expect((await add({ name: ' Jaya \u200b Mehta ', email: 'JAYA@example.org ' })).status).toBe(201);
    expect((await add({ rating: 1, message: 'Nobody came.', ngoId, name: '', email: '' })).status).toBe(201);
    expect((await contact({ message: 'One\r\ntwo' }, { language: 'hi' })).status).toBe(201);
    expect((await report({}, { language: 'gu' })).body).toMatchObject({ success: true });
    const { data, total, waiting } = await list();
    expect([total, waiting]).toEqual([4, 4]);
    for (const one of data) expect(feedback.parse(one)).toEqual(one);
    const none = { name: null, email: null };
    expect(data).toMatchObject([
      { kind: 'mistake', status: 'new', ...none, rating: null, language: 'gu', ngo: { _id: ngoId } },
      { kind: 'contact', message: 'One\ntwo', name: 'Jaya', language: 'hi', ngo: null },
      { kind: 'feedback', rating: 1, ...none, ngo: { _id: ngoId } },
      { kind: 'feedback', rating: 4, name: 'Jaya Mehta', email: 'jaya@example.org', ngo: null },
    ]);
  });

  test.each([
    ['no rating', { rating: undefined }, 'rating', 'Choose one of the five answers.'],
    ['a rating of none', { rating: 0 }, 'rating', 'Choose one of the five answers.'],
    ['one of six', { rating: 6 }, 'rating', 'Choose one of the five answers.'],
    ['half a one', { rating: 2.5 }, 'rating', 'Choose one of the five answers.'],
    ['no words', { message: ' \u200b\n ' }, 'message', 'Write what you want to tell us.'],
    ['too many words', { message: 'x'.repeat(2001) }, 'message', 'At most 2,000 characters, please.'],
    ['an Aadhaar number', { message: 'My number: 2345 6789 0124' }, 'message', /Aadhaar/],
    ['one in Gujarati digits', { message: 'મારો નંબર ૨૩૪૫ ૬૭૮૯ ૦૧૨૪' }, 'message', /Aadhaar/],
    ['a name without end', { name: 'x'.repeat(101) }, 'name', /100 characters/],
    ['a name that is an Aadhaar number', { name: '234567890124' }, 'name', /Aadhaar/],
    ['an address that is none', { email: 'nobody' }, 'email', 'Email address is invalid'],
  ])('refuses %s with a message at its field', async (_, body, field, sentence) => {
    const { status, body: response } = await add(body);
    expect(status).toBe(400);
    expect(response.errors).toEqual({ [field]: expect.stringMatching(sentence) });
    expect(await count()).toBe(0);
  });

  test('a contact message requires name and address', async () => {
    const { status, body } = await contact({ name: ' ', email: '', message: '' });
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual(['email', 'message', 'name']);
    expect((await contact({ name: undefined })).status).toBe(400);
  });

  test('accepts 2,000 characters in any script', async () => {
    expect((await report({ message: 'ક'.repeat(2000) })).status).toBe(201);
  });

  test('accepts mistake reports only for public NGOs', async () => {
    const hidden = await savedNgo(db, { status: 'suspended' });
    for (const one of [hidden, '999999', '0', 'x', ''])
      expect((await report({ ngoId: one })).status, one).toBe(404);
    expect((await add({ ngoId: hidden })).status).toBe(404);
    expect(await count()).toBe(0);
  });

  test('stores and confirms a repeated message once', async () => {
    const email = someone();
    const address = '198.51.100.1';
    const send = () => contact({ email }, { address });
    const responses = await Promise.all([send(), send(), send()]);
    responses.push(await send());
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await count()).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
    // Another text, another sender or a later time makes it another message.
    await contact({ email, message: 'And another one.' }, { address });
    await contact({ email }, { address: '198.51.100.2' });
    await pool.query(`update feedback set created_at = now() - interval '11 minutes'`);
    await send();
    expect(await count()).toBe(4);
  });

  test('limits the messages of one address', async () => {
    const address = '198.51.100.3';
    for (let received = 0; received < WRITING.requests; received++)
      expect((await add({ message: `Number ${received}` }, { address })).status).toBe(201);
    const { status, body, headers } = await report({}, { address });
    expect([status, body.msg]).toEqual([429, expect.stringContaining('Please wait 60 minutes.')]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await report({}, { address: '198.51.100.4' })).status).toBe(201);
  });

  test('confirms a contact message in its language without repeating its content', async () => {
    const email = someone();
    await contact({ email, name: 'www.bad.example', message: 'See www.worse.example' }, { language: 'gu' });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ event: 'contactReceived', subject: gu.feedback.received.subject });
    expect(`${mail!.subject} ${mail!.body} ${mail!.html}`).not.toMatch(/bad\.example|worse\.example/);
  });

  test('limits confirmations to one mailbox but stores every message', async () => {
    const email = someone();
    const address = '198.51.100.41';
    for (let turn = 0; turn < VISITOR_MAILS.requests + 3; turn++)
      expect((await contact({ email, message: `Number ${turn}` }, { address })).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(VISITOR_MAILS.requests);
    expect(await count()).toBe(VISITOR_MAILS.requests + 3);
  });

  test('feedback and mistake reports send no mail', async () => {
    const email = someone();
    await add({ email });
    await report({ email });
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('the list of staff', () => {
  test.each([
    ['kind=mistake', 1],
    ['kind=feedback', 2],
    ['kind=', 4],
    ['status=new', 4],
    ['status=done', 0],
    ['q=PHONE', 1],
    ['q=jaya', 1],
    ['q=%25', 0],
    ['kind=feedback&status=new&q=good', 1],
  ])('filtered by %s has %i', async (query, found) => {
    await add({});
    await add({ message: 'Nobody came.', ngoId });
    await contact({});
    await report({});
    expect((await list(query)).total).toBe(found);
    expect((await list(query)).waiting).toBe(4);
    expect((await list(`ngoId=${ngoId}`)).total).toBe(2);
  });

  test('is paged, newest first, and refuses invalid filters', async () => {
    for (const message of ['One', 'Two', 'Three']) await add({ message });
    const { data, total } = await list('page=2&pageSize=2');
    expect([data.map(({ message }) => message), total]).toEqual([['One'], 3]);
    for (const odd of ['kind=odd', 'status=odd', 'ngoId=x', 'page=0'])
      expect((await call('GET', `feedback/getAllFeedback?${odd}`, { token: staff.token })).status).toBe(400);
  });

  test('is exported as CSV without formulas', async () => {
    await add({ message: '=cmd|calc' });
    await report({});
    const { body, headers } = await call<string>('GET', 'feedback/exportFeedback?kind=feedback', {
      token: staff.token,
      headers: await confirmed(staff.token),
    });
    expect(headers.get('content-type')).toContain('text/csv');
    expect(body.trim().split('\r\n')).toHaveLength(2);
    expect(body).toContain(`'=cmd|calc`);
  });
});

describe('an answer', () => {
  test('is mailed in the language of the message without a word of it, because anybody can type the address', async () => {
    const email = someone();
    await report({ email, message: 'Pay the officer:\nthief@ybl or call 9825012345' }, { language: 'gu' });
    const { _id } = await newest();
    expect((await answer(_id, 'આભાર, સુધારી દીધું.')).status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ event: 'feedbackAnswered', subject: gu.feedback.answered.subject });
    const day = formatDay({ day: todayInIndia(), months: site.months });
    for (const words of [gu.feedback.answered.line(day), 'આભાર, સુધારી દીધું.'])
      expect(mail!.body).toContain(words);
    expect(mail!.body).not.toMatch(/9825012345|thief/);
    const { body } = await call<{ data: Feedback }>('GET', `feedback/getFeedbackById/${_id}`, {
      token: staff.token,
    });
    expect(body.data).toMatchObject({ status: 'answered', answeredBy: staff.email, doneAt: null });
    const { rows } = await pool.query(
      `select before, after, account_email, ngo_id::text from audit_entry where action = 'answerFeedback'`,
    );
    expect(rows).toEqual([
      {
        before: { status: 'new' },
        after: { status: 'answered' },
        account_email: staff.email,
        ngo_id: ngoId,
      },
    ]);
  });

  test('is refused if empty, with an Aadhaar number, a second time, or without an address', async () => {
    await add({ email: someone() });
    const { _id } = await newest();
    for (const text of ['', ' ', 'x'.repeat(4001), '2345 6789 0124'])
      expect((await answer(_id, text)).body.errors).toHaveProperty('answer');
    const both = await Promise.all([answer(_id), answer(_id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await add({ message: 'Without an address.' });
    const { status, body } = await answer((await newest())._id);
    expect([status, body.msg]).toEqual([409, expect.stringContaining('no email')]);
    expect((await answer('999999')).status).toBe(404);
    expect((await answer('x')).status).toBe(404);
  });
});

test('a message is marked as done once, answered or not', async () => {
  await add({ email: someone() });
  const { _id } = await newest();
  await answer(_id);
  expect((await finish(_id)).status).toBe(200);
  expect((await finish(_id)).status).toBe(409);
  await add({ message: 'Only praise.' });
  const second = await newest();
  expect((await finish(second._id)).status).toBe(200);
  expect((await answer(second._id)).status).toBe(409);
  expect(await list('status=done')).toMatchObject({ total: 2, waiting: 0 });
  expect((await finish('999999')).status).toBe(404);
  const { rows } = await pool.query(
    `select before->>'status' as was from audit_entry where action = 'finishFeedback' order by id`,
  );
  expect(rows).toEqual([{ was: 'answered' }, { was: 'new' }]);
});

test('erases messages 180 days after they were closed, and no open ones', async () => {
  await contact({ message: 'Answered long ago.' });
  await answer((await newest())._id);
  await contact({ message: 'Done long ago.' });
  await finish((await newest())._id);
  await contact({ message: 'Still waits.' });
  const age = (days: number) =>
    pool.query(
      `update feedback set created_at = now() - make_interval(days => $1),
        answered_at = answered_at - make_interval(days => $1), done_at = done_at - make_interval(days => $1)`,
      [days],
    );
  await age(RETENTION_DAYS - 1);
  expect(await eraseOldFeedback(db, RETENTION_DAYS)).toBe(0);
  await age(2);
  expect(await eraseOldFeedback(db, RETENTION_DAYS)).toBe(2);
  expect(await eraseOldFeedback(db, RETENTION_DAYS)).toBe(0);
  const { data } = await list();
  expect(data).toMatchObject([
    { message: 'Still waits.', erasedAt: null },
    { message: null, name: null, email: null, erasedAt: expect.any(String) },
    { message: null, name: null, email: null, answer: null, status: 'answered' },
  ]);
  for (const one of data) expect(feedback.parse(one)).toEqual(one);
  const { rows: erased } = await pool.query<{ id: string }>(
    'select id::text from feedback where erased_at is not null',
  );
  for (const { id } of erased) await expectErased(pool, { table: 'feedback', id });
  const { rows } = await pool.query('select content_hash from feedback');
  expect(rows.every(({ content_hash: hash }) => hash === null)).toBe(true);
});
