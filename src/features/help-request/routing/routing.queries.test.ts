import { beforeEach, expect, test } from 'vitest';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { dayIn, timesBeforeNow } from '../../../../tests/support/days.ts';
import { HIDDEN_STATUSES, hideNgo, saveDecoys } from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  canReceive,
  countAvailable,
  countOpenOffers,
  passOffers,
  selectAvailable,
  selectToRoute,
} from './routing.queries.server.ts';

const { hoursAgo } = timesBeforeNow();
const app = await testApp();
const { db, pool } = app;
const { saved, readyNgo, offersOf, offerTo, clearNgos } = helpTesting(app);

let id: string;
let other: string;
beforeEach(async () => {
  await clearNgos();
  await pool.query('delete from help_event');
  await pool.query('delete from help_request');
  ({ id } = await saved());
  [other] = (await saveDecoys(pool, { table: 'help_request', like: id, but: [{}] })) as [string];
});

/** NGOs that may not be asked for other reasons than their town or category. */
async function unaskableNgos(): Promise<void> {
  for (const status of HIDDEN_STATUSES) await hideNgo(pool, { id: (await readyNgo()).ngoId, status });
  const disabled = await readyNgo();
  await pool.query('update account set disabled_at = now() where ngo_id = $1', [disabled.ngoId]);
  await savedNgo(db, { status: 'pending', source: 'imported', verifiedAt: null });
  const paused = await readyNgo();
  await pool.query('insert into help_pause (ngo_id, until) values ($1, $2)', [paused.ngoId, dayIn(0)]);
}

test('NGOs that may be asked are those of the towns and categories: by need, then load, then age', async () => {
  await unaskableNgos();
  const [first, second] = [await readyNgo(), await readyNgo()];
  const back = await readyNgo();
  await pool.query('insert into help_pause (ngo_id, until) values ($1, $2)', [back.ngoId, dayIn(-1)]);
  const [busy, had] = [await readyNgo(), await readyNgo()];
  const fitting = await readyNgo({ needs: ['eye-care'] });
  const near = await readyNgo({ city: 'Gondal' });
  await readyNgo({ city: 'Surat' });
  await readyNgo({ category: 'education' });
  await offerTo(busy.ngoId, other);
  await offerTo(had.ngoId, id);
  const holder = await readyNgo();
  await offerTo(holder.ngoId, other, { status: 'accepted' });
  // What an NGO has done, or declined, no longer counts as its load.
  const done = { outcome: 'helped', resolved_at: hoursAgo(1) } as const;
  await offerTo(first.ngoId, other, { status: 'accepted', ...done });
  await offerTo(second.ngoId, other, { status: 'declined' });
  const available = async (input: { isByDistance?: boolean; limit?: number } = {}) => {
    const rows = await selectAvailable(db, {
      requestId: id,
      cities: ['Gondal', 'Rajkot'],
      categories: ['health', 'aged'],
      needs: ['eye-care'],
      isByDistance: false,
      limit: 20,
      ...input,
    });
    return rows.map(({ ngoId }) => ngoId);
  };
  const inOrder = [fitting, first, second, back, near, busy, holder].map(({ ngoId }) => ngoId);
  expect(await available()).toEqual(inOrder);
  expect(await available({ limit: 2 })).toEqual(inOrder.slice(0, 2));
  const byDistance = [near, fitting, first, second, back, busy, holder].map(({ ngoId }) => ngoId);
  expect(await available({ isByDistance: true })).toEqual(byDistance);
  expect(await available({ isByDistance: true, limit: 1 })).toEqual(byDistance.slice(0, 1));
  const counts = await countAvailable(db);
  expect(counts.find(({ city, category }) => city === 'Rajkot' && category === 'health')).toEqual({
    city: 'Rajkot',
    category: 'health',
    ngos: 7,
  });
});

test('staff may give a request to any NGO with people that never had it', async () => {
  const [ready, had] = [await readyNgo(), await readyNgo()];
  await offerTo(had.ngoId, id);
  await offerTo(ready.ngoId, other);
  const disabled = await readyNgo();
  await pool.query('update account set disabled_at = now() where ngo_id = $1', [disabled.ngoId]);
  const may = ({ ngoId }: { ngoId: string }) => canReceive(db, { requestId: id, ngoId });
  expect([await may(ready), await may(had), await may(disabled)]).toEqual([true, false, false]);
});

test('a request is taken from the NGOs that have not answered, or from those past their deadline', async () => {
  const [late, waiting, taken] = [await savedNgo(db), await savedNgo(db), await savedNgo(db)];
  await offerTo(late, id, { due_at: hoursAgo(1) });
  await offerTo(waiting, id);
  await offerTo(taken, id, { status: 'accepted', due_at: hoursAgo(1) });
  await offerTo(late, other, { due_at: hoursAgo(1) });
  expect(await countOpenOffers(db, id)).toBe(2);
  expect(await passOffers(db, { requestId: id, isOverdue: true })).toEqual([late]);
  expect(await passOffers(db, { requestId: id, isOverdue: false })).toEqual([waiting]);
  expect([await offersOf(id), await offersOf(other)]).toEqual([
    { [late]: 'passed', [waiting]: 'passed', [taken]: 'accepted' },
    { [late]: 'sent' },
  ]);
});

test('routing is due when time is over, or nobody has a request', async () => {
  const ngo = await savedNgo(db);
  const old = { updated_at: hoursAgo(1) };
  await pool.query('update help_request set updated_at = now(), alone_until = now()');
  const [nobody, late, alone, ...decoys] = await saveDecoys(pool, {
    table: 'help_request',
    like: id,
    but: [
      { ...old, alone_until: null },
      { ...old, alone_until: null },
      { ...old, addressed_to: ngo, alone_until: hoursAgo(1) },
      // Not due: closed, with staff, too new, with an NGO, and with an NGO that still has time alone.
      { ...old, status: 'closed' },
      { ...old, with_staff_at: hoursAgo(1) },
      { addressed_to: ngo, alone_until: hoursAgo(1) },
      old,
      { ...old, addressed_to: ngo, alone_until: hoursAgo(-1) },
      { ...old, addressed_to: await savedNgo(db), alone_until: hoursAgo(1) },
      // It is closed, and its NGO was asked alone.
      { ...old, status: 'closed', addressed_to: ngo, alone_until: hoursAgo(1) },
    ],
  });
  await offerTo(ngo, late!, { due_at: hoursAgo(1) });
  for (const request of [alone, ...decoys.slice(3)]) await offerTo(ngo, request!);
  // An NGO that has answered is not late.
  const [answered] = await saveDecoys(pool, {
    table: 'help_request',
    like: id,
    but: [{ ...old, status: 'accepted' }],
  });
  await offerTo(ngo, answered!, { status: 'accepted', due_at: hoursAgo(1) });
  expect(new Set(await selectToRoute(db, 20))).toEqual(new Set([nobody, late, alone]));
  expect(await selectToRoute(db, 2)).toHaveLength(2);
});
