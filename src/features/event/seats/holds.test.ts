import { beforeEach, describe, expect, test } from 'vitest';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { ADDRESS, holdsTesting } from './holds.fixture.ts';
import { endHolds } from './holds.service.server.ts';

const app = await testApp();
const { call, callConfirmed, db, services, signedIn } = app;
const { savedEvent, savedNgo, partyOf, apply, register, countSeats, mailsTo } = holdsTesting(app);
const { openTicket, tokenFromMail, openLink, endTime, seatsTaken } = holdsTesting(app);

let ngoId: string;
beforeEach(async () => {
  ngoId = await savedNgo();
});

async function statusOf(email: string): Promise<string> {
  const [row] = await runSql<[string]>(db, {
    text: 'select status from event_registration where email = $1 order by id desc limit 1',
    values: [email],
  });
  return row![0];
}

describe('held seats', () => {
  test('are free again after an hour if nobody opened the link, and go to those who wait', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 2 });
    const [stranger, next] = [partyOf({ partySize: '2' }), partyOf({ partySize: '2' })];
    await apply(eventId, stranger);
    await register(eventId, next);
    await endHolds(services);
    expect(await statusOf(stranger.email)).toBe('registered');
    await endTime(eventId);
    expect(await statusOf(stranger.email)).toBe('cancelled');
    expect((await mailsTo(next.email)).at(-1)!.event).toBe('eventOffered');
    // Whoever did not register hears no more.
    expect((await mailsTo(stranger.email)).map(({ event }) => event)).toEqual(['eventRegistered']);
    expect(await countSeats(eventId)).toMatchObject({ held: 2, counted: 2 });
  });

  test('stay once the link is opened; the mail says until when it must be', async () => {
    const eventId = await savedEvent(ngoId);
    const party = partyOf({ partySize: '3' });
    await apply(eventId, party);
    const held = (await mailsTo(party.email))[0]!;
    // The subject names no event: others may see it on a lock screen.
    expect(held.subject).toBe('Open within an hour: your ticket');
    expect(held.body).toMatch(/Please open the link by .*\d{1,2}:\d{2}/);
    expect(held.body).not.toContain('You are registered');
    expect(await openLink(party.email)).toMatchObject({ status: 'registered', isLapsed: false });
    await endTime(eventId);
    expect(await statusOf(party.email)).toBe('registered');
    // The ticket that is mailed again asks for nothing.
    await apply(eventId, party);
    const again = (await mailsTo(party.email)).at(-1)!;
    expect(again.subject).toBe('Your ticket');
    expect(again.body).toContain('You are registered');
    expect(again.body).not.toContain('Please open the link by');
  });

  test('a link opened too late registers again if seats are free, else waits, and is over with the registration', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 2 });
    const [late, later] = [partyOf({ partySize: '2' }), partyOf()];
    await apply(eventId, late);
    await endTime(eventId);
    expect(await openLink(late.email)).toMatchObject({ status: 'registered', canChange: true });
    await apply(eventId, later);
    await endTime(eventId);
    expect(await openLink(later.email)).toMatchObject({ status: 'waiting', waitingBefore: 0 });
    expect(await countSeats(eventId)).toMatchObject({ held: 2, counted: 2 });

    const closed = partyOf();
    await apply(eventId, closed);
    await endTime(eventId);
    await runSql(db, {
      text: 'update event set registration_ends_at = now() where id = $1::bigint',
      values: [eventId],
    });
    expect(await openLink(closed.email)).toMatchObject({
      status: 'cancelled',
      isLapsed: true,
      isMailed: true,
    });
  });

  test('a link opened too late is over if the address registered again meanwhile', async () => {
    const eventId = await savedEvent(ngoId);
    const party = partyOf();
    await apply(eventId, party);
    const first = await tokenFromMail(party.email);
    await endTime(eventId);
    await apply(eventId, party);
    expect(await openTicket(first)).toMatchObject({ status: 'cancelled', isLapsed: true });
    expect(await openLink(party.email)).toMatchObject({ status: 'registered' });
    expect(await seatsTaken(eventId)).toBe(1);
  });

  test('are given to no party that waits before its link is opened', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 1 });
    const [holder, stranger, real] = [partyOf(), partyOf(), partyOf()];
    await register(eventId, holder);
    await apply(eventId, stranger);
    await apply(eventId, real);
    await openLink(real.email);
    await call('POST', 'event/cancelTicket', { body: { token: await tokenFromMail(holder.email) } });
    expect((await mailsTo(stranger.email)).map(({ event }) => event)).toEqual(['eventWaiting']);
    expect((await mailsTo(real.email)).map(({ event }) => event)).toEqual(['eventWaiting', 'eventOffered']);
  });

  test('whoever cancels and registers again within the hour has one seat', async () => {
    const eventId = await savedEvent(ngoId);
    const party = partyOf();
    for (let at = 0; at < 2; at++) {
      await apply(eventId, party);
      await apply(eventId, party);
      await openLink(party.email);
      await apply(eventId, party);
      expect(await seatsTaken(eventId)).toBe(1);
      if (at === 0)
        await call('POST', 'event/cancelTicket', { body: { token: await tokenFromMail(party.email) } });
    }
    await endTime(eventId);
    expect(await countSeats(eventId)).toMatchObject({ held: 1, counted: 1 });
  });

  test('of an event that has started stay, because the party may stand at the door, which lets it in', async () => {
    const eventId = await savedEvent(ngoId, { startsInHours: 1 });
    const party = partyOf();
    await apply(eventId, party);
    await runSql(db, {
      text: `update event set starts_at = now() - interval '1 minute' where id = $1::bigint`,
      values: [eventId],
    });
    await endTime(eventId);
    const ticket = /EV-\w{4}-\w{2}/.exec((await mailsTo(party.email))[0]!.body)![0];
    const { token } = await signedIn({ role: 'ngo', ngoId });
    const body = { door: crypto.randomUUID(), checkIns: [{ ticket, at: new Date().toISOString() }] };
    const { body: answer } = await call<{ data: { result: string }[] }>('POST', `event/checkIn/${eventId}`, {
      token,
      body,
    });
    expect(answer.data[0]!.result).toBe('admitted');
  });

  test('are shown to the NGO as held, in the list and in the file, and what it adds itself is not held', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 9 });
    await apply(eventId, partyOf({ partySize: '3' }));
    const { token } = await signedIn({ role: 'ngo', ngoId });
    await callConfirmed('POST', 'event/addRegisterUser', { token, body: { eventId, ...partyOf() } });
    const read = async () =>
      (
        await call<{ data: { heldUntil: string | null }[]; people: object; seatsLeft: number }>(
          'GET',
          `event/getAllRegisterUserByEventId?eventId=${eventId}`,
          { token },
        )
      ).body;
    const { data, people, seatsLeft } = await read();
    expect(data.map(({ heldUntil }) => heldUntil === null)).toEqual([true, false]);
    expect([people, seatsLeft]).toEqual([{ registered: 4, waiting: 0, attended: 0, held: 3 }, 5]);
    await endTime(eventId);
    const after = await read();
    expect([after.people, after.seatsLeft]).toEqual([{ registered: 1, waiting: 0, attended: 0, held: 0 }, 8]);
  });

  test('are given back once by a registration that its mailbox erased, and its address is a newcomer', async () => {
    const eventId = await savedEvent(ngoId);
    const [held, firm] = [partyOf({ partySize: '2' }), partyOf({ partySize: '3' })];
    await apply(eventId, held);
    await register(eventId, firm);
    await apply(eventId, firm);
    expect(await seatsTaken(eventId)).toBe(8);
    for (const { email } of [held, firm])
      await call('POST', 'event/eraseRegistration', { body: { token: await tokenFromMail(email) } });
    // The second entry of the address was not hers, so its seats stay for the rest of the hour.
    expect(await seatsTaken(eventId)).toBe(3);
    await apply(eventId, held);
    await apply(eventId, firm);
    expect(await countSeats(eventId)).toMatchObject({ held: 5, counted: 5 });
    await endTime(eventId);
    expect(await countSeats(eventId)).toMatchObject({ held: 0, counted: 0 });
  });

  test('end with the event', async () => {
    const eventId = await savedEvent(ngoId);
    const known = partyOf();
    await register(eventId, known);
    await apply(eventId, known);
    await apply(eventId);
    const { token } = await signedIn({ role: 'ngo', ngoId });
    await callConfirmed('POST', `event/cancelEvent/${eventId}`, { token, body: { reason: 'Heavy rain' } });
    await endTime(eventId);
    expect(await countSeats(eventId)).toMatchObject({ held: 0, counted: 0 });
  });

  test('of many senders at once, opened at once and ended at once, are counted exactly', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 20 });
    const parties = Array.from({ length: 16 }, (_, at) => partyOf({ partySize: String(1 + (at % 3)) }));
    // Each address comes twice: once as a newcomer, once as one that is there.
    await Promise.all([...parties, ...parties].map((party) => apply(eventId, party)));
    const held = async () => {
      const [row] = await runSql<[number, number, number]>(db, {
        text: `select e.seats_taken, e.capacity,
            coalesce((select sum(party_size) from event_registration
              where event_id = e.id and (status in ('registered', 'attended') or offered_until is not null)), 0)::int
            + coalesce((select sum(seats) from event_hold
              where event_id = e.id and registration_id is null and status = 'registered'), 0)::int
          from event e where e.id = $1::bigint`,
        values: [eventId],
      });
      const [taken, capacity, counted] = row!;
      expect(taken).toBe(counted);
      expect(taken).toBeLessThanOrEqual(capacity);
    };
    await held();
    await Promise.all([
      ...parties.slice(0, 8).flatMap(({ email }) => [openLink(email), openLink(email)]),
      endTime(eventId),
      endTime(eventId),
      ...parties.slice(4).map((party) => apply(eventId, party)),
    ]);
    await held();
    await endTime(eventId);
    await endTime(eventId);
    await held();
    // The others may have begun anew before their first link was opened.
    for (const { email } of parties.slice(0, 4)) expect(await statusOf(email)).not.toBe('cancelled');
  });
});

describe('one network', () => {
  const from = { address: ADDRESS };

  test('holds ten seats of an event without opening a link, or a tenth of a large one', async () => {
    for (const [capacity, share] of [
      [40, 10],
      [300, 30],
    ] as const) {
      const eventId = await savedEvent(ngoId, { capacity });
      for (let at = 0; at < 8; at++) await apply(eventId, partyOf({ partySize: '5' }), from);
      expect(await seatsTaken(eventId)).toBe(share);
    }
  });

  test('takes no more by a mobile number alone in a day; then the NGO gives the seats', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 40 });
    const party = partyOf({ email: '', partySize: '5' });
    const answers = [];
    for (let at = 0; at < 3; at++) answers.push((await apply(eventId, party, from)).body.data);
    expect(answers.map(({ status }) => status)).toEqual(['registered', 'registered', 'waiting']);
    expect(await openTicket(answers[2]!.token!)).toMatchObject({
      status: 'waiting',
      needsNgo: true,
      isMailed: false,
    });
    // Another network is not affected.
    expect((await apply(eventId, party, { address: '203.0.113.8' })).body.data.status).toBe('registered');
    const { token } = await signedIn({ role: 'ngo', ngoId });
    const list = `event/getAllRegisterUserByEventId?eventId=${eventId}&status=waiting`;
    const [waiting] = (await call<{ data: { _id: string }[] }>('GET', list, { token })).body.data;
    const given = await call('POST', 'event/moveFromWaiting', { token, body: { eventId, id: waiting!._id } });
    expect(given.status).toBe(200);
    expect(await openTicket(answers[2]!.token!)).toMatchObject({ status: 'registered', needsNgo: false });
    await endTime(eventId);
    expect((await apply(eventId, party, from)).body.data.status).toBe('registered');
  });

  test('hinders nobody whose link is opened: seats that are free are given at once', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 40 });
    const parties = Array.from({ length: 6 }, () => partyOf({ partySize: '5' }));
    for (const party of parties) await apply(eventId, party, from);
    for (const { email } of parties.toReversed()) expect((await openLink(email)).status).toBe('registered');
    expect(await seatsTaken(eventId)).toBe(30);
    expect((await mailsTo(parties[5]!.email)).map(({ event }) => event)).toEqual([
      'eventWaiting',
      'eventRegistered',
    ]);
    expect((await apply(eventId, partyOf({ partySize: '5' }), from)).body.data.status).toBe('registered');
  });

  test('is a household or an organisation in IPv6, too', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 100 });
    for (let at = 1; at < 30; at++)
      await apply(eventId, partyOf({ partySize: '5' }), { address: `2001:db8:0:${at}::1` });
    expect(await seatsTaken(eventId)).toBe(80);
  });
});
