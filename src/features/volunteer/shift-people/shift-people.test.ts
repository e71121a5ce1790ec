import { beforeEach, describe, expect, test } from 'vitest';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { NGO_MAILS_TO_ONE } from '#src/features/mail/ngo-mailing/ngo-mailing.values.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { shiftPerson, type ShiftPerson } from './shift-people.contract.ts';
import { hoursField } from './shift-people.rules.ts';

const app = await testApp();
const { call, callConfirmed, confirmed, db, signedIn, mailsTo } = app;
const { savedNgo, savedVolunteer, savedShift, savedPlace, countPlaces } = volunteerTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

type Answer = { msg: string; data: { confirmed: number }; errors?: Record<string, string> };
const post = (path: string, body: object, by = token) =>
  callConfirmed<Answer>('POST', `volunteer/${path}`, { token: by, body });
const people = async (id: string, query = '') =>
  (
    await call<{ data: ShiftPerson[]; total: number }>(
      'GET',
      `volunteer/getAllShiftVolunteer/${id}?${query}`,
      { token },
    )
  ).body;
const add = (shiftId: string, volunteerId: string) => post('addToShift', { shiftId, volunteerId });
const remove = (shiftId: string, volunteerId: string) => post('removeFromShift', { shiftId, volunteerId });

describe('adding by hand', () => {
  test('gives an accepted volunteer a place once, and mails that in their language', async () => {
    const shiftId = await savedShift(ngoId);
    const volunteer = await savedVolunteer(ngoId, { language: 'hi', name: 'कमला देवी' });
    for (let time = 0; time < 2; time++)
      expect((await add(shiftId, volunteer._id)).body.msg).toBe(apiMessages.en.shiftPersonAdded);
    const { data, total } = await people(shiftId);
    expect(data.map((row) => shiftPerson.parse(row))).toMatchObject([
      { _id: volunteer._id, name: 'कमला देवी', mobile: '9876543210', minutes: null },
    ]);
    expect([total, await countPlaces(shiftId)]).toEqual([1, { held: 1, counted: 1 }]);
    const mails = await mailsTo(volunteer.email);
    expect(mails.map(({ event, subject }) => [event, subject])).toEqual([['shiftAdded', 'आपकी शिफ्ट']]);
    expect(mails[0]!.body).toContain(`/hi/volunteer/me?volunteer=${volunteer.token}`);
  });

  test('never gives the last place to two volunteers', async () => {
    const shiftId = await savedShift(ngoId, { needed: 3 });
    const volunteers = await Promise.all(Array.from({ length: 8 }, () => savedVolunteer(ngoId)));
    const answers = await Promise.all(volunteers.map(({ _id }) => add(shiftId, _id)));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(await countPlaces(shiftId)).toEqual({ held: 3, counted: 3 });
  });

  test('never puts a volunteer in two shifts at the same time', async () => {
    const volunteer = await savedVolunteer(ngoId);
    const shifts = await Promise.all(
      [216, 217, 218].map((startsInHours) => savedShift(ngoId, { startsInHours })),
    );
    const answers = await Promise.all(shifts.map((shiftId) => add(shiftId, volunteer._id)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.msg).toBe(apiMessages.en.volunteerInOtherShift);
    const next = await savedShift(ngoId, { startsInHours: 222 });
    expect((await add(next, volunteer._id)).status).toBe(200);
  });

  test('is refused for a cancelled shift, and for volunteers who are not accepted', async () => {
    const volunteer = await savedVolunteer(ngoId);
    const cancelled = await savedShift(ngoId, { status: 'cancelled' });
    expect((await add(cancelled, volunteer._id)).body.msg).toBe(apiMessages.en.shiftIsCancelled);
    const shiftId = await savedShift(ngoId);
    for (const status of ['applied', 'declined'] as const) {
      const { _id } = await savedVolunteer(ngoId, { status });
      expect((await add(shiftId, _id)).body.msg).toBe(apiMessages.en.volunteerNotAccepted);
    }
    expect((await add(shiftId, (await savedVolunteer(ngoId, { status: 'unconfirmed' }))._id)).status).toBe(
      404,
    );
  });

  test('and taking out go on without a mail above those of a day, and say so', async () => {
    const volunteer = await savedVolunteer(ngoId);
    const shifts: string[] = [];
    for (let time = 0; time <= NGO_MAILS_TO_ONE; time++)
      shifts.push(await savedShift(ngoId, { startsInHours: 216 + 24 * time }));
    const added = [];
    for (const shiftId of shifts) added.push((await add(shiftId, volunteer._id)).body.msg);
    expect(added).toEqual([
      ...Array.from({ length: NGO_MAILS_TO_ONE }, () => apiMessages.en.shiftPersonAdded),
      apiMessages.en.shiftPersonAddedUnmailed,
    ]);
    const removed = await remove(shifts[0]!, volunteer._id);
    expect([removed.status, removed.body.msg]).toEqual([200, apiMessages.en.shiftPersonRemovedUnmailed]);
    expect(await countPlaces(shifts[0]!)).toEqual({ held: 0, counted: 0 });
    expect(await mailsTo(volunteer.email)).toHaveLength(NGO_MAILS_TO_ONE);
  });

  test('works after the shift, without a mail', async () => {
    const shiftId = await savedShift(ngoId, { startsInHours: -30 });
    const volunteer = await savedVolunteer(ngoId);
    expect((await add(shiftId, volunteer._id)).body.msg).toBe(apiMessages.en.shiftPersonAdded);
    expect((await remove(shiftId, volunteer._id)).body.msg).toBe(apiMessages.en.shiftPersonRemoved);
    expect(await mailsTo(volunteer.email)).toEqual([]);
  });

  test('offers accepted volunteers who are not in the shift', async () => {
    const shiftId = await savedShift(ngoId);
    await savedVolunteer(ngoId, { name: 'Asha' });
    await savedVolunteer(ngoId, { name: 'કોકિલા', mobile: '9825000001' });
    const there = await savedVolunteer(ngoId, { name: 'There' });
    await savedVolunteer(ngoId, { name: 'New', status: 'applied' });
    await savedVolunteer(await savedNgo(), { name: 'Elsewhere' });
    await savedPlace({ shiftId, volunteerId: there._id });
    const find = async (q: string) => {
      const path = `volunteer/findForShift/${shiftId}?q=${encodeURIComponent(q)}`;
      const { body } = await call<{ data: { name: string }[] }>('GET', path, { token });
      return body.data.map(({ name }) => name);
    };
    expect(await find('')).toEqual(['Asha', 'કોકિલા']);
    expect(await find('kokila')).toEqual(['કોકિલા']);
    expect(await find('0001')).toEqual(['કોકિલા']);
  });
});

describe('removing by hand', () => {
  test('gives the place back and mails that, once', async () => {
    const shiftId = await savedShift(ngoId);
    const volunteer = await savedVolunteer(ngoId);
    await savedPlace({ shiftId, volunteerId: volunteer._id });
    for (let time = 0; time < 2; time++)
      expect((await remove(shiftId, volunteer._id)).body.msg).toBe(apiMessages.en.shiftPersonRemoved);
    expect(await countPlaces(shiftId)).toEqual({ held: 0, counted: 0 });
    expect((await mailsTo(volunteer.email)).map(({ event }) => event)).toEqual(['shiftRemoved']);
  });

  test('is refused once the hours are confirmed', async () => {
    const shiftId = await savedShift(ngoId, { startsInHours: -30 });
    const { _id } = await savedVolunteer(ngoId);
    await savedPlace({ shiftId, volunteerId: _id, minutes: 60 });
    expect((await remove(shiftId, _id)).body.msg).toBe(apiMessages.en.shiftHoursThere);
    expect(await countPlaces(shiftId)).toEqual({ held: 1, counted: 1 });
  });
});

describe('confirming hours', () => {
  const confirm = (shiftId: string, hours: object[], others = false) =>
    post('confirmHours', { shiftId, hours, others });

  test('saves what was typed, and the length of the shift for all others', async () => {
    const shiftId = await savedShift(ngoId, { startsInHours: -30, hours: 3.5 });
    const ids = [];
    for (let at = 0; at < 4; at++) {
      const { _id } = await savedVolunteer(ngoId);
      ids.push(_id);
      await savedPlace({ shiftId, volunteerId: _id });
    }
    const [first, second] = ids as [string, string];
    const typed = [
      { volunteerId: first, hours: '૧:૩૦' },
      { volunteerId: second, hours: '0' },
    ];
    expect((await confirm(shiftId, typed)).body.data).toEqual({ confirmed: 2 });
    expect((await people(shiftId)).data.map(({ minutes }) => minutes)).toEqual([90, 0, null, null]);
    // A correction leaves the others as they are.
    const { body } = await confirm(shiftId, [{ volunteerId: first, hours: '2' }], true);
    expect(body.data).toEqual({ confirmed: 3 });
    expect((await people(shiftId)).data.map(({ minutes }) => minutes)).toEqual([120, 0, 210, 210]);
    expect((await people(shiftId, 'page=2&pageSize=3')).data.map(({ _id }) => _id)).toEqual([ids[3]]);
  });

  test('names each volunteer whose hours are wrong, and saves nothing', async () => {
    const shiftId = await savedShift(ngoId, { startsInHours: -30 });
    const [one, two] = [await savedVolunteer(ngoId), await savedVolunteer(ngoId)];
    for (const { _id } of [one, two]) await savedPlace({ shiftId, volunteerId: _id });
    const hours = [
      { volunteerId: one._id, hours: '3' },
      { volunteerId: two._id, hours: 'all' },
    ];
    const { status, body } = await confirm(shiftId, hours, true);
    expect([status, Object.keys(body.errors!)]).toEqual([422, [hoursField(two._id)]]);
    expect((await people(shiftId)).data.map(({ minutes }) => minutes)).toEqual([null, null]);
  });

  test('is refused before the shift is over, and when it is cancelled', async () => {
    expect((await confirm(await savedShift(ngoId), [])).body.msg).toBe(apiMessages.en.shiftNotOver);
    const cancelled = await savedShift(ngoId, { startsInHours: -30, status: 'cancelled' });
    expect((await confirm(cancelled, [], true)).body.msg).toBe(apiMessages.en.shiftIsCancelled);
  });

  test('never touches volunteers of other shifts', async () => {
    const shiftId = await savedShift(ngoId, { startsInHours: -30 });
    const other = await savedShift(ngoId, { startsInHours: -30 });
    const { _id } = await savedVolunteer(ngoId);
    await savedPlace({ shiftId: other, volunteerId: _id });
    const { body } = await confirm(shiftId, [{ volunteerId: _id, hours: '9' }], true);
    expect(body.data).toEqual({ confirmed: 0 });
    expect((await people(other)).data[0]!.minutes).toBeNull();
  });
});

test('another NGO’s shift or volunteer is a 404', async () => {
  const otherNgo = await savedNgo();
  const [ownShift, otherShift] = [
    await savedShift(ngoId),
    await savedShift(otherNgo, { startsInHours: -30 }),
  ];
  const [own, other] = [await savedVolunteer(ngoId), await savedVolunteer(otherNgo)];
  await savedPlace({ shiftId: otherShift, volunteerId: other._id });
  for (const path of ['getAllShiftVolunteer', 'findForShift', 'countForShift'])
    expect((await call('GET', `volunteer/${path}/${otherShift}`, { token })).status).toBe(404);
  const headers = await confirmed(token);
  expect((await call('POST', `volunteer/tellVolunteers/${otherShift}`, { token, headers })).status).toBe(404);
  for (const change of [add, remove]) {
    expect((await change(otherShift, own._id)).status).toBe(404);
    expect((await change(otherShift, other._id)).status).toBe(404);
    expect((await change(ownShift, other._id)).status).toBe(404);
    expect((await change(ownShift, '99999999999999999999')).status).toBe(404);
  }
  expect((await post('confirmHours', { shiftId: otherShift, hours: [], others: true })).status).toBe(404);
  const rows = await runSql(db, {
    text: 'select minutes from volunteer_shift_place where shift_id = $1::bigint',
    values: [otherShift],
  });
  expect(rows).toEqual([[null]]);
});
