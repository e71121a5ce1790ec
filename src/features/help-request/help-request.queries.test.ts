import { beforeEach, describe, expect, test } from 'vitest';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { dayIn, timesBeforeNow } from '../../../tests/support/days.ts';
import { hideNgo, saveRow, type Columns } from '../../../tests/support/decoys.ts';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { selectAlone, selectToAddress } from './chosen-ngo/chosen-ngo.queries.server.ts';
import { selectMessages } from './records/history.queries.server.ts';
import { selectMessagesDue, updateMessagesMailed } from './records/message-mails.queries.server.ts';
import { selectHolder, updateOutcome, updateStepped } from './records/offers.queries.server.ts';
import * as retention from './retention/retention.queries.server.ts';
import * as contact from './status/contact-question.queries.server.ts';
import { selectByReference, selectNgosOf, selectRequestFields } from './status/status.queries.server.ts';

const { daysAgo, hoursAgo } = timesBeforeNow();
const app = await testApp();
const { db, pool } = app;
const testing = helpTesting(app);
const { saved, readyNgo, clearNgos, offerTo } = testing;

const accepted = { status: 'accepted', answered_at: hoursAgo(9), stepped_at: hoursAgo(9) } as const;
const done = { outcome: 'helped', resolved_at: hoursAgo(1) } as const;

let request: Awaited<ReturnType<typeof saved>>;
let id: string;
let ngo: string;
beforeEach(async () => {
  await clearNgos();
  await pool.query('delete from help_event');
  await pool.query('delete from help_request');
  request = await saved();
  ({ id } = request);
  ngo = await savedNgo(db);
});

const requestsLike = (but: Columns<'help_request'>[]) => testing.requestsLike(id, but);
const offered = (offers: Columns<'help_offer'>[], requests: Columns<'help_request'>[] = []) =>
  testing.requestsOffered({ like: id, ngoId: ngo, offers, requests });

describe('an offer', () => {
  test('is changed for one NGO and one request', async () => {
    const other = await savedNgo(db);
    const [neighbour] = await requestsLike([{}]);
    const sent = { contact_by: dayIn(0), answered_at: hoursAgo(1) };
    await offerTo(ngo, id, sent);
    await offerTo(other, id, sent);
    await offerTo(ngo, neighbour!, sent);
    const own = { requestId: id, ngoId: ngo };
    await updateStepped(db, own);
    const untouched = await offersOf();
    expect(untouched.map(({ stepped_at }) => stepped_at)).toEqual([null, null, null]);
    await retention.passOfferOf(db, own);
    await updateOutcome(db, { ...own, outcome: 'helped' });
    await retention.updateReminded(db, own);
    await contact.updateContacted(db, { ...own, contacted: false });
    const [changed, ...others] = await offersOf();
    expect(changed).toMatchObject({ status: 'passed', outcome: 'helped', contacted: false });
    expect(changed!.reminded_at).not.toBeNull();
    expect(others).toEqual(untouched.slice(1));
    await pool.query(`update help_offer set status = 'accepted' where request_id = $1`, [id]);
    await retention.passOfferOf(db, own);
    expect((await offersOf())[0]!.status).toBe('accepted');
  });

  const offersOf = async () =>
    (await pool.query<Record<string, unknown>>('select * from help_offer order by id')).rows;

  test('is held by the NGO that looks after the request, or that did so last', async () => {
    const [first, last, holder] = [await savedNgo(db), await savedNgo(db), await savedNgo(db)];
    await offerTo(first, id, { ...accepted, ...done, resolved_at: hoursAgo(5) });
    await offerTo(last, id, { ...accepted, ...done });
    await offerTo(ngo, id);
    const [neighbour] = await requestsLike([{}]);
    await offerTo(ngo, neighbour!, accepted);
    expect(await selectHolder(db, id)).toBe(last);
    expect(await retention.selectHandledOffer(db, id)).toBeUndefined();
    expect(await contact.selectPromisedContact(db, id)).toBeUndefined();
    await offerTo(holder, id, accepted);
    expect(await selectHolder(db, id)).toBe(holder);
    expect((await retention.selectHandledOffer(db, id))!.ngoId).toBe(holder);
    expect((await contact.selectPromisedContact(db, id))!.ngoId).toBe(holder);
    const active = await retention.selectActiveOffers(db, id);
    expect(active.map(({ ngoId, isHolder }) => [ngoId, isHolder])).toEqual([
      [ngo, false],
      [holder, true],
    ]);
  });
});

describe('the question whether the NGO was in touch', () => {
  test('is asked from the day after the promised one, about the NGO that looks after the request', async () => {
    const late = { ...accepted, contact_by: dayIn(-1) };
    const [due, earlier, ...decoys] = await offered([
      late,
      { ...late, contact_by: dayIn(-2) },
      { ...late, contact_by: dayIn(0) },
      { ...late, contact_asked_at: hoursAgo(1) },
      { ...late, ...done },
      { ...late, status: 'passed' },
    ]);
    expect(await contact.selectContactDue(db, 9)).toEqual([earlier, due]);
    expect(await contact.selectContactDue(db, 1)).toEqual([earlier]);
    for (const decoy of decoys) expect(await contact.takeContactQuestion(db, decoy)).toBeUndefined();
    expect(await contact.takeContactQuestion(db, due!)).toEqual({ ngoId: ngo, contactBy: dayIn(-1) });
    expect(await contact.selectContactDue(db, 9)).toEqual([earlier]);
  });

  test('was answered with no only if it was about this request, NGO and answer', async () => {
    const [neighbour] = await requestsLike([{}]);
    const said = { kind: 'notContacted', actor: 'person', ngo_id: ngo } as const;
    for (const row of [
      { ...said, request_id: neighbour },
      { ...said, request_id: id, ngo_id: await savedNgo(db) },
      { ...said, request_id: id, kind: 'contacted' },
    ])
      await saveRow(pool, { table: 'help_event', row });
    expect(await contact.saidNoBefore(db, { requestId: id, ngoId: ngo })).toBe(false);
    await saveRow(pool, { table: 'help_event', row: { ...said, request_id: id } });
    expect(await contact.saidNoBefore(db, { requestId: id, ngoId: ngo })).toBe(true);
  });
});

test('mails about messages are due in order, for one request at a time', async () => {
  const [second, first] = await requestsLike([
    { messages_due_at: hoursAgo(1) },
    { messages_due_at: hoursAgo(2) },
    { messages_due_at: hoursAgo(-1) },
  ]);
  expect(await selectMessagesDue(db, 9)).toEqual([first, second]);
  expect(await selectMessagesDue(db, 1)).toEqual([first]);
  expect(await updateMessagesMailed(db, id)).toBe(false);
  expect(await updateMessagesMailed(db, first!)).toBe(true);
  expect(await selectMessagesDue(db, 9)).toEqual([second]);
});

test('an NGO reads the messages of the person and its own', async () => {
  const [neighbour] = await requestsLike([{}]);
  const other = await savedNgo(db);
  for (const [request_id, ngo_id, text] of [
    [id, null, 'to all'],
    [id, other, 'of another NGO'],
    [id, ngo, 'own'],
    [neighbour, ngo, 'elsewhere'],
  ] as const)
    await saveRow(pool, { table: 'help_message', row: { request_id, ngo_id, text, by_person: false } });
  const texts = async (ngoId?: string) =>
    (await selectMessages(db, { requestId: id, ...(ngoId && { ngoId }) })).map(({ text }) => text);
  expect(await texts(ngo)).toEqual(['to all', 'own']);
  expect(await texts()).toEqual(['to all', 'of another NGO', 'own']);
});

test('a request is found by its reference only together with its mail address', async () => {
  const { reference, email } = request;
  const [twin] = await requestsLike([{ user_email: email }]);
  expect((await selectByReference(db, { reference, email }))!.id).toBe(id);
  expect(await selectByReference(db, { reference, email: 'other@example.org' })).toBeUndefined();
  expect(twin).not.toBe(id);
});

test('a person sees how to reach the NGOs that accepted, while their pages are public', async () => {
  const reach = { phone: '9876543210', email: 'ngo@example.org' };
  const [asked, taken, hidden] = [
    await savedNgo(db, reach),
    await savedNgo(db, reach),
    await savedNgo(db, reach),
  ];
  await offerTo(asked, id);
  await offerTo(taken, id, { ...accepted, ...done });
  await offerTo(hidden, id, { ...accepted, ...done });
  await hideNgo(pool, { id: hidden });
  const [neighbour] = await requestsLike([{}]);
  await offerTo(ngo, neighbour!);
  const shown = (await selectNgosOf(db, id)).map(({ ngo: one }) => [one._id, one.phone, one.email]);
  expect(shown).toEqual([
    [asked, null, null],
    [taken, reach.phone, reach.email],
    [hidden, null, null],
  ]);
});

test('an NGO is asked alone while it has the request and time', async () => {
  const alone = { addressed_to: ngo, alone_until: hoursAgo(-1) };
  const [waits, ...decoys] = await offered(
    [{}, {}, { status: 'declined', answered_at: hoursAgo(1) }, {}, {}],
    [
      alone,
      { ...alone, alone_until: hoursAgo(1) },
      alone,
      { ...alone, status: 'accepted' },
      { ...alone, addressed_to: await savedNgo(db) },
    ],
  );
  expect((await selectRequestFields(db, waits!))!.aloneUntil).not.toBeNull();
  for (const decoy of decoys) expect((await selectRequestFields(db, decoy))!.aloneUntil).toBeNull();
  const [withoutOffer, over] = await requestsLike([alone, { addressed_to: ngo }]);
  await offerTo(ngo, over!);
  expect((await selectRequestFields(db, withoutOffer!))!.aloneUntil).toBeNull();
  expect((await selectAlone(db, waits!))!.offer).toBe('sent');
  for (const one of [withoutOffer, over, decoys[3]]) expect(await selectAlone(db, one!)).toBeUndefined();
});

test('the answers of an NGO are those of a year that it gave or let pass', async () => {
  const late = { due_at: hoursAgo(1) };
  const other = await savedNgo(db);
  const [first, passed, ...others] = await offered([
    { status: 'accepted', answered_at: hoursAgo(0), sent_at: hoursAgo(10) },
    { status: 'passed' },
    { status: 'passed' },
    { status: 'passed' },
    late,
    {},
    { ...late, sent_at: daysAgo(367) },
    { status: 'declined', answered_at: hoursAgo(0), sent_at: hoursAgo(12), ...late },
  ]);
  await offerTo(other, first!, late);
  const event = { kind: 'passed', actor: 'system' } as const;
  await saveRow(pool, { table: 'help_event', row: { ...event, request_id: passed, ngo_id: ngo } });
  await saveRow(pool, { table: 'help_event', row: { ...event, request_id: others[0], ngo_id: other } });
  await saveRow(pool, { table: 'help_event', row: { ...event, request_id: first, ngo_id: ngo } });
  await saveRow(pool, {
    table: 'help_event',
    row: { ...event, kind: 'reassigned', request_id: others[1], ngo_id: ngo },
  });
  expect((await selectToAddress(db, ngo))?.answerTimes).toEqual({ requests: 4, medianHours: 12 });
});

test('a form is addressed to a listed NGO with people, until its pause is over', async () => {
  const [ready, paused, back] = [await readyNgo(), await readyNgo(), await readyNgo()];
  await pool.query('insert into help_pause (ngo_id, until) values ($1, $2), ($3, $4)', [
    paused.ngoId,
    dayIn(0),
    back.ngoId,
    dayIn(-1),
  ]);
  await hideNgo(pool, { id: ngo });
  const disabled = await readyNgo();
  await pool.query('update account set disabled_at = now() where ngo_id = $1', [disabled.ngoId]);
  const state = async (ngoId: string) => {
    const found = await selectToAddress(db, ngoId);
    return found && [found.canBeAsked, found.pausedUntil];
  };
  expect(await state(ready.ngoId)).toEqual([true, null]);
  expect(await state(paused.ngoId)).toEqual([false, dayIn(0)]);
  expect(await state(back.ngoId)).toEqual([true, null]);
  expect(await state(disabled.ngoId)).toEqual([false, null]);
  expect(await state(ngo)).toBeUndefined();
});
