import { beforeEach, describe, expect, test } from 'vitest';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { NGO_MAILS_A_DAY } from '#src/features/mail/ngo-mailing/ngo-mailing.values.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { SEND_SHIFT_ANNOUNCEMENT, sendShiftAnnouncement } from './announcement.service.server.ts';
import { remindVolunteers } from './reminder.service.server.ts';

const app = await testApp();
const { call, callConfirmed, confirmed, db, services, signedIn, mailsTo, runJobs } = app;
const { savedNgo, savedVolunteer, savedShift, savedPlace } = volunteerTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

const tell = async (shiftId: string) =>
  call<{ msg: string; data: { people: number } }>('POST', `volunteer/tellVolunteers/${shiftId}`, {
    token,
    headers: await confirmed(token),
  });
const peopleOf = async (shiftId: string) =>
  (await call<{ data: { people: number } }>('GET', `volunteer/countForShift/${shiftId}`, { token })).body.data
    .people;
const eventsMailedTo = async (email: string) => (await mailsTo(email)).map(({ event }) => event);

/** Adds accepted volunteers in one statement. */
const addMany = (count: number) =>
  runSql(db, {
    text: `insert into volunteer (ngo_id, reference, token_hash, name, mobile, email, city, is_adult, language, status,
        search, confirmed_at, decided_at)
      select $1::bigint, 'VO-' || translate(upper(to_hex(n)), '01', 'XY') || '-ZZ', $1 || '-' || n, 'A person',
        '9876543210', 'many' || n || '@example.org', 'Rajkot', true, 'gu', 'accepted', '', now(), now()
      from generate_series(4096, 4095 + $2::int) n`,
    values: [ngoId, count],
  });
const countMany = async () =>
  (
    await runSql<[number, number]>(db, {
      text: `select count(*)::int, count(distinct recipient)::int from mail where recipient like 'many%@example.org'`,
      values: [],
    })
  )[0];
const runningId = async (shiftId: string) =>
  (
    await runSql<[string]>(db, {
      text: 'select id::text from volunteer_announcement where shift_id = $1::bigint',
      values: [shiftId],
    })
  )[0]![0];

describe('telling all volunteers', () => {
  test('mails those who are accepted and not in the shift, after saying how many', async () => {
    const shiftId = await savedShift(ngoId);
    const [asked, there] = [await savedVolunteer(ngoId, { language: 'gu' }), await savedVolunteer(ngoId)];
    const others = [
      await savedVolunteer(ngoId, { status: 'applied' }),
      await savedVolunteer(ngoId, { status: 'declined' }),
      await savedVolunteer(await savedNgo()),
    ];
    await savedPlace({ shiftId, volunteerId: there._id });
    expect(await peopleOf(shiftId)).toBe(1);
    const { body } = await tell(shiftId);
    expect(body).toMatchObject({ msg: apiMessages.en.shiftInvited, data: { people: 1 } });
    await runJobs(SEND_SHIFT_ANNOUNCEMENT);
    const [mail] = await mailsTo(asked.email);
    expect([mail!.event, mail!.subject]).toEqual([
      'shiftInvited',
      expect.stringMatching(/: મદદ કરી શકશો\?$/),
    ]);
    expect(mail!.body).toContain(`/gu/volunteer/me?volunteer=${asked.token}`);
    expect(mail!.body).toContain('ક્યાં: Town hall, Rajkot');
    for (const { email } of [there, ...others]) expect(await eventsMailedTo(email)).toEqual([]);
    // With one click in the mail program, she gets no more of them.
    const path = mail!.unsubscribePath!.replace('/api/', '');
    const opened = await call('GET', path);
    const page = `/gu/volunteer/me?volunteer=${asked.token}`;
    expect([opened.status, opened.headers.get('location')]).toEqual([303, page]);
    expect((await call('POST', path)).status).toBe(200);
    const next = await savedShift(ngoId);
    await savedPlace({ shiftId: next, volunteerId: there._id });
    expect(await peopleOf(next)).toBe(0);
    const { token } = asked;
    type Answer = { msg: string; data: { wantsInvitations: boolean } };
    const choose = (isWanted: boolean) =>
      call<Answer>('POST', 'volunteer/chooseShiftInvitations', { body: { token, isWanted } });
    const ended = await call<Answer>('POST', 'volunteer/readVolunteer', { body: { token } });
    expect(ended.body.data.wantsInvitations).toBe(false);
    expect((await choose(true)).body).toMatchObject({ data: { wantsInvitations: true } });
    expect(await peopleOf(next)).toBe(1);
    expect((await choose(false)).body).toMatchObject({ data: { wantsInvitations: false } });
    expect(await peopleOf(next)).toBe(0);
    expect((await call('POST', 'volunteer/endShiftInvitations?volunteer=x')).status).toBe(404);
  });

  test('counts among the people whom the NGO may write to within a day', async () => {
    await savedVolunteer(ngoId);
    await runSql(db, {
      text: 'insert into ngo_mailing (ngo_id, recipients) values ($1::bigint, $2)',
      values: [ngoId, NGO_MAILS_A_DAY],
    });
    const { status, body } = await tell(await savedShift(ngoId));
    expect([status, body.msg]).toEqual([429, expect.stringContaining('2,000 people')]);
  });

  test('is possible once a day for a shift, and not if it is cancelled, over or full', async () => {
    await savedVolunteer(ngoId);
    const shiftId = await savedShift(ngoId);
    expect((await tell(shiftId)).status).toBe(200);
    const again = await tell(shiftId);
    expect([again.status, again.body.msg]).toEqual([429, apiMessages.en.shiftInviteAgain]);
    const cancelled = await savedShift(ngoId, { status: 'cancelled' });
    const over = await savedShift(ngoId, { startsInHours: -30 });
    const full = await savedShift(ngoId, { needed: 1 });
    await savedPlace({ shiftId: full, volunteerId: (await savedVolunteer(ngoId))._id });
    for (const id of [cancelled, over, full]) expect((await tell(id)).status).toBe(409);
  });

  test('has nobody to tell without accepted volunteers', async () => {
    await savedVolunteer(ngoId, { status: 'applied' });
    const { status, body } = await tell(await savedShift(ngoId));
    expect([status, body.msg]).toEqual([409, apiMessages.en.shiftInviteNobody]);
  });

  test('sends no mail twice when its job is stopped in the middle and runs again', async () => {
    await addMany(450);
    const shiftId = await savedShift(ngoId);
    expect((await tell(shiftId)).body.data.people).toBe(450);
    const id = await runningId(shiftId);
    let batches = 0;
    // Fails in its third batch, as if the process were killed.
    const dying = {
      ...services,
      queue: {
        ...services.queue,
        send: (job: Parameters<typeof services.queue.send>[0]) =>
          ++batches > 420 ? Promise.reject(new Error('killed')) : services.queue.send(job),
      },
    };
    await expect(sendShiftAnnouncement(dying, id)).rejects.toThrow('killed');
    expect(await countMany()).toEqual([400, 400]);
    await Promise.all([sendShiftAnnouncement(services, id), sendShiftAnnouncement(services, id)]);
    expect(await countMany()).toEqual([450, 450]);
    const [row] = await runSql(db, {
      text: 'select status, sent_count, total from volunteer_announcement where id = $1::bigint',
      values: [id],
    });
    expect(row).toEqual(['done', 450, 450]);
  });

  test('stops when the NGO is suspended or the shift is cancelled', async () => {
    const { email } = await savedVolunteer(ngoId);
    const cancelled = await savedShift(ngoId);
    await tell(cancelled);
    await callConfirmed('POST', `volunteer/cancelShift/${cancelled}`, { token, body: { reason: 'Rain' } });
    await tell(await savedShift(ngoId));
    await runSql(db, { text: `update ngo set status = 'suspended' where id = $1::bigint`, values: [ngoId] });
    await runJobs(SEND_SHIFT_ANNOUNCEMENT);
    expect(await eventsMailedTo(email)).toEqual([]);
  });
});

describe('the reminder', () => {
  test('is mailed once to those whose shift starts in 24 to 36 hours', async () => {
    const soon = await savedVolunteer(ngoId, { language: 'gu', name: 'કોકિલા' });
    const shiftId = await savedShift(ngoId, { startsInHours: 30 });
    await savedPlace({ shiftId, volunteerId: soon._id });
    const others: string[] = [];
    for (const input of [
      { startsInHours: 23 },
      { startsInHours: 37 },
      { startsInHours: 30, status: 'cancelled' as const },
    ]) {
      const { _id, email } = await savedVolunteer(ngoId);
      await savedPlace({ shiftId: await savedShift(ngoId, input), volunteerId: _id });
      others.push(email);
    }
    await Promise.all([remindVolunteers(services), remindVolunteers(services)]);
    await remindVolunteers(services);
    const mails = await mailsTo(soon.email);
    expect(mails.map(({ event }) => event)).toEqual(['shiftReminder']);
    expect(mails[0]!.body).toContain('નમસ્તે કોકિલા,');
    expect(mails[0]!.body).toContain('ક્યાં: Town hall, Rajkot');
    expect(mails[0]!.body).toContain(`/gu/volunteer/me?volunteer=${soon.token}`);
    for (const email of others) expect(await eventsMailedTo(email)).toEqual([]);
  });

  test('is neither mailed nor recorded if the transaction fails', async () => {
    const { _id, email } = await savedVolunteer(ngoId);
    await savedPlace({ shiftId: await savedShift(ngoId, { startsInHours: 26 }), volunteerId: _id });
    const queue = { ...services.queue, send: () => Promise.reject(new Error('killed')) };
    await expect(remindVolunteers({ ...services, queue })).rejects.toThrow('killed');
    expect(await eventsMailedTo(email)).toEqual([]);
    expect(await remindVolunteers(services)).toBe(1);
    expect(await eventsMailedTo(email)).toEqual(['shiftReminder']);
  });
});
