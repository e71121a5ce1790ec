import { beforeEach, describe, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { withLockedEvent } from '#src/features/event/seats/seats.service.server.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  countRecipients,
  listAnnouncements,
  sendAnnouncement,
  SEND_ANNOUNCEMENT,
  startAnnouncement,
  stopAnnouncement,
} from './announcement.service.server.ts';
import {
  ANNOUNCEMENT_SUBJECT_MOST,
  ANNOUNCEMENT_TEXT_MOST,
  type AnnouncementAudience,
  type AnnouncementKind,
} from './announcement.values.ts';

const app = await testApp();
const { db, services, runJobs } = app;
const { savedEvent, savedNgo, partyOf, apply, register, mailsTo } = eventTesting(app);

let ngoId: string;
let eventId: string;
beforeEach(async () => {
  ngoId = await savedNgo();
  eventId = await savedEvent(ngoId, { capacity: 4 });
});

type Input = { kind?: AnnouncementKind; audience?: AnnouncementAudience; subject?: string; text?: string };
const start = ({ kind = 'changed', audience = 'all', ...words }: Input = {}) =>
  withLockedEvent(services, { eventId }, (locked, event) =>
    startAnnouncement(locked, { event, kind, audience, ...words }),
  );
const MESSAGE = { kind: 'message', subject: 'Parking', text: 'Please park\nat the school.' } as const;
const eventsMailedTo = async (email: string) => (await mailsTo(email)).map(({ event }) => event);

/** Adds registrations in one statement, without their first mails. */
const addParties = (count: number, status = 'registered') =>
  runSql(db, {
    text: `insert into event_registration (event_id, ticket, token_hash, name, mobile, email, party_size, language,
        status, search, opened_at, attended_at, cancelled_by)
      select $1::bigint, 'EV-' || translate(upper(to_hex(n)), '01', 'XY') || '-ZZ', 'h' || $1::bigint || '-' || n,
        'A person', '9876543210', 'many' || n || '@example.org', 1, 'gu', $3::text, '', now(),
        case when $3::text = 'attended' then now() end, case when $3::text = 'cancelled' then 'event' end
      from generate_series(4096, 4095 + $2::int) n`,
    values: [eventId, count, status],
  });
const mailedManyTimes = async () => {
  const [row] = await runSql<[number, number]>(db, {
    text: `select count(*)::int, count(distinct recipient)::int from mail where recipient like 'many%@example.org'`,
    values: [],
  });
  return row;
};
beforeEach(async () => {
  await runSql(db, { text: `delete from mail where recipient like 'many%'`, values: [] });
  await runSql(db, { text: `delete from event_registration where email like 'many%'`, values: [] });
});

describe('an announcement', () => {
  test('of a change is mailed with a calendar file to everybody registered or waiting', async () => {
    const [holder, waiting, silent] = [
      partyOf({ partySize: '4' }),
      partyOf({ partySize: '2' }),
      partyOf({ email: '' }),
    ];
    await apply(eventId, holder, { language: 'gu' });
    await register(eventId, holder);
    await register(eventId, waiting);
    await apply(eventId, silent);
    await runSql(db, {
      text: 'update event set sequence = 3, online_link = $2 where id = $1::bigint',
      values: [eventId, 'https://meet.example.org/x'],
    });
    expect(await countRecipients(db, { eventId, audience: 'all' })).toBe(2);
    expect(await start()).toMatchObject({ kind: 'changed', status: 'running', total: 2, sentCount: 0 });
    await runJobs(SEND_ANNOUNCEMENT);
    const { event, body, attachments } = (await mailsTo(holder.email)).at(-1)!;
    expect(event).toBe('eventChanged');
    expect(body).toContain('આંખ કેમ્પ');
    expect(body).toContain('https://meet.example.org/x');
    expect(attachments).toMatchObject([{ filename: 'event.ics' }]);
    const { base64 } = (attachments as unknown as { base64: string }[])[0]!;
    const calendar = Buffer.from(base64, 'base64').toString();
    expect(calendar).toContain(`UID:event-${eventId}@localhost`);
    expect(calendar).toContain('SEQUENCE:3');
    // People who wait do not get the link.
    const { body: ofWaiting } = (await mailsTo(waiting.email)).at(-1)!;
    expect(ofWaiting).toContain('still on the waiting list');
    expect(ofWaiting).not.toContain('meet.example.org');
    expect(await listAnnouncements(db, { eventId, ngoId })).toMatchObject([
      { kind: 'changed', status: 'done', sentCount: 2, total: 2 },
    ]);
  });

  test('of a change says nothing of the NGO to a mailbox that is not proved, and goes to none that the NGO typed', async () => {
    const [silent, typed] = [partyOf(), partyOf()];
    for (const party of [silent, typed]) await apply(eventId, party);
    await runSql(db, {
      text: 'update event_registration set by_ngo = true where email = $1',
      values: [typed.email],
    });
    expect(await start()).toMatchObject({ total: 1 });
    await runJobs(SEND_ANNOUNCEMENT);
    const { subject, body, attachments } = (await mailsTo(silent.email)).at(-1)!;
    expect([subject, attachments]).toEqual(['News about your registration', []]);
    expect(body).toContain('/event/ticket?ticket=');
    expect(body).not.toMatch(/Eye camp|Town hall|Rajkot/);
    expect(await eventsMailedTo(typed.email)).toEqual(['eventRegistered']);
  });

  test('of a change is mailed once to a mailbox that is not proved, until its ticket is opened', async () => {
    const party = partyOf();
    await apply(eventId, party);
    const change = async () => {
      await start();
      await runJobs(SEND_ANNOUNCEMENT);
      return (await eventsMailedTo(party.email)).filter((event) => event === 'eventChanged').length;
    };
    expect([await change(), await change()]).toEqual([1, 1]);
    await runSql(db, {
      text: 'update event_registration set opened_at = now() where email = $1',
      values: [party.email],
    });
    expect(await change()).toBe(2);
  });

  test('of a cancelled event reaches those whose registrations it cancelled, and nobody else', async () => {
    const [comes, cancelledBefore] = [partyOf(), partyOf()];
    await register(eventId, comes);
    await register(eventId, cancelledBefore);
    await runSql(db, {
      text: `update event_registration set status = 'cancelled',
          cancelled_by = case email when $2::text then 'event' else 'person' end where event_id = $1::bigint`,
      values: [eventId, comes.email],
    });
    await runSql(db, {
      text: `update event set status = 'cancelled', cancel_reason = 'Heavy rain', sequence = 1 where id = $1::bigint`,
      values: [eventId],
    });
    await start({ kind: 'cancelled' });
    await runJobs(SEND_ANNOUNCEMENT);
    const { event, body } = (await mailsTo(comes.email)).at(-1)!;
    expect(event).toBe('eventCancelledByNgo');
    expect(body).toContain('Heavy rain');
    expect(await eventsMailedTo(cancelledBefore.email)).toEqual(['eventRegistered']);
  });

  test('with a message reaches the group that it is for, in the words of the NGO', async () => {
    const [holder, waiting] = [partyOf({ partySize: '4' }), partyOf()];
    await register(eventId, holder);
    await register(eventId, waiting);
    await start({ ...MESSAGE, audience: 'waiting' });
    await runJobs(SEND_ANNOUNCEMENT);
    const { event, body } = (await mailsTo(waiting.email)).at(-1)!;
    expect(event).toBe('eventMessage');
    expect(body).toContain('Please park\n\nat the school.');
    expect(await eventsMailedTo(holder.email)).not.toContain('eventMessage');
    for (const [audience, count] of [
      ['all', 2],
      ['registered', 1],
      ['attended', 0],
    ] as const)
      expect(await countRecipients(db, { eventId, audience })).toBe(count);
  });

  test('may have a subject and a text of the greatest length', async () => {
    await addParties(1);
    const longest = {
      subject: 'આ'.repeat(ANNOUNCEMENT_SUBJECT_MOST / 2),
      text: 'x'.repeat(ANNOUNCEMENT_TEXT_MOST),
    };
    expect(await start({ ...MESSAGE, ...longest })).toMatchObject(longest);
  });

  test('is not started for nobody', async () => {
    expect(await start()).toBeUndefined();
    expect(await listAnnouncements(db, { eventId, ngoId })).toEqual([]);
  });

  test('goes out once to each of many, although its job is killed in between and runs twice', async () => {
    await addParties(450);
    const { _id } = (await start())!;
    // The 300th mail cannot be queued: the batch of the 201st to the 400th is undone.
    let sent = 0;
    const failing = {
      ...services,
      queue: {
        ...services.queue,
        send: (job: Parameters<typeof services.queue.send>[0]) => {
          if (++sent === 300) throw new Error('killed');
          return services.queue.send(job);
        },
      },
    };
    await expect(sendAnnouncement(failing, _id)).rejects.toThrow('killed');
    expect(await mailedManyTimes()).toEqual([200, 200]);
    await Promise.all([sendAnnouncement(services, _id), sendAnnouncement(services, _id)]);
    await sendAnnouncement(services, _id);
    expect(await mailedManyTimes()).toEqual([450, 450]);
    expect(await listAnnouncements(db, { eventId, ngoId })).toMatchObject([
      { status: 'done', sentCount: 450, total: 450 },
    ]);
  });

  test('is not sent to people who register after it', async () => {
    await register(eventId, partyOf());
    await start(MESSAGE);
    const late = partyOf();
    await apply(eventId, late);
    await runJobs(SEND_ANNOUNCEMENT);
    expect(await eventsMailedTo(late.email)).toEqual(['eventRegistered']);
  });

  test('can be stopped, by its own NGO only', async () => {
    await addParties(3);
    const { _id: id } = (await start(MESSAGE))!;
    const other = await savedNgo();
    await expect(stopAnnouncement(db, { id, eventId, ngoId: other })).rejects.toMatchObject({ status: 404 });
    expect(await listAnnouncements(db, { eventId, ngoId: other })).toEqual([]);
    expect(await stopAnnouncement(db, { id, eventId, ngoId })).toMatchObject({ status: 'stopped' });
    await runJobs(SEND_ANNOUNCEMENT);
    expect(await mailedManyTimes()).toEqual([0, 0]);
  });

  test('of a newer change replaces one that is still being sent', async () => {
    await addParties(3);
    await start();
    await start(MESSAGE);
    await start();
    await runJobs(SEND_ANNOUNCEMENT);
    expect((await eventsMailedTo('many4096@example.org')).sort()).toEqual(['eventChanged', 'eventMessage']);
    const statuses = (await listAnnouncements(db, { eventId, ngoId })).map(({ status }) => status);
    expect(statuses).toEqual(['done', 'done', 'stopped']);
  });

  test('written by an NGO is stopped once the NGO is suspended, a cancellation is not', async () => {
    await addParties(2);
    await start(MESSAGE);
    await runSql(db, { text: `update ngo set status = 'suspended' where id = $1::bigint`, values: [ngoId] });
    await runJobs(SEND_ANNOUNCEMENT);
    expect(await mailedManyTimes()).toEqual([0, 0]);
    expect(await listAnnouncements(db, { eventId, ngoId })).toMatchObject([{ status: 'stopped' }]);
    await start();
    await runJobs(SEND_ANNOUNCEMENT);
    expect(await mailedManyTimes()).toEqual([2, 2]);
  });
});
