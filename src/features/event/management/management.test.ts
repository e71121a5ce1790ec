import { beforeEach, describe, expect, test } from 'vitest';
import { SEND_ANNOUNCEMENT } from '#src/features/event/announcement/announcement.service.server.ts';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { formatIndianTime } from './event-times.rules.ts';
import { formOf, inHours, managementTesting } from './management.fixture.ts';

const app = await testApp();
const { call, db, signedIn, runJobs } = app;
const { savedEvent, partyOf, apply, register, countSeats, mailsTo } = eventTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedNgo(db);
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

const { add, edit, publish, cancel, copy, remove, read, published, eventsMailedTo } = managementTesting(
  app,
  () => token,
);

describe('a draft', () => {
  test('is saved with all its fields, logged, and not public', async () => {
    const input = formOf({
      titleHi: 'मुफ्त आंख शिविर',
      descriptionGu: 'ડૉક્ટરો તમારી આંખ તપાસશે.',
      venueGu: 'ટાઉન હૉલ',
      address: '12 Main Road\nRajkot',
      onlineLink: 'meet.example.org/eyes',
      whatToBring: 'Old spectacles',
      whatToBringGu: 'જૂનાં ચશ્માં',
      whoFor: 'Everybody over 40',
      stepFree: true,
      signLanguage: true,
      languages: ['hi', 'gu'],
      contactName: 'Kokila',
      contactPhone: '98765 43210',
      contactEmail: 'Eyes@example.org',
      fee: '1,000',
      question: 'How old are you?',
      registrationEndsAt: inHours(200),
    });
    const { status, body } = await add(input);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'draft',
      title: 'Free eye camp',
      titleHi: 'मुफ्त आंख शिविर',
      city: 'Rajkot',
      address: '12 Main Road\nRajkot',
      onlineLink: 'https://meet.example.org/eyes',
      whatToBringGu: 'જૂનાં ચશ્માં',
      whatToBringHi: null,
      stepFree: true,
      languages: ['hi', 'gu'],
      contactPhone: '9876543210',
      contactEmail: 'eyes@example.org',
      fee: 1000,
      capacity: 4,
      photo: null,
      sequence: 0,
      revision: 1,
    });
    expect(formatIndianTime(body.data.startsAt)).toBe(input.startsAt);
    expect((await apply(body.data._id)).status).toBe(404);
    const [entry] = await runSql<[string, string]>(db, {
      text: `select action, after->>'title' from audit_entry where entity = 'event' and entity_id = $1`,
      values: [body.data._id],
    });
    expect(entry).toEqual(['addNewEvent', 'Free eye camp']);
  });

  test.each([
    [{ endsAt: inHours(239) }, 'endsAt'],
    [{ startsAt: inHours(-2) }, 'startsAt'],
    [{ capacity: 0 }, 'capacity'],
    [{ capacity: 1_000_000 }, 'capacity'],
    [{ city: 'Atlantis' }, 'city'],
    [{ city: 'Demo' }, 'city'],
    [{ category: 'magic' }, 'category'],
    [{ registrationEndsAt: inHours(250) }, 'registrationEndsAt'],
    [{ city: '', venue: '' }, 'venue'],
    [{ photoId: '99999999' }, 'photoId'],
    [{ photoId: 'x' }, 'photoId'],
  ])('with %j is refused with a sentence at the field', async (input, field) => {
    const { status, body } = await add(formOf(input));
    expect(status).toBe(422);
    expect(Object.keys(body.errors!)).toEqual([field]);
    expect(body.errors![field]!.length).toBeGreaterThan(10);
  });

  test('has one of the own photos of the NGO', async () => {
    const photoOf = async (id: string) => {
      const [row] = await runSql<[string]>(db, {
        text: `insert into ngo_photo (ngo_id, file_key, width, height, position) values ($1::bigint, md5(random()::text), 800, 600, 1)
          returning id::text`,
        values: [id],
      });
      return row![0];
    };
    const [own, others] = [await photoOf(ngoId), await photoOf(await savedNgo(db))];
    const { body } = await add(formOf({ photoId: own }));
    expect(body.data).toMatchObject({ photoId: own, photo: { width: 800 } });
    expect((await add(formOf({ photoId: others }))).body.errors).toHaveProperty('photoId');
  });

  test('is deleted; a published event is not', async () => {
    const { _id } = (await add()).body.data;
    expect((await remove(_id)).status).toBe(200);
    expect((await remove(_id)).status).toBe(404);
    const shown = await published();
    expect((await remove(shown)).status).toBe(409);
  });

  test('can be prepared by an NGO that is not verified, but not published', async () => {
    const pending = await savedNgo(db, { status: 'pending' });
    const { token: as } = await signedIn({ role: 'ngo', ngoId: pending });
    const { _id } = (await add(formOf(), as)).body.data;
    expect((await publish(_id, as)).status).toBe(403);
    const next = { startsAt: inHours(300) };
    expect((await copy(_id, { ...next, publish: true }, as)).status).toBe(403);
    expect((await copy(_id, next, as)).status).toBe(201);
    expect((await copy(_id, { ...next, repeat: 'weekly', count: 26 }, as)).status).toBe(201);
    // 28 of 30.
    expect((await copy(_id, { ...next, repeat: 'weekly', count: 3 }, as)).status).toBe(409);
  });
});

test('nobody else reads, saves, publishes, cancels, copies or deletes an event', async () => {
  const _id = await published();
  const { token: other } = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
  const answers = [
    await call('GET', `event/getEventOfNgo/${_id}`, { token: other }),
    await edit(_id, formOf(), other),
    await publish(_id, other),
    await cancel(_id, 'Rain', other),
    await copy(_id, { startsAt: inHours(300) }, other),
    await remove(_id, other),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  const isEvent = async (id: string, as: string) =>
    (await call<{ data: object }>('GET', `event/isEventOfNgo?id=${id}`, { token: as })).body.data;
  expect(await isEvent(_id, token)).toEqual({ isEvent: true });
  for (const id of [_id, 'x']) expect(await isEvent(id, other)).toEqual({ isEvent: false });
  for (const id of ['0', 'x', '9999999999'])
    expect((await call('GET', `event/getEventOfNgo/${id}`, { token })).status).toBe(404);
});

describe('publishing', () => {
  test('makes the event public and counts as a change of status, once', async () => {
    const _id = await published();
    expect(await read(_id)).toMatchObject({ status: 'published', sequence: 1 });
    expect((await publish(_id)).body.data).toMatchObject({ sequence: 1 });
    expect((await apply(_id)).status).toBe(200);
  });

  test('is refused once the time of the draft has passed', async () => {
    const past = await savedEvent(ngoId, { status: 'draft', startsInHours: -1 });
    expect((await publish(past)).status).toBe(409);
  });
});

describe('saving', () => {
  test('tells of a colleague who saved first, and loses nothing', async () => {
    const { _id, revision } = (await add()).body.data;
    expect((await edit(_id, { ...formOf({ title: 'Eye tests' }), revision })).status).toBe(200);
    const late = await edit(_id, { ...formOf({ title: 'Eyes' }), revision });
    expect(late.status).toBe(409);
    expect(late.body.data.now).toMatchObject({ title: 'Eye tests', revision: revision + 1 });
    expect((await read(_id)).title).toBe('Eye tests');
  });

  test('of fewer seats than are taken says how many are, and frees none', async () => {
    const _id = await published();
    await apply(_id, partyOf({ partySize: '3' }));
    const { status, body } = await edit(_id, formOf({ capacity: 2 }));
    expect(status).toBe(422);
    expect(body.errors!['capacity']).toContain('3');
    expect(body.errors!['capacity']).not.toContain('{');
    expect((await edit(_id, formOf({ capacity: 3 }))).status).toBe(200);
    expect(await countSeats(_id)).toMatchObject({ held: 3, counted: 3, capacity: 3 });
  });

  test('of more seats offers them to those who wait', async () => {
    const _id = await published();
    await apply(_id, partyOf({ partySize: '4' }));
    const waiting = partyOf({ partySize: '2' });
    await register(_id, waiting);
    await edit(_id, formOf({ capacity: 5 }));
    expect(await eventsMailedTo(waiting.email)).toEqual(['eventWaiting']);
    await edit(_id, formOf({ capacity: 6 }));
    expect(await eventsMailedTo(waiting.email)).toEqual(['eventWaiting', 'eventOffered']);
    expect(await countSeats(_id)).toMatchObject({ held: 6, counted: 6 });
  });

  test('mails another time or place of a published event, and no other change', async () => {
    const form = formOf();
    const { _id } = (await add(form)).body.data;
    const moved = { ...form, endsAt: inHours(245) };
    expect((await edit(_id, moved)).body).toMatchObject({ mailed: 0, data: { sequence: 1 } });
    await publish(_id);
    const party = partyOf();
    await register(_id, party);
    await apply(_id, partyOf({ email: '' }));
    expect((await read(_id)).peopleToMail).toBe(1);
    const retitled = await edit(_id, { ...moved, title: 'Eyes', capacity: '10', question: 'Age?' });
    expect(retitled.body).toMatchObject({ mailed: 0, data: { sequence: 2 } });
    const elsewhere = await edit(_id, { ...moved, venue: 'New school' });
    expect(elsewhere.body).toMatchObject({ mailed: 1, data: { sequence: 3 } });
    expect(elsewhere.body.msg).toContain('get an email: 1.');
    await runJobs(SEND_ANNOUNCEMENT);
    const { event, body, attachments } = (await mailsTo(party.email)).at(-1)!;
    expect([event, attachments]).toMatchObject(['eventChanged', [{ filename: 'event.ics' }]]);
    expect(body).toContain('New school');
  });

  test('of a running event keeps its start, and of a cancelled one is refused', async () => {
    const running = await savedEvent(ngoId, { startsInHours: -1 });
    const { startsAt, endsAt } = await read(running);
    expect((await edit(running, formOf({ startsAt, endsAt, capacity: 500 }))).status).toBe(200);
    const cancelled = await savedEvent(ngoId, { status: 'cancelled' });
    expect((await edit(cancelled, formOf())).status).toBe(409);
  });
});

describe('cancelling', () => {
  test('keeps the registrations, frees all seats and mails everybody with a calendar file', async () => {
    const _id = await published();
    const [holder, waiting, left] = [
      partyOf({ partySize: '4' }),
      partyOf({ partySize: '2' }),
      partyOf({ email: '', partySize: '1' }),
    ];
    await register(_id, holder);
    await register(_id, waiting);
    await apply(_id, left);
    expect((await cancel(_id, ' ')).body.errors).toHaveProperty('reason');
    const { status, body } = await cancel(_id, 'Heavy rain');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      mailed: 2,
      data: { status: 'cancelled', cancelReason: 'Heavy rain', sequence: 2 },
    });
    expect(await countSeats(_id)).toMatchObject({ held: 0, counted: 0 });
    const rows = await runSql<[string, string]>(db, {
      text: 'select status, cancelled_by from event_registration where event_id = $1::bigint',
      values: [_id],
    });
    expect(rows).toEqual(Array.from({ length: 3 }, () => ['cancelled', 'event']));
    await runJobs(SEND_ANNOUNCEMENT);
    for (const { email } of [holder, waiting])
      expect((await eventsMailedTo(email)).at(-1)).toBe('eventCancelledByNgo');
    const { body: text, attachments } = (await mailsTo(holder.email)).at(-1)!;
    expect(text).toContain('Heavy rain');
    const calendar = Buffer.from(attachments[0]!.base64, 'base64').toString();
    expect(calendar).toContain('STATUS:CANCELLED');
    expect(calendar).toContain('SEQUENCE:2');
    const inIndia = formatIndianTime(body.data.startsAt).replaceAll(/[-:]/g, '');
    expect(calendar).toContain(`DTSTART;TZID=Asia/Kolkata:${inIndia}00`);
    expect((await cancel(_id, 'Again')).body).toMatchObject({
      mailed: 0,
      data: { cancelReason: 'Again' },
    });
    expect((await apply(_id)).status).toBe(409);
  });

  test('of a running event leaves those who are there in their seats for good', async () => {
    const eventId = await savedEvent(ngoId);
    await apply(eventId, partyOf({ partySize: '2' }));
    await apply(eventId, partyOf({ partySize: '3' }));
    const [[id] = []] = await runSql(db, {
      text: `update event_registration set status = 'attended', attended_at = now()
        where event_id = $1::bigint and party_size = 3 returning id::text`,
      values: [eventId],
    });
    expect((await cancel(eventId, 'Fire')).status).toBe(200);
    const body = { eventId, id, attended: false };
    const takenBack = await call<{ msg: string }>('POST', 'event/markAttended', { token, body });
    expect([takenBack.status, takenBack.body.msg]).toEqual([409, apiMessages.en.eventCancelled]);
    expect(await countSeats(eventId)).toMatchObject({ held: 3, counted: 3 });
  });

  test('is refused for drafts and events that are over', async () => {
    const { _id } = (await add()).body.data;
    const over = await savedEvent(ngoId, { startsInHours: -9 });
    for (const id of [_id, over]) expect((await cancel(id, 'Rain')).status).toBe(409);
  });
});
