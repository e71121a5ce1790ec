import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { addDays } from '#src/shared/india-time.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import type { InboxRequest } from '#src/features/help-request/inbox/inbox.contract.ts';
import type { StaffRequest } from '#src/features/help-request/oversight/oversight.contract.ts';
import { askAboutContact } from './contact-question.service.server.ts';
import type { FullStatus } from './status.contract.ts';

const app = await testApp();
const { call, callConfirmed, pool, services, signedIn, mailsTo } = app;
const { saved, accepted, route, readyNgo, ticketOf, eventsOf, statusOf, offersOf, clearNgos } =
  helpTesting(app);

beforeEach(clearNgos);

const today = todayInIndia();
const accept = (ngo: { token: string }, id: string, body?: unknown, language: 'en' | 'gu' | 'hi' = 'en') =>
  call<{ msg: string; errors?: Record<string, string> }>('POST', `helpRequest/acceptHelpRequest/${id}`, {
    token: ngo.token,
    language,
    ...(body !== undefined && { body }),
  });
const say = async (ticket: string, contacted: boolean) =>
  (await call('POST', 'helpRequest/sayIfContacted', { body: { ticket, contacted } })).status;
const read = async (ticket: string) =>
  (
    await call<{ data: { request: FullStatus } }>('POST', 'helpRequest/getHelpRequestStatus', {
      body: { ticket },
    })
  ).body.data.request;
const readAsNgo = async ({ token }: { token: string }, id: string) =>
  (await call<{ data: InboxRequest }>('GET', `helpRequest/getHelpRequestById/${id}`, { token })).body.data;
const stepMails = async (email: string) =>
  (await mailsTo(email)).filter(({ event }) => event === 'helpStep').map(({ body }) => body);

/** Moves the day that the NGO chose into the past. */
const dayIsOver = (id: string, daysAgo = 1) =>
  pool.query('update help_offer set contact_by = $2 where request_id = $1 and contact_by is not null', [
    id,
    addDays(today, -daysAgo),
  ]);

/** Saves a request whose NGO accepted it and let its day pass. */
async function late(input: Record<string, unknown> = {}) {
  const request = await accepted(input);
  await dayIsOver(request.id);
  return request;
}

describe('accepting a request', () => {
  async function offered() {
    const ngo = await readyNgo();
    const request = await saved();
    await route(request.id);
    return { ...request, ngo };
  }

  test('takes the day by which the NGO is in touch: the person and the NGO see it, and the mail names it', async () => {
    const { ngo, ...request } = await offered();
    const contactBy = addDays(today, 14);
    expect((await accept(ngo, request.id, { contactBy })).status).toBe(200);
    const { ngos, may } = await read(await ticketOf(request));
    expect(ngos).toMatchObject([{ status: 'accepted', contactBy, contacted: null }]);
    expect(may.sayIfContacted).toBe(false);
    expect(await readAsNgo(ngo, request.id)).toMatchObject({ contactBy, contacted: null });
    const [year, , date] = contactBy.split('-').map(Number);
    const [mail] = await stepMails(request.email);
    // The request was sent in Gujarati.
    expect(mail).toMatch(new RegExp(`વાર, ${date} \\p{L}[\\p{L}\\p{M}]+ ${year} સુધીમાં તમારો સંપર્ક કરશે`, 'u'));
  });

  test('without a day, as clients do that know none, counts as the day after tomorrow', async () => {
    for (const body of [undefined, {}]) {
      await clearNgos();
      const { ngo, id } = await offered();
      expect((await accept(ngo, id, body)).status).toBe(200);
      expect((await readAsNgo(ngo, id)).contactBy).toBe(addDays(today, 2));
    }
  });

  test('refuses any other day with a sentence in the language of the reader, and changes nothing', async () => {
    const { ngo, id, email } = await offered();
    for (const [contactBy, status] of [
      [addDays(today, -1), 422],
      [addDays(today, 15), 422],
      ['2026-02-30', 400],
      ['tomorrow', 400],
      ['', 400],
    ] as const)
      for (const [language, words] of [
        ['en', 'at most 14 days ahead'],
        ['hi', 'ज्यादा से ज्यादा 14 दिन'],
        ['gu', 'વધુમાં વધુ 14 દિવસ'],
      ] as const) {
        const refused = await accept(ngo, id, { contactBy }, language);
        expect([contactBy, refused.status]).toEqual([contactBy, status]);
        expect(refused.body.errors!['contactBy']).toContain(words);
      }
    expect(await statusOf(id)).toBe('open');
    expect(await stepMails(email)).toHaveLength(1);
    expect((await accept(ngo, id, { contactBy: today })).status).toBe(200);
  });
});

describe('on the day after the one that the NGO chose', () => {
  test('the person is asked once, however often and concurrently the job runs', async () => {
    const { id, email, ngo } = await late();
    const before = await stepMails(email);
    await Promise.all(Array.from({ length: 4 }, () => askAboutContact(services)));
    await askAboutContact(services);
    const [mail, ...earlier] = await stepMails(email);
    expect(earlier).toEqual(before);
    expect(mail).toContain('શું તેમણે કર્યો?');
    for (const secret of ['Sahay', 'સહાય', 'NGO', 'સંસ્થા', 'મદદ']) expect(mail).not.toContain(secret);
    expect((await eventsOf(id)).filter((kind) => kind === 'contactAsked')).toHaveLength(1);
    expect((await readAsNgo(ngo, id)).history.at(-1)).toMatchObject({ kind: 'contactAsked' });
  });

  test('a run that is killed before its end sends nothing, and the next one sends it', async () => {
    const { id, email } = await late();
    const before = await stepMails(email);
    const killed = {
      ...services,
      queue: { ...services.queue, send: () => Promise.reject(new Error('killed')) },
    };
    await expect(askAboutContact(killed)).rejects.toThrow('killed');
    expect(await stepMails(email)).toEqual(before);
    expect(await eventsOf(id)).not.toContain('contactAsked');
    await askAboutContact(services);
    expect(await stepMails(email)).toHaveLength(before.length + 1);
  });

  test('but not on the day itself, nor after the NGO reported the outcome, nor if it lost the request', async () => {
    const onTheDay = await late();
    await dayIsOver(onTheDay.id, 0);
    await clearNgos();
    const resolved = await late();
    const body = { outcome: 'referred' };
    await callConfirmed('POST', `helpRequest/resolveHelpRequest/${resolved.id}`, {
      token: resolved.ngo.token,
      body,
    });
    await clearNgos();
    const withdrawn = await late();
    const ticket = await ticketOf(withdrawn);
    await call('POST', 'helpRequest/withdrawHelpRequest', { body: { ticket } });
    await askAboutContact(services);
    for (const { id } of [onTheDay, resolved, withdrawn])
      expect(await eventsOf(id)).not.toContain('contactAsked');
  });

  test('people who want no mails get none, but the page asks them', async () => {
    const { ngo: _, ...request } = await late({ mayMail: false });
    await askAboutContact(services);
    expect(await stepMails(request.email)).toEqual([]);
    expect(await eventsOf(request.id)).toContain('contactAsked');
    expect((await read(await ticketOf(request))).may.sayIfContacted).toBe(true);
  });

  test('nobody is asked about a request that was accepted before there were such days', async () => {
    const { ngo: _, ...request } = await accepted();
    await pool.query('update help_offer set contact_by = null where request_id = $1', [request.id]);
    await askAboutContact(services);
    expect(await eventsOf(request.id)).not.toContain('contactAsked');
    const ticket = await ticketOf(request);
    expect((await read(ticket)).may.sayIfContacted).toBe(false);
    expect(await say(ticket, false)).toBe(409);
  });
});

describe('whether the NGO was in touch', () => {
  test('can be said only once the day is over', async () => {
    const { ngo: _, ...request } = await accepted();
    const ticket = await ticketOf(request);
    expect(await say(ticket, true)).toBe(409);
    await dayIsOver(request.id);
    expect(await say(ticket, true)).toBe(200);
    expect(await say('not a ticket', true)).toBe(401);
    // Who has answered is not asked by mail any more.
    const before = await stepMails(request.email);
    await askAboutContact(services);
    expect(await stepMails(request.email)).toEqual(before);
  });

  test('‘no’ reminds the NGO, gives the request to staff too, and shows in every history', async () => {
    const staff = await signedIn({ role: 'staff' });
    const { ngo, ...request } = await late();
    const ticket = await ticketOf(request);
    expect(await say(ticket, false)).toBe(200);
    const [toNgo] = await mailsTo(ngo.email);
    expect(toNgo!.body).toContain('not in touch by the day you chose');
    expect(toNgo!.body).not.toContain(request.reference);
    const [toStaff] = await mailsTo(staff.email);
    expect(toStaff!.body).toContain(request.reference);
    expect(await read(ticket)).toMatchObject({ isWithStaff: true, ngos: [{ contacted: false }] });
    const inbox = await readAsNgo(ngo, request.id);
    expect(inbox.contacted).toBe(false);
    expect(inbox.history.at(-1)).toMatchObject({ kind: 'notContacted', actor: 'person' });
    const list = await call<{ data: { reference: string }[] }>(
      'GET',
      `helpRequest/getAllHelpRequestForStaff?withStaff=true&q=${request.reference}`,
      { token: staff.token },
    );
    expect(list.body.data).toHaveLength(1);
    const detail = await call<{ data: StaffRequest }>(
      'GET',
      `helpRequest/getHelpRequestForStaff/${request.id}`,
      {
        token: staff.token,
      },
    );
    expect(detail.body.data.ngos[0]).toMatchObject({ contacted: false });
    expect(detail.body.data.history.at(-1)).toMatchObject({ kind: 'notContacted' });
  });

  test('can be changed; NGO and staff get no second mail, and ‘yes’ takes it from staff again', async () => {
    const staff = await signedIn({ role: 'staff' });
    const { ngo, ...request } = await late();
    const ticket = await ticketOf(request);
    for (const contacted of [false, false, true, false, true]) expect(await say(ticket, contacted)).toBe(200);
    expect((await mailsTo(ngo.email)).filter(({ body }) => body.includes('not in touch'))).toHaveLength(1);
    expect((await mailsTo(staff.email)).filter(({ body }) => body.includes(request.reference))).toHaveLength(
      1,
    );
    expect(await read(ticket)).toMatchObject({ isWithStaff: false, ngos: [{ contacted: true }] });
    expect((await eventsOf(request.id)).slice(-4)).toEqual([
      ...['notContacted', 'contacted', 'notContacted', 'contacted'],
    ]);
  });

  test('‘yes’ leaves a request with staff that they have for another reason', async () => {
    const { ngo: _, ...request } = await late();
    await pool.query(`update help_request set with_staff_at = now() - interval '1 day' where id = $1`, [
      request.id,
    ]);
    const ticket = await ticketOf(request);
    for (const contacted of [false, true]) await say(ticket, contacted);
    expect((await read(ticket)).isWithStaff).toBe(true);
  });

  test('after ‘no’ the person can pass the request on, and the next NGO has a day of its own', async () => {
    const { ngo, ...request } = await late();
    const ticket = await ticketOf(request);
    await say(ticket, false);
    const next = await readyNgo();
    expect((await call('POST', 'helpRequest/sayIfHelped', { body: { ticket, helped: false } })).status).toBe(
      200,
    );
    await route(request.id);
    expect(await offersOf(request.id)).toEqual({ [ngo.ngoId]: 'passed', [next.ngoId]: 'sent' });
    expect(await say(ticket, true)).toBe(409);
    expect((await accept(next, request.id, { contactBy: today })).status).toBe(200);
    const { ngos, may } = await read(ticket);
    expect(ngos.map(({ contactBy, contacted }) => [contactBy, contacted])).toEqual([
      [addDays(today, -1), false],
      [today, null],
    ]);
    expect(may.sayIfContacted).toBe(false);
  });

  test('is limited, so that nobody can flood the history', async () => {
    const { ngo: _, ...request } = await late();
    const ticket = await ticketOf(request);
    const statuses: number[] = [];
    for (let answer = 0; answer < 22; answer++) statuses.push(await say(ticket, answer % 2 === 0));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
