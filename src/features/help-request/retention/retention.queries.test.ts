import { beforeEach, expect, test } from 'vitest';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { hideNgo, saveRow, type Columns } from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import * as retention from './retention.queries.server.ts';
import { timesBeforeNow } from '../../../../tests/support/days.ts';

const { daysAgo, hoursAgo } = timesBeforeNow();
const app = await testApp();
const { db, pool } = app;
const testing = helpTesting(app);
const { saved, readyNgo, clearNgos, offerTo } = testing;

const accepted = { status: 'accepted', answered_at: hoursAgo(9), stepped_at: hoursAgo(9) } as const;
const done = { outcome: 'helped', resolved_at: hoursAgo(1) } as const;

let id: string;
let ngo: string;
beforeEach(async () => {
  await clearNgos();
  await pool.query('delete from help_event');
  await pool.query('delete from help_request');
  ({ id } = await saved());
  ngo = await savedNgo(db);
});

const requestsLike = (but: Columns<'help_request'>[]) => testing.requestsLike(id, but);
const offered = (offers: Columns<'help_offer'>[], requests: Columns<'help_request'>[] = []) =>
  testing.requestsOffered({ like: id, ngoId: ngo, offers, requests });

test('retention looks at requests whose NGO was quiet for days, the quietest first', async () => {
  const quiet = { ...accepted, stepped_at: daysAgo(40) };
  const taken = { status: 'accepted' } as const;
  const withStaff = { ...taken, with_staff_at: hoursAgo(1) };
  const [silent, reminded, first, left] = await offered(
    [
      quiet,
      { ...quiet, stepped_at: daysAgo(39), reminded_at: daysAgo(41) },
      { ...quiet, stepped_at: daysAgo(50) },
      { ...quiet, stepped_at: daysAgo(38), reminded_at: daysAgo(20) },
      { ...quiet, stepped_at: hoursAgo(1) },
      { ...quiet, ...done },
      { ...quiet, status: 'passed' },
      { ...quiet, reminded_at: daysAgo(20) },
      quiet,
    ],
    [taken, withStaff, taken, taken, taken, taken, taken, withStaff, { status: 'closed' }],
  );
  expect(await retention.selectSilent(db, 9)).toEqual([first, silent, reminded, left]);
  expect(await retention.selectSilent(db, 1)).toEqual([first]);
});

test('retention looks at requests that nobody touched for long, the oldest first', async () => {
  const old = { updated_at: daysAgo(900) };
  const [closed, first, ended, eventful, ...decoys] = await requestsLike([
    { ...old, status: 'closed' },
    { status: 'closed', updated_at: daysAgo(1000) },
    { ...old, status: 'resolved', updated_at: daysAgo(800) },
    { ...old, status: 'closed' },
    { ...old, status: 'resolved' },
    { ...old, status: 'resolved', with_staff_at: daysAgo(900) },
    { ...old, status: 'open' },
    { status: 'closed' },
    { status: 'resolved' },
  ]);
  const nothing = { user_name: null, user_mobile: null, user_email: null, user_address: null };
  await requestsLike([
    {
      ...old,
      ...nothing,
      status: 'closed',
      erased_at: daysAgo(1),
      help_description: null,
      user_pin: null,
      sent_hash: null,
      content_hash: null,
    },
  ]);
  for (const request_id of [eventful, decoys[0]])
    await saveRow(pool, { table: 'help_event', row: { request_id, kind: 'received', actor: 'system' } });
  expect(await retention.selectDueForRetention(db, 9)).toEqual([first, closed, ended]);
  expect(await retention.selectDueForRetention(db, 1)).toEqual([first]);
});

test('retention looks at open requests of NGOs that cannot handle them any more', async () => {
  const { ngoId: ready } = await readyNgo();
  const hidden = await readyNgo();
  await hideNgo(pool, { id: hidden.ngoId });
  const [sent, taken] = await offered(
    [{}, accepted, { ...accepted, ...done }, { status: 'passed' }, accepted],
    [{}, { status: 'accepted' }, { status: 'accepted' }, {}, { status: 'closed' }],
  );
  const [ofHidden, ofReady] = await requestsLike([{}, {}]);
  await offerTo(hidden.ngoId, ofHidden!);
  await offerTo(ready, ofReady!);
  const found = (input: { ngoId?: string; limit: number }) => retention.selectWithUnavailableNgo(db, input);
  expect(new Set(await found({ limit: 9 }))).toEqual(new Set([sent, taken, ofHidden]));
  expect(new Set(await found({ limit: 9, ngoId: ngo }))).toEqual(new Set([sent, taken]));
  expect(await found({ limit: 1 })).toHaveLength(1);
});
