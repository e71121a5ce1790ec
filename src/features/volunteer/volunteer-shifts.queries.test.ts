import { beforeEach, describe, expect, test } from 'vitest';
import { saveDecoys, storeLast, type Columns } from '../../../tests/support/decoys.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import * as certificates from './certificates/certificates.queries.server.ts';
import { selectShiftsToTake, selectTakenShifts } from './own-page/own-page.queries.server.ts';
import * as mails from './shift-mails/shift-mails.queries.server.ts';
import * as people from './shift-people/shift-people.queries.server.ts';
import * as places from './shift-places/shift-places.queries.server.ts';
import * as shifts from './shifts/shifts.queries.server.ts';
import { timesOfShift as at, volunteerTesting } from './volunteer.fixture.ts';
import { timesBeforeNow } from '../../../tests/support/days.ts';

const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedVolunteer, savedShift, savedPlace } = volunteerTesting(app);

const { daysAgo } = timesBeforeNow();
const applied = { status: 'applied', decided_at: null } as const;

let ngoId: string;
let other: string;
let id: string;
let shiftId: string;
beforeEach(async () => {
  [ngoId, other] = [await savedNgo(), await savedNgo()];
  ({ _id: id } = await savedVolunteer(ngoId, { name: 'Meena' }));
  shiftId = await savedShift(ngoId);
});

const volunteersLike = (but: Columns<'volunteer'>[]) =>
  saveDecoys(pool, { table: 'volunteer', like: id, but });
const shiftsLike = (but: Columns<'volunteer_shift'>[]) =>
  saveDecoys(pool, { table: 'volunteer_shift', like: shiftId, but });
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const statusOf = async (table: 'volunteer' | 'volunteer_shift', ids: (string | undefined)[]) =>
  (
    await pool.query<{ status: string }>(`select status from ${table} where id = any ($1) order by id`, [ids])
  ).rows.map(({ status }) => status);

describe('shifts', () => {
  test('are listed and counted by their time', async () => {
    const over = at(-20);
    const [past, twin, older, soon, same, cancelled] = await shiftsLike([
      over,
      over,
      at(-30),
      at(5),
      {},
      { status: 'cancelled', cancel_reason: 'Rain', ...at(400) },
      { ngo_id: other },
      { ngo_id: other, ...over },
    ]);
    const list = async (name: 'upcoming' | 'past', window = { limit: 9, offset: 0 }) =>
      idsOf(await shifts.selectShifts(db, { ngoId, list: name, ...window }));
    expect(await list('upcoming')).toEqual([soon, shiftId, same, cancelled]);
    expect(await list('past')).toEqual([twin, past, older]);
    expect(await list('past', { limit: 1, offset: 1 })).toEqual([past]);
    expect(await list('upcoming', { limit: 2, offset: 1 })).toEqual([shiftId, same]);
    expect(await shifts.countShifts(db, ngoId)).toEqual({ upcoming: 4, past: 3 });
    expect(await shifts.countOpenShifts(db, ngoId)).toBe(3);

    await savedPlace({ shiftId, volunteerId: id });
    const [second, third] = await volunteersLike([{}, {}]);
    await savedPlace({ shiftId, volunteerId: second!, minutes: 60 });
    await savedPlace({ shiftId: same!, volunteerId: third! });
    expect((await shifts.selectShift(db, { id: shiftId, ngoId }))!.unconfirmed).toBe(1);
    const rows = await shifts.selectShifts(db, { ngoId, list: 'upcoming', limit: 9, offset: 0 });
    expect(rows.map(({ unconfirmed: count }) => count)).toEqual([0, 1, 1, 0]);
  });

  test('are changed one by one, by their own NGO', async () => {
    const [neighbour, ofOther] = await shiftsLike([{}, { ngo_id: other }]);
    const shift = {
      title: 'New',
      details: null,
      place: 'Hall',
      ...timesOf(at(50)),
      needed: 5,
      eventId: null,
    };
    for (const own of [
      { id: ofOther!, ngoId },
      { id: shiftId, ngoId },
    ]) {
      await shifts.updateCancelled(db, { ...own, reason: 'Rain' });
      await shifts.updateShift(db, { ...own, shift });
    }
    expect(await statusOf('volunteer_shift', [shiftId, neighbour, ofOther])).toEqual([
      'cancelled',
      'open',
      'open',
    ]);
    const { rows } = await pool.query(`select id::text from volunteer_shift where title = 'New'`);
    expect(rows).toEqual([{ id: shiftId }]);
  });
  const timesOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) => ({
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
  });

  test('may be taken by a volunteer of the NGO until they start, the next one first', async () => {
    const taken = await shiftsLike([at(60), at(70), at(80)]);
    for (const shift of taken) await savedPlace({ shiftId: shift, volunteerId: id });
    await pool.query(
      `update volunteer_shift set status = 'cancelled', cancel_reason = 'Rain' where id = $1`,
      [taken[1]],
    );
    await pool.query('update volunteer_shift set starts_at = $2, ends_at = $3 where id = $1', [
      taken[2],
      ...Object.values(at(-9)),
    ]);
    const [twin, soon, ofNeighbour] = await shiftsLike([
      {},
      at(20),
      at(400),
      { status: 'cancelled', cancel_reason: 'Rain' },
      at(-1),
      { ngo_id: other },
    ]);
    const [neighbour] = await volunteersLike([{}]);
    await savedPlace({ shiftId: ofNeighbour!, volunteerId: neighbour! });
    await storeLast(pool, { table: 'volunteer_shift', id: shiftId });
    const toTake = async (limit: number) =>
      idsOf(await selectShiftsToTake(db, { ngoId, volunteerId: id, limit }));
    expect(await toTake(9)).toEqual([soon, shiftId, twin, ofNeighbour]);
    expect(await toTake(2)).toEqual([soon, shiftId]);
    const times = await places.selectTakenTimes(db, id);
    expect(times).toHaveLength(1);
    await places.deletePlace(db, { shiftId: taken[0]!, volunteerId: neighbour! });
    await places.deletePlace(db, { shiftId: ofNeighbour!, volunteerId: id });
    await people.deletePlace(db, { shiftId: taken[0]!, volunteerId: neighbour! });
    await people.deletePlace(db, { shiftId: ofNeighbour!, volunteerId: id });
    expect(await places.selectTakenTimes(db, id)).toHaveLength(1);
    expect(await places.selectTakenTimes(db, neighbour!)).toHaveLength(1);
    await places.deletePlace(db, { shiftId: taken[0]!, volunteerId: id });
    await people.deletePlace(db, { shiftId: taken[1]!, volunteerId: id });
    expect(idsOf(await selectTakenShifts(db, { volunteerId: id, limit: 9 }))).toEqual([taken[2]]);
  });

  test('have people, in the order in which they came, and candidates by name', async () => {
    const [second, third, anand, twin] = await volunteersLike([
      {},
      {},
      { name: 'Anand' },
      { name: 'Anand' },
      { name: 'Anand', ngo_id: other },
      { name: 'Anand', ...applied },
    ]);
    const [elsewhere] = await shiftsLike([{}]);
    for (const volunteerId of [third, id]) await savedPlace({ shiftId, volunteerId: volunteerId! });
    await savedPlace({ shiftId: elsewhere!, volunteerId: second! });
    const inShift = async (window: { limit: number; offset: number }) =>
      idsOf(await people.selectShiftPeople(db, { shiftId, ...window }));
    expect(await inShift({ limit: 9, offset: 0 })).toEqual([third, id]);
    expect(await inShift({ limit: 1, offset: 0 })).toEqual([third]);
    const candidates = async (limit: number) =>
      idsOf(await people.selectCandidates(db, { shiftId, ngoId, words: '', limit }));
    expect(await candidates(9)).toEqual([anand, twin, second]);
    expect(await candidates(1)).toEqual([anand]);
    const holders = async (limit: number) =>
      idsOf(await certificates.selectHolders(db, { ngoId, words: '', limit }));
    expect(await holders(9)).toEqual([anand, twin, id, second, third]);
    expect(await holders(1)).toEqual([anand]);
  });
});

describe('mails about shifts', () => {
  test('reach everybody in a shift, or all accepted volunteers who are not', async () => {
    const [second, free, freeToo] = await volunteersLike([{}, {}, {}, applied, { ngo_id: other }]);
    const [elsewhere] = await shiftsLike([{}]);
    for (const volunteerId of [id, second]) await savedPlace({ shiftId, volunteerId: volunteerId! });
    await savedPlace({ shiftId: elsewhere!, volunteerId: free! });
    for (const [kind, ids] of [
      ['changed', [id, second]],
      ['invited', [free, freeToo]],
    ] as const) {
      const reached = { shiftId, ngoId, kind };
      const window = { afterId: '0', throughId: '999999', limit: 9 };
      const recipients = async (more = {}) =>
        (await mails.selectRecipients(db, { ...reached, ...window, ...more })).map((one) => one.id);
      expect(await mails.countReached(db, reached)).toEqual({ count: 2, lastId: ids[1] });
      expect(await recipients()).toEqual(ids);
      expect(await recipients({ limit: 1 })).toEqual(ids.slice(0, 1));
      expect(await recipients({ afterId: ids[0] })).toEqual(ids.slice(1));
      expect(await recipients({ throughId: ids[0] })).toEqual(ids.slice(0, 1));
    }
  });

  test('are counted for a day, and stopped for one shift and kind', async () => {
    const first = await mails.insertAnnouncement(db, {
      shiftId,
      ngoId,
      kind: 'invited',
      total: 1,
      throughId: id,
    });
    const [elsewhere] = await shiftsLike([{}]);
    await saveDecoys(pool, {
      table: 'volunteer_announcement',
      like: first,
      but: [
        { shift_id: elsewhere },
        { ngo_id: other },
        { kind: 'changed' },
        { created_at: daysAgo(2) },
        { status: 'done' },
        { kind: 'cancelled' },
      ],
    });
    expect(await mails.countInvitations(db, { shiftId, ngoId })).toEqual({ ofNgo: 3, ofShift: 2 });
    await mails.updateStopped(db, { shiftId, kinds: ['invited', 'changed'] });
    const { rows } = await pool.query<{ status: string }>(
      'select status from volunteer_announcement where id >= $1 order by id',
      [first],
    );
    expect(rows.map(({ status }) => status)).toEqual([
      ...['stopped', 'running', 'stopped', 'stopped', 'stopped', 'done', 'running'],
    ]);
    await pool.query(`update ngo set status = 'suspended' where id = $1`, [ngoId]);
    await pool.query(`update volunteer_announcement set status = 'running' where id >= $1`, [first]);
    const isMuted = async (one: string) => (await mails.selectRunningForUpdate(db, one))!.isMuted;
    expect([await isMuted(first), await isMuted(String(Number(first) + 3))]).toEqual([true, false]);
  });

  test('remind of open shifts that start within 24 to 36 hours, once', async () => {
    const [soon, early, late, cancelled, again] = await shiftsLike([
      at(30),
      at(23),
      at(37),
      { ...at(30), status: 'cancelled', cancel_reason: 'Rain' },
      at(30),
    ]);
    for (const shift of [soon, early, late, cancelled, again])
      await savedPlace({ shiftId: shift!, volunteerId: id });
    const [second] = await volunteersLike([{ name: 'Second' }]);
    await savedPlace({ shiftId: soon!, volunteerId: second! });
    await pool.query('update volunteer_shift_place set reminded_at = now() where shift_id = $1', [again]);
    const toRemind = async (limit: number) =>
      (await mails.selectPlacesToRemind(db, limit)).map(({ name }) => name);
    expect(await toRemind(9)).toEqual(['Meena', 'Second']);
    expect(await toRemind(1)).toEqual(['Meena']);
    const [place] = await mails.selectPlacesToRemind(db, 1);
    await mails.updateReminded(db, [place!.placeId]);
    expect(await toRemind(9)).toEqual(['Second']);
  });
});
