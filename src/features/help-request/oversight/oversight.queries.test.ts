import { beforeAll, beforeEach, expect, test } from 'vitest';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { dayIn, timesBeforeNow } from '../../../../tests/support/days.ts';
import {
  HIDDEN_STATUSES,
  hideNgo,
  saveDecoys,
  saveRow,
  type Columns,
} from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  countForStaff,
  countOffersOfNgo,
  selectForStaff,
  selectOffersOfNgo,
  selectOneForStaff,
  selectRequestNames,
  selectToAsk,
  type RequestFilters,
} from './oversight.queries.server.ts';
import { countWaiting, selectNeed, selectRecentStates } from './unmet-need.queries.server.ts';
import { readUnmetNeed } from './unmet-need.service.server.ts';

const { daysAgo, hoursAgo } = timesBeforeNow();
const app = await testApp();
const { db, pool } = app;
const { saved, readyNgo } = helpTesting(app);

const NO_FILTER: RequestFilters = {
  reference: undefined,
  cities: undefined,
  status: undefined,
  district: undefined,
  category: undefined,
  withStaff: false,
  overdue: false,
};

/** An open request of Rajkot that is overdue and waits for staff. Each test has its own copy of it, the others are away. */
let origin: string;
let id: string;
beforeAll(async () => {
  origin = (await saved()).id;
});
beforeEach(async () => {
  await pool.query('delete from help_event');
  await pool.query('delete from help_request where id <> $1', [origin]);
  await pool.query('update help_request set created_at = $2, merged_into = id, status = $3 where id = $1', [
    origin,
    daysAgo(400),
    'closed',
  ]);
  const open = {
    status: 'open',
    merged_into: null,
    created_at: hoursAgo(80),
    with_staff_at: hoursAgo(1),
  } as const;
  [id] = (await saveDecoys(pool, { table: 'help_request', like: origin, but: [open] })) as [string];
});
const requestsLike = (but: Columns<'help_request'>[]) =>
  saveDecoys(pool, { table: 'help_request', like: id, but });

test('staff see the requests that pass each filter, oldest first', async () => {
  const [taken, recent, away, closed, surat, education] = await requestsLike([
    { status: 'accepted' },
    { created_at: hoursAgo(1) },
    { with_staff_at: null },
    { status: 'closed' },
    { district: 'Surat', user_city: 'Surat' },
    { user_help_category: 'Education' },
  ]);
  const cases: [Partial<RequestFilters>, (string | undefined)[]][] = [
    [{ withStaff: true }, [id, taken, recent, surat, education]],
    [{ overdue: true }, [id, away, surat, education]],
    [{ status: 'accepted' }, [taken]],
    [{ district: 'Surat' }, [surat]],
    [{ cities: ['Surat'] }, [surat]],
    [{ category: 'Education' }, [education]],
  ];
  for (const [filters, ids] of cases) {
    const all = { ...NO_FILTER, ...filters };
    const rows = await selectForStaff(db, { filters: all, limit: 20 });
    expect([filters, rows.map(({ _id }) => _id)]).toEqual([filters, ids]);
    expect([filters, await countForStaff(db, all)]).toEqual([filters, ids.length]);
  }
  const some = async (window: { limit: number; offset?: number; after?: string }) =>
    (await selectForStaff(db, { filters: NO_FILTER, ...window })).map(({ _id }) => _id);
  expect(await some({ limit: 2, offset: 2 })).toEqual([taken, recent]);
  expect(await some({ limit: 2, after: recent })).toEqual([away, closed]);
  expect((await selectRequestNames(db, [surat!])).map(({ _id }) => _id)).toEqual([surat]);
});

test('a request names the open requests of the same person, latest first', async () => {
  const user_email = 'same@example.org';
  await pool.query('update help_request set user_email = $2 where id = $1', [id, user_email]);
  const [open, taken] = await requestsLike([
    { user_email },
    { user_email, status: 'accepted' },
    { user_email, status: 'closed' },
    { user_email, status: 'resolved' },
    { user_email: 'other@example.org' },
  ]);
  const { ofSamePerson, isOverdue } = (await selectOneForStaff(db, id))!;
  expect(ofSamePerson.map(({ _id }) => _id)).toEqual([taken, open]);
  expect(isOverdue).toBe(true);
  expect((await selectOneForStaff(db, taken!))!.isOverdue).toBe(false);
});

test('unmet need is zero everywhere if nobody has asked for help', async () => {
  await pool.query('delete from help_request where id = $1', [id]);
  const nothing = { asked: 0, open: 0, overdue: 0, withStaff: 0, medianHours: null };
  const { rows, total } = await readUnmetNeed({ db });
  expect(total).toEqual(nothing);
  expect(rows.length).toBeGreaterThan(100);
  for (const row of rows) expect(row).toMatchObject(nothing);
});

test('unmet need counts what is open, new or was answered lately, and no duplicates', async () => {
  await requestsLike([
    { status: 'accepted', first_answer_at: hoursAgo(70) },
    { with_staff_at: null },
    { created_at: daysAgo(120), with_staff_at: null },
    { created_at: hoursAgo(1) },
    { status: 'closed', created_at: daysAgo(89), first_answer_at: daysAgo(89) },
    { status: 'closed', created_at: daysAgo(120), first_answer_at: daysAgo(85) },
    // These count nowhere.
    { status: 'closed', created_at: daysAgo(120), first_answer_at: daysAgo(119), district: 'Kutch' },
    { status: 'closed', merged_into: id },
    // And this one elsewhere.
    { district: 'Surat', user_help_category: 'Education', created_at: hoursAgo(2), with_staff_at: null },
  ]);
  const need = await selectNeed(db);
  const of = (district: string | null, category: string | null) =>
    need.find((row) => row.district === district && row.category === category);
  const counts = { asked: 5, open: 4, overdue: 3, withStaff: 3 };
  expect(of('Rajkot', 'Health')).toMatchObject({ ...counts, medianHours: 10 });
  expect(of('Rajkot', null)).toMatchObject(counts);
  expect(of('Surat', 'Education')).toMatchObject({ asked: 1, open: 1, overdue: 0, withStaff: 0 });
  expect(of('Kutch', null)).toBeUndefined();
  expect(of(null, null)).toMatchObject({ asked: 6, open: 5, overdue: 3, withStaff: 3 });
  expect(await countWaiting(db)).toEqual({ overdue: 3, withStaff: 3, waiting: 5 });
});

test('the states of requests are counted for the last 30 days, helped ones apart', async () => {
  await requestsLike([
    { status: 'resolved' },
    { status: 'resolved', helped: true },
    { status: 'accepted', helped: true },
    { helped: true, created_at: hoursAgo(1) },
    { helped: true },
    { status: 'closed', helped: true },
    { status: 'closed' },
    { status: 'accepted' },
    { created_at: hoursAgo(1) },
    { status: 'closed', merged_into: id },
    { created_at: daysAgo(31) },
  ]);
  expect(await selectRecentStates(db)).toEqual({
    helped: 5,
    answered: 1,
    accepted: 1,
    waiting: 1,
    overdue: 1,
    closed: 1,
  });
});

test('the offers of an NGO are listed and counted by their state', async () => {
  const { ngoId } = await readyNgo();
  const other = await savedNgo(db);
  const answered = { answered_at: hoursAgo(2), sent_at: hoursAgo(6) };
  const done = { ...answered, outcome: 'helped', resolved_at: hoursAgo(1) } as const;
  const offers = {
    waiting: {},
    late: { due_at: hoursAgo(1) },
    taken: { status: 'accepted', ...answered, due_at: hoursAgo(1) },
    done: { status: 'accepted', ...done },
    declined: { status: 'declined', ...answered },
    silent: { status: 'passed' },
    takenBack: { status: 'passed' },
    silentElsewhere: { status: 'passed' },
  } as const;
  const names = Object.keys(offers) as (keyof typeof offers)[];
  const requests = await requestsLike([...names.map(() => ({})), {}]);
  const first = await saveRow(pool, {
    table: 'help_offer',
    row: { request_id: id, ngo_id: other, due_at: hoursAgo(-10), sent_at: hoursAgo(60) },
  });
  await saveDecoys(pool, {
    table: 'help_offer',
    like: first,
    but: [
      ...names.map((name, at) => ({ ...offers[name], request_id: requests[at]!, ngo_id: ngoId })),
      { request_id: requests.at(-1)!, status: 'accepted', ...answered },
    ],
  });
  const passed = { kind: 'passed', actor: 'system' } as const;
  const requestOf = (name: keyof typeof offers) => requests[names.indexOf(name)]!;
  for (const row of [
    { request_id: requestOf('silent'), ngo_id: ngoId, ...passed },
    { request_id: requestOf('takenBack'), ngo_id: ngoId, ...passed, kind: 'reassigned' },
    { request_id: requestOf('silentElsewhere'), ngo_id: other, ...passed },
    { request_id: requestOf('waiting'), ngo_id: ngoId, ...passed },
  ])
    await saveRow(pool, { table: 'help_event', row });

  expect((await countOffersOfNgo(db, ngoId))!.numbers).toEqual({
    asked: 8,
    sent: 2,
    accepted: 2,
    declined: 1,
    passed: 3,
    silent: 1,
    resolved: 1,
    overdue: 1,
    medianHours: 4,
  });
  const listed = async (state?: Parameters<typeof selectOffersOfNgo>[1]['state'], window = {}) => {
    const input = { ngoId, state, limit: 20, offset: 0, ...window };
    const { rows, total } = await selectOffersOfNgo(db, input);
    return [
      rows.map(({ _id }) => names[requests.indexOf(_id)]),
      total,
      rows.filter((row) => row.isOverdue).length,
    ];
  };
  expect(await listed('sent')).toEqual([['late', 'waiting'], 2, 1]);
  expect(await listed('accepted')).toEqual([['taken'], 1, 0]);
  expect(await listed('declined')).toEqual([['declined'], 1, 0]);
  expect(await listed('passed')).toEqual([['silentElsewhere', 'takenBack', 'silent'], 3, 0]);
  expect(await listed('resolved')).toEqual([['done'], 1, 0]);
  expect(await listed('overdue')).toEqual([['late'], 1, 1]);
  expect(await listed(undefined, { limit: 2, offset: 1 })).toEqual([['takenBack', 'silent'], 8, 0]);
});

test('staff choose among verified NGOs and see how much they have, and who cannot be asked', async () => {
  const [busy, free] = [await readyNgo(), await readyNgo()];
  const [silent, back] = [await savedNgo(db), await readyNgo()];
  const row = { request_id: id, ngo_id: busy.ngoId, due_at: hoursAgo(-10) };
  const offer = await saveRow(pool, { table: 'help_offer', row });
  const requests = await requestsLike([{}, {}, {}]);
  const answered = { status: 'accepted', answered_at: hoursAgo(1) } as const;
  await saveDecoys(pool, {
    table: 'help_offer',
    like: offer,
    but: [
      { request_id: requests[0]!, ...answered },
      { request_id: requests[1]!, ...answered, outcome: 'helped', resolved_at: hoursAgo(1) },
      { request_id: requests[2]!, status: 'passed' },
      { request_id: requests[0]!, ngo_id: silent },
    ],
  });
  for (const [ngoId, until] of [
    [free.ngoId, dayIn(0)],
    [back.ngoId, dayIn(-1)],
  ] as const)
    await pool.query('insert into help_pause (ngo_id, until) values ($1, $2)', [ngoId, until]);
  const hidden = await Promise.all(HIDDEN_STATUSES.map(() => savedNgo(db)));
  for (const [at, ngoId] of hidden.entries()) await hideNgo(pool, { id: ngoId, status: HIDDEN_STATUSES[at] });
  const ngoIds = [silent, free.ngoId, ...hidden, back.ngoId, busy.ngoId];
  const ngos = await selectToAsk(db, { requestId: id, ngoIds });
  expect(ngos.map(({ _id, openRequests, isPaused, unfit }) => [_id, openRequests, isPaused, unfit])).toEqual([
    [silent, 1, false, 'nobody'],
    [free.ngoId, 0, true, null],
    [back.ngoId, 0, false, null],
    [busy.ngoId, 2, false, 'hadIt'],
  ]);
});
