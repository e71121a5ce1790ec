import { beforeEach, describe, expect, test } from 'vitest';
import { features } from '#src/features.server.ts';
import { SEND_MAIL } from '#src/features/mail/mail.service.server.ts';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { OwnVolunteer } from './own-page.contract.ts';

const app = await testApp();
const { call, db, pool, mailsTo, runJobs, services, signedIn } = app;
const { savedNgo, savedVolunteer, savedShift, savedPlace, countPlaces } = volunteerTesting(app);

let ngoId: string;
beforeEach(async () => {
  ngoId = await savedNgo();
});

type Body = { msg: string; data: OwnVolunteer; errors?: Record<string, string> };
const withToken = (path: string, token: string, body: object = {}) =>
  call<Body>('POST', `volunteer/${path}`, { body: { token, ...body } });
const read = async (token: string) => (await withToken('readVolunteer', token)).body.data;
const take = (token: string, shiftId: string) => withToken('takeShift', token, { shiftId });
const giveBack = (token: string, shiftId: string) => withToken('giveBackShift', token, { shiftId });
const suspend = (id: string) =>
  runSql(db, { text: `update ngo set status = 'suspended' where id = $1::bigint`, values: [id] });

const details = {
  name: 'Kokila Patel',
  mobile: '9876543210',
  city: 'Surat',
  skills: ['cooking'],
  otherSkills: 'Sign language',
  availability: ['fromHome'],
  age: 'minor',
  guardianName: 'Ramesh Patel',
  guardianMobile: '9123456780',
};

describe('the own page', () => {
  test('shows no details until the application is confirmed, which the NGO is told once', async () => {
    const { email } = await signedIn({ role: 'ngo', ngoId });
    const gone = await signedIn({ role: 'ngo', ngoId });
    await pool.query('update account set disabled_at = now() where id = $1', [gone.id]);
    const { token } = await savedVolunteer(ngoId, { status: 'unconfirmed' });
    expect(await read(token)).toMatchObject({ status: 'unconfirmed', details: null, shifts: [] });
    expect((await withToken('changeVolunteer', token, details)).status).toBe(409);
    for (let times = 0; times < 2; times++) {
      const { body } = await withToken('confirmVolunteer', token);
      expect(body.data).toMatchObject({ status: 'applied', details: { mobile: '9876543210' } });
    }
    const mails = await mailsTo(email);
    expect(mails.map(({ event }) => event)).toEqual(['volunteerNgo']);
    expect(mails[0]!.body).toContain('/ngopage/volunteer');
    expect(mails[0]!.body).not.toContain('કોકિલા');
    expect(await mailsTo(gone.email)).toEqual([]);
  });

  test('is told to the NGO at once, and then once for all that apply within 15 minutes', async () => {
    const { email } = await signedIn({ role: 'ngo', ngoId });
    for (let times = 0; times < 4; times++) {
      const { token } = await savedVolunteer(ngoId, { status: 'unconfirmed' });
      await withToken('confirmVolunteer', token);
    }
    await runJobs(SEND_MAIL);
    const { rows } = await pool.query<{ status: string; own: boolean }>(
      'select status, coalesce(gathered_into, id) = id as own from mail where recipient = $1 order by id',
      [email],
    );
    expect(rows).toEqual([true, true, false, false].map((own) => ({ status: 'sent', own })));
  });

  test('changes everything but the mail address, and names errors at their fields', async () => {
    const { token, email } = await savedVolunteer(ngoId, { status: 'applied' });
    const { body } = await withToken('changeVolunteer', token, { ...details, email: 'other@example.org' });
    const { name, age: _, ...rest } = details;
    expect(body.data).toMatchObject({ name, status: 'applied', details: { ...rest, email, isAdult: false } });
    const refused = await withToken('changeVolunteer', token, { ...details, guardianName: '', city: 'x' });
    expect([refused.status, Object.keys(refused.body.errors!).toSorted()]).toEqual([
      422,
      ['city', 'guardianName'],
    ]);
    const [[search]] = (await runSql<[string]>(db, {
      text: 'select search::text from volunteer where token_hash is not null and email = $1',
      values: [email],
    })) as [[string]];
    expect(search).toContain(`${ngoId}/`);
  });

  test('erases everything: the person, the places, the mails with the link, and the name on certificates', async () => {
    const { token, email, _id } = await savedVolunteer(ngoId);
    const shiftId = await savedShift(ngoId);
    expect((await take(token, shiftId)).status).toBe(200);
    await runSql(db, {
      text: `insert into volunteer_certificate (number, ngo_id, volunteer_id, name, initials, language, minutes,
          period_from, period_to)
        values ('VC-9QD3-7K', $1::bigint, $2::bigint, 'Kokila Patel', 'K. P.', 'en', 60, '2026-01-01', '2026-01-02')`,
      values: [ngoId, _id],
    });
    await runSql(db, {
      text: `insert into mail (event, recipient, subject, body) values ('volunteerApplied', $1, 'Confirm', $2)`,
      values: [email, `/volunteer/me?volunteer=${token}`],
    });
    expect((await withToken('eraseVolunteer', token)).status).toBe(200);
    expect((await withToken('readVolunteer', token)).status).toBe(404);
    expect((await withToken('eraseVolunteer', token)).status).toBe(404);
    expect(await countPlaces(shiftId)).toEqual({ held: 0, counted: 0 });
    expect(await mailsTo(email)).toEqual([]);
    const left = await runSql(db, {
      text: 'select volunteer_id, name, initials from volunteer_certificate where ngo_id = $1::bigint',
      values: [ngoId],
    });
    expect(left).toEqual([[null, null, 'K. P.']]);
  });

  test('is a 404 with an unknown token', async () => {
    const unknown = 'x'.repeat(43);
    for (const path of ['readVolunteer', 'confirmVolunteer', 'eraseVolunteer', 'takeShift', 'giveBackShift'])
      expect((await withToken(path, unknown, { shiftId: '1' })).status).toBe(404);
    expect((await withToken('changeVolunteer', unknown, details)).status).toBe(404);
  });

  test('is erased with its NGO, which hides its shifts while it is suspended', async () => {
    const { token } = await savedVolunteer(ngoId);
    const shiftId = await savedShift(ngoId);
    expect((await take(token, shiftId)).status).toBe(200);
    await savedShift(ngoId, { startsInHours: 400 });
    expect((await read(token)).shifts).toHaveLength(2);
    await suspend(ngoId);
    const { ngo, shifts } = await read(token);
    expect([ngo.isVerified, shifts.map(({ isTaken }) => isTaken)]).toEqual([false, [true]]);
    // Nobody is held to a shift of an NGO that is not there.
    expect((await giveBack(token, shiftId)).status).toBe(200);
    expect((await take(token, shiftId)).status).toBe(404);
    await db.transaction().execute(async (transaction) => {
      for (const { eraseNgo } of features) await eraseNgo?.({ ...services, db: transaction }, ngoId);
    });
    expect((await withToken('readVolunteer', token)).status).toBe(404);
    const left = await runSql(db, {
      text: 'select id from volunteer_shift where ngo_id = $1::bigint',
      values: [ngoId],
    });
    expect(left).toEqual([]);
  });
});

describe('a shift', () => {
  test('is taken and given back, and taking it twice takes one place', async () => {
    const { token } = await savedVolunteer(ngoId);
    const shiftId = await savedShift(ngoId, { needed: 2 });
    expect((await read(token)).shifts).toMatchObject([{ _id: shiftId, isTaken: false, placesLeft: 2 }]);
    await take(token, shiftId);
    const { body } = await take(token, shiftId);
    expect(body.data.shifts).toMatchObject([{ isTaken: true, placesLeft: 1 }]);
    expect(await countPlaces(shiftId)).toEqual({ held: 1, counted: 1 });
    await giveBack(token, shiftId);
    expect((await giveBack(token, shiftId)).body.data.shifts).toMatchObject([
      { isTaken: false, placesLeft: 2 },
    ]);
    expect(await countPlaces(shiftId)).toEqual({ held: 0, counted: 0 });
  });

  test('is refused with a sentence if it is full, cancelled, started, or at the time of another', async () => {
    const { token } = await savedVolunteer(ngoId);
    const other = await savedVolunteer(ngoId);
    const full = await savedShift(ngoId, { needed: 1, startsInHours: 300 });
    await savedPlace({ shiftId: full, volunteerId: other._id });
    const mine = await savedShift(ngoId, { startsInHours: 100 });
    await take(token, mine);
    const shifts = {
      full,
      cancelled: await savedShift(ngoId, { status: 'cancelled', startsInHours: 400 }),
      started: await savedShift(ngoId, { startsInHours: -1 }),
      overlapping: await savedShift(ngoId, { startsInHours: 101 }),
    };
    const answers = await Promise.all(Object.values(shifts).map((id) => take(token, id)));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(new Set(answers.map(({ body }) => body.msg)).size).toBe(4);
    // A shift that begins when the other ends is fine.
    expect((await take(token, await savedShift(ngoId, { startsInHours: 103 }))).status).toBe(200);
  });

  test('of another NGO is a 404', async () => {
    const { token } = await savedVolunteer(ngoId);
    const foreign = await savedShift(await savedNgo());
    expect((await take(token, foreign)).status).toBe(404);
    expect((await giveBack(token, foreign)).status).toBe(404);
    expect((await take(token, 'x')).status).toBe(404);
  });

  test.each(['applied', 'declined', 'unconfirmed'] as const)(
    'is not for people who are %s',
    async (status) => {
      const { token } = await savedVolunteer(ngoId, { status });
      const shiftId = await savedShift(ngoId);
      expect((await read(token)).shifts).toEqual([]);
      expect((await take(token, shiftId)).status).toBe(409);
    },
  );

  test('that has started cannot be given back, and shows the hours that were confirmed', async () => {
    const { token, _id } = await savedVolunteer(ngoId);
    const shiftId = await savedShift(ngoId, { startsInHours: -5 });
    await savedPlace({ shiftId, volunteerId: _id, minutes: 150 });
    expect((await giveBack(token, shiftId)).status).toBe(409);
    expect((await read(token)).shifts).toMatchObject([{ isPast: true, isTaken: true, minutes: 150 }]);
  });

  test('with one place left goes to exactly one of many who take it at once', async () => {
    const shiftId = await savedShift(ngoId, { needed: 1 });
    const people = await Promise.all(Array.from({ length: 12 }, () => savedVolunteer(ngoId)));
    const answers = await Promise.all(people.map(({ token }) => take(token, shiftId)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(11).fill(409),
    ]);
    expect(await countPlaces(shiftId)).toEqual({ held: 1, counted: 1 });
  });

  test('of two at the same time, a person who takes both at once gets one', async () => {
    const { token } = await savedVolunteer(ngoId);
    const shifts = await Promise.all(
      [100, 101, 102].map((startsInHours) => savedShift(ngoId, { startsInHours })),
    );
    const answers = await Promise.all(shifts.map((id) => take(token, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('counts its places however people take, give back and leave at once', async () => {
    const shiftId = await savedShift(ngoId, { needed: 3 });
    const people = await Promise.all(Array.from({ length: 6 }, () => savedVolunteer(ngoId)));
    await Promise.all(
      people.flatMap(({ token }, at) => [
        take(token, shiftId),
        at % 2 === 0 ? giveBack(token, shiftId) : withToken('eraseVolunteer', token),
        take(token, shiftId),
      ]),
    );
    const { held, counted } = await countPlaces(shiftId);
    expect(held).toBe(counted);
    expect(counted).toBeLessThanOrEqual(3);
  });
});
