import { beforeEach, describe, expect, test } from 'vitest';
import { SEND_SHIFT_ANNOUNCEMENT } from '#src/features/volunteer/shift-mails/announcement.service.server.ts';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { ownShift, type OwnShift } from './shifts.contract.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const app = await testApp();
const { call, callConfirmed, db, signedIn, mailsTo, runJobs } = app;
const { savedNgo, savedVolunteer, savedShift, savedPlace } = volunteerTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

const FORM = {
  title: 'Eye camp',
  details: 'Bring water.',
  place: 'Town hall',
  day: dayIn(10),
  startTime: '09:00',
  endTime: '12:30',
  needed: '3',
};
type Answer = {
  msg: string;
  data: OwnShift & { now?: OwnShift };
  mailed: number;
  errors?: Record<string, string>;
};
type Page = { data: OwnShift[]; total: number; counts: Record<string, number> };
const post = (path: string, body: object, by = token) =>
  callConfirmed<Answer>('POST', `volunteer/${path}`, { token: by, body });
const list = async (query = '') =>
  (await call<Page>('GET', `volunteer/getAllShift?${query}`, { token })).body;

/** Adds a shift with a volunteer in it. */
async function shiftWithVolunteer(input: { startsInHours?: number } = {}) {
  const shiftId = await savedShift(ngoId, input);
  const volunteer = await savedVolunteer(ngoId);
  await savedPlace({ shiftId, volunteerId: volunteer._id });
  return { shiftId, volunteer };
}
/** Adds an event and returns its id. */
async function savedEvent(ofNgo: string): Promise<string> {
  const [row] = await runSql<[string]>(db, {
    text: `insert into event (ngo_id, status, title, description, category, starts_at, ends_at, city, venue, capacity,
        registration_ends_at, search) values ($1::bigint, 'draft', 'Camp', 'x', 'health', now() + interval '1 day',
        now() + interval '2 days', 'Rajkot', 'Hall', 5, now() + interval '1 day', '') returning id::text`,
    values: [ofNgo],
  });
  return row![0];
}

describe('a new shift', () => {
  test('is added with its event, in Indian time', async () => {
    const eventId = await savedEvent(ngoId);
    const { status, body } = await post('addShift', { ...FORM, eventId });
    expect([status, body.msg]).toEqual([201, apiMessages.en.shiftAdded]);
    expect(ownShift.parse(body.data)).toMatchObject({
      title: 'Eye camp',
      startsAt: `${FORM.day}T03:30:00Z`,
      endsAt: `${FORM.day}T07:00:00Z`,
      needed: 3,
      taken: 0,
      status: 'open',
      event: { _id: eventId, title: 'Camp' },
      revision: 1,
    });
  });

  test('is refused with every error at its field, and with an event of another NGO', async () => {
    const eventId = await savedEvent(await savedNgo());
    const { status, body } = await post('addShift', { ...FORM, eventId, endTime: '08:00', needed: '1001' });
    expect([status, body.errors]).toEqual([
      422,
      {
        endTime: apiMessages.en.shiftEndBeforeStart,
        needed: apiMessages.en.shiftNeededWrong,
        eventId: apiMessages.en.shiftEventUnknown,
      },
    ]);
    expect((await list()).total).toBe(0);
  });
});

test('the list shows shifts to come, the next one first, and past ones, the latest first', async () => {
  for (const [title, startsInHours] of [
    ['Last', 300],
    ['Next', 10],
    ['Long ago', -300],
    ['Yesterday', -24],
    ['Now', -1],
  ] as const)
    await savedShift(ngoId, { title, startsInHours });
  await savedShift(await savedNgo());
  const titles = async (query: string) => (await list(query)).data.map(({ title }) => title);
  expect(await titles('')).toEqual(['Now', 'Next', 'Last']);
  expect(await titles('list=past')).toEqual(['Yesterday', 'Long ago']);
  expect(await titles('pageSize=2&page=2')).toEqual(['Last']);
  expect((await list()).counts).toEqual({ upcoming: 3, past: 2 });
});

describe('a change', () => {
  test('asks for the password', async () => {
    const { shiftId } = await shiftWithVolunteer();
    const edit = (input: object) =>
      call('POST', `volunteer/editShift/${shiftId}`, { token, body: { ...FORM, ...input } });
    const told = [
      { place: 'School' },
      { title: 'CANCELLED' },
      { details: 'Stay at home.' },
      { eventId: null },
    ];
    for (const input of told)
      expect(await edit(input)).toMatchObject({ status: 403, body: { data: { confirm: true } } });
  });

  test('of time or place is mailed to those who took the shift, and lets them be reminded again', async () => {
    const { shiftId, volunteer } = await shiftWithVolunteer();
    const outside = await savedVolunteer(ngoId);
    await runSql(db, {
      text: 'update volunteer_shift_place set reminded_at = now() where shift_id = $1::bigint',
      values: [shiftId],
    });
    const { body } = await post(`editShift/${shiftId}`, { ...FORM, place: 'School', revision: 1 });
    expect(body).toMatchObject({ mailed: 1, data: { place: 'School', revision: 2, taken: 1 } });
    expect(body.msg).toBe('Saved. Emails on their way: 1.');
    await runJobs(SEND_SHIFT_ANNOUNCEMENT);
    const [mail] = await mailsTo(volunteer.email);
    expect(mail!.event).toBe('shiftChanged');
    expect(mail!.body).toContain('Where: School');
    expect(mail!.body).toContain(`/volunteer/me?volunteer=${volunteer.token}`);
    expect(await mailsTo(outside.email)).toEqual([]);
    const rows = await runSql(db, {
      text: 'select reminded_at from volunteer_shift_place where shift_id = $1::bigint',
      values: [shiftId],
    });
    expect(rows).toEqual([[null]]);
    // Anything else is not mailed.
    const again = await post(`editShift/${shiftId}`, {
      ...FORM,
      place: 'School',
      title: 'Other',
      revision: 2,
    });
    expect(again.body).toMatchObject({ mailed: 0, msg: apiMessages.en.shiftSaved });
  });

  test('needs at least as many places as are taken', async () => {
    const { shiftId } = await shiftWithVolunteer();
    await savedPlace({ shiftId, volunteerId: (await savedVolunteer(ngoId))._id });
    const { status, body } = await post(`editShift/${shiftId}`, { ...FORM, needed: 1 });
    expect([status, body.errors]).toEqual([
      422,
      { needed: 'Volunteers who have taken it so far: 2. Keep at least that many.' },
    ]);
  });

  test('is refused with the shift as it is now, if someone saved it meanwhile', async () => {
    const shiftId = await savedShift(ngoId);
    await post(`editShift/${shiftId}`, { ...FORM, title: 'Theirs', revision: 1 });
    const { status, body } = await post(`editShift/${shiftId}`, { ...FORM, title: 'Mine', revision: 1 });
    expect([status, body.msg]).toEqual([409, apiMessages.en.shiftChangedMeanwhile]);
    expect(body.data.now).toMatchObject({ title: 'Theirs', revision: 2 });
    expect((await post(`editShift/${shiftId}`, { ...FORM, title: 'Mine', revision: 2 })).status).toBe(200);
  });
});

describe('cancelling', () => {
  test('mails the reason to those who took the shift, once', async () => {
    const { shiftId, volunteer } = await shiftWithVolunteer();
    const without = await post(`cancelShift/${shiftId}`, { reason: ' ' });
    expect([without.status, without.body.errors]).toEqual([
      400,
      { reason: apiMessages.en.shiftReasonRequired },
    ]);
    const { body } = await post(`cancelShift/${shiftId}`, { reason: 'Heavy rain' });
    expect(body).toMatchObject({ mailed: 1, data: { status: 'cancelled', cancelReason: 'Heavy rain' } });
    expect((await post(`cancelShift/${shiftId}`, { reason: 'Again' })).body).toMatchObject({
      mailed: 0,
      data: { cancelReason: 'Again' },
    });
    await runJobs(SEND_SHIFT_ANNOUNCEMENT);
    const mails = await mailsTo(volunteer.email);
    expect(mails.map(({ event }) => event)).toEqual(['shiftCancelled']);
    expect(mails[0]!.body).toContain('Again');
    expect((await post(`editShift/${shiftId}`, FORM)).status).toBe(409);
  });

  test('is refused for a shift that is over', async () => {
    const shiftId = await savedShift(ngoId, { startsInHours: -30 });
    expect((await post(`cancelShift/${shiftId}`, { reason: 'Rain' })).status).toBe(409);
  });
});

test('another NGO’s shift is a 404', async () => {
  const shiftId = await savedShift(await savedNgo());
  for (const id of [shiftId, '0', 'x', '99999999999999999999']) {
    expect((await call('GET', `volunteer/getShift/${id}`, { token })).status).toBe(404);
    expect((await post(`editShift/${id}`, FORM)).status).toBe(404);
    expect((await post(`cancelShift/${id}`, { reason: 'Rain' })).status).toBe(404);
  }
});
