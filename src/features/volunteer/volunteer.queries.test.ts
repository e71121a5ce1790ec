import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#src/shared/india-time.ts';
import { dayIn, timesBeforeNow } from '../../../tests/support/days.ts';
import { saveDecoys, saveRow, type Columns } from '../../../tests/support/decoys.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { lockApplied } from './application/application.queries.server.ts';
import * as applications from './applications/applications.queries.server.ts';
import * as certificates from './certificates/certificates.queries.server.ts';
import { selectTakenShifts } from './own-page/own-page.queries.server.ts';
import { deleteOldVolunteers } from './retention/retention.queries.server.ts';
import { timesOfShift as at, volunteerTesting } from './volunteer.fixture.ts';

const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedVolunteer, savedShift, savedPlace } = volunteerTesting(app);

const { daysAgo } = timesBeforeNow();
const unconfirmed = { status: 'unconfirmed', confirmed_at: null, decided_at: null } as const;
const declined = { status: 'declined' } as const;
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

describe('applications', () => {
  test('are listed, exported and counted once their mailbox is proved, latest first', async () => {
    const [waits, refused, cook, sameWords] = await volunteersLike([
      applied,
      declined,
      { skills: ['cooking'] },
      { search: `'cook'` },
      unconfirmed,
      { ngo_id: other },
    ]);
    const criteria = { ngoId, status: '', skill: '', words: '' } as const;
    const list = async (more: Partial<applications.VolunteerCriteria>, window = { limit: 9, offset: 0 }) => {
      const input = { criteria: { ...criteria, ...more }, ...window };
      const { rows, total } = await applications.selectVolunteers(db, input);
      const lines = await applications.selectVolunteerLines(db, { ...input, after: undefined });
      if (window.limit > total) expect(lines.map((line) => line.id)).toEqual(idsOf(rows));
      return [idsOf(rows), total];
    };
    expect(await list({})).toEqual([[sameWords, cook, refused, waits, id], 5]);
    expect(await list({}, { limit: 2, offset: 1 })).toEqual([[cook, refused], 5]);
    expect(await list({ status: 'accepted' })).toEqual([[sameWords, cook, id], 3]);
    expect(await list({ skill: 'cooking' })).toEqual([[cook], 1]);
    expect(await list({ words: `'cook'` })).toEqual([[sameWords], 1]);
    const batch = await applications.selectVolunteerLines(db, { criteria, limit: 2, after: cook });
    expect(batch.map((line) => line.id)).toEqual([refused, waits]);
    expect(
      new Map((await applications.selectStatusCounts(db, ngoId)).map((row) => [row.status, row.count])),
    ).toEqual(
      new Map([
        ['applied', 1],
        ['declined', 1],
        ['accepted', 3],
      ]),
    );
  });

  test('are found by their mailbox and NGO, and changed one by one', async () => {
    const { rows } = await pool.query<{ email: string }>('select email from volunteer where id = $1', [id]);
    const { email } = rows[0]!;
    const [neighbour, ofOther] = await volunteersLike([{}, { ngo_id: other, email }]);
    expect((await lockApplied(db, { ngoId, email }))!.id).toBe(id);
    expect((await lockApplied(db, { ngoId: other, email }))!.id).toBe(ofOther);
    expect(await lockApplied(db, { ngoId: await savedNgo(), email })).toBeUndefined();
    for (const own of [
      { id: ofOther!, ngoId },
      { id, ngoId },
    ]) {
      await applications.updateDecision(db, { ...own, decision: 'declined' });
      await applications.updateNote(db, { ...own, note: 'Speaks Kutchi' });
    }
    expect(await statusOf('volunteer', [id, neighbour, ofOther])).toEqual([
      'declined',
      'accepted',
      'accepted',
    ]);
    const notes = await pool.query('select id::text from volunteer where note is not null');
    expect(notes.rows).toEqual([{ id }]);
  });

  test('that are declined give back the places of one volunteer in shifts to come', async () => {
    const [neighbour] = await volunteersLike([{}]);
    const [started, free] = await shiftsLike([at(-1), {}]);
    for (const [shift, volunteerId] of [
      [shiftId, id],
      [started, id],
      [shiftId, neighbour],
      [free, neighbour],
    ] as const)
      await savedPlace({ shiftId: shift!, volunteerId: volunteerId! });
    expect(await applications.deleteComingPlaces(db, id)).toBe(1);
    const left = async (one: string) => idsOf(await selectTakenShifts(db, { volunteerId: one, limit: 9 }));
    expect([await left(id), new Set(await left(neighbour!))]).toEqual([[started], new Set([shiftId, free])]);
    expect(await applications.deleteComingPlaces(db, id)).toBe(0);
  });

  test('are erased when their time is over, some at a time', async () => {
    const old = { updated_at: daysAgo(731) };
    const [fresh, decided, active, accepted] = await volunteersLike([
      { ...unconfirmed, updated_at: daysAgo(6) },
      { ...declined, decided_at: daysAgo(89) },
      old,
      { decided_at: daysAgo(91) },
      // These are erased.
      { ...unconfirmed, updated_at: daysAgo(8) },
      { ...unconfirmed, updated_at: daysAgo(8) },
      { ...declined, decided_at: daysAgo(91) },
      { ...declined, decided_at: daysAgo(91) },
      old,
      old,
    ]);
    const [recent] = await shiftsLike([at(-24 * 700)]);
    await savedPlace({ shiftId: recent!, volunteerId: active! });
    // At most one for each reason.
    expect(await deleteOldVolunteers(db, 1)).toBe(3);
    expect(await deleteOldVolunteers(db, 9)).toBe(3);
    const { rows } = await pool.query<{ id: string }>(
      'select id::text from volunteer where ngo_id = $1 order by volunteer.id',
      [ngoId],
    );
    expect(rows.map((row) => row.id)).toEqual([id, fresh, decided, active, accepted]);
  });
});

test('certificates are those of the NGO and of one volunteer, latest first', async () => {
  const row = {
    number: 'VC-2222-22',
    ngo_id: ngoId,
    volunteer_id: id,
    name: 'Meena',
    initials: 'M',
    language: 'en',
  } as const;
  const period = { period_from: dayIn(-9), period_to: dayIn(-1) };
  const first = await saveRow(pool, {
    table: 'volunteer_certificate',
    row: { ...row, minutes: 60, ...period },
  });
  const [neighbour] = await volunteersLike([{}]);
  const [later, ofNeighbour, ofOther] = await saveDecoys(pool, {
    table: 'volunteer_certificate',
    like: first,
    but: [{ minutes: 90 }, { volunteer_id: neighbour, minutes: 30 }, { ngo_id: other, minutes: 20 }],
  });
  const list = async (window: { limit: number; offset: number }) => {
    const { rows, total } = await certificates.selectCertificates(db, {
      ngoId,
      words: '',
      number: undefined,
      ...window,
    });
    return [idsOf(rows), total];
  };
  expect(await list({ limit: 9, offset: 0 })).toEqual([[ofNeighbour, later, first], 3]);
  expect(await list({ limit: 1, offset: 1 })).toEqual([[later], 3]);
  expect((await certificates.selectCertificatesOf(db, id)).map(({ minutes }) => minutes)).toEqual([
    20, 90, 60,
  ]);
  await saveDecoys(pool, {
    table: 'volunteer_certificate',
    like: first,
    but: Array.from({ length: 50 }, () => ({})),
  });
  expect(await certificates.selectCertificatesOf(db, id)).toHaveLength(50);

  expect(await certificates.updateWithdrawn(db, { id: ofOther!, ngoId, reason: 'Wrong name' })).toBe(false);
  expect(await certificates.updateWithdrawn(db, { id: first, ngoId, reason: 'Wrong name' })).toBe(true);
  expect(await certificates.selectToPrint(db, { id: first, ngoId })).toBeUndefined();
  expect(await certificates.selectToPrint(db, { id: later!, ngoId })).toMatchObject({ minutes: 90 });
  const [waits] = await volunteersLike([applied]);
  const isHolder = async (one: string, ngo = ngoId) => certificates.isHolder(db, { id: one, ngoId: ngo });
  expect([await isHolder(id), await isHolder(waits!), await isHolder(id, other)]).toEqual([
    true,
    false,
    false,
  ]);

  const day = dayIn(-30);
  const [before, begins, ends, after] = await shiftsLike(
    [-1, 0, 1, 2].map((days) => {
      const noon = `${addDays(day, days)}T12:00+05:30`;
      return { starts_at: noon, ends_at: `${addDays(day, days)}T13:00+05:30` };
    }),
  );
  for (const [shift, minutes] of [
    [before, 1],
    [begins, 10],
    [ends, 100],
    [after, 1000],
  ] as const)
    await savedPlace({ shiftId: shift!, volunteerId: id, minutes });
  await savedPlace({ shiftId: begins!, volunteerId: neighbour!, minutes: 50 });
  const period2 = { periodFrom: day, periodTo: addDays(day, 1) };
  expect(await certificates.selectConfirmed(db, { id, ...period2 })).toEqual({ minutes: 110, ...period2 });
});
