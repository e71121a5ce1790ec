import { beforeEach, describe, expect, test } from 'vitest';
import { expectErased as expectRowErased } from '../../../../tests/support/erasure.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { sendMail } from '#src/features/mail/mail.service.server.ts';
import { endRequests } from './ended-requests.service.server.ts';

const app = await testApp();
const { call, callConfirmed, pool, services, signedIn, mailsTo } = app;
const help = helpTesting(app);
const { saved, accepted, formOf, send, ticketOf, codeFor, route, readyNgo } = help;
const { eventsOf, offersOf, statusOf, clearNgos } = help;

beforeEach(clearNgos);

let number = 0;
/** Returns personal details and texts for a request, different on each call. */
function newWords() {
  const mark = String(++number).padStart(3, '0');
  const form = {
    userName: 'રમીલા ચૌહાણ',
    userMobile: `9123456${mark}`,
    userAddress: `77 Lotus Lane ${mark}`,
    helpDescription: `Medicine ${mark} against diabetes`,
    userPin: `361${mark}`,
    safeContact: `Only by day ${mark}`,
  };
  const byNgo = { reason: `Too far for us ${mark}`, message: `Come on Monday ${mark}` };
  const others = { byPerson: `Nobody called me ${mark}`, byStaff: `Asked by phone ${mark}` };
  const { userName: _, ...personal } = form;
  return {
    form,
    ...byNgo,
    ...others,
    all: [personal, byNgo, others].flatMap((values) => Object.values(values)),
  };
}

const post = (path: string, body?: unknown, token?: string) =>
  token === undefined
    ? call<{ success: boolean; msg: string }>('POST', `helpRequest/${path}`, { body })
    : callConfirmed<{ success: boolean; msg: string }>('POST', `helpRequest/${path}`, { body, token });
const sent: { to: string; text: string }[] = [];
/** Sends all queued mails, as the job does. */
async function sendMails() {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from mail where status = 'queued' order by mail.id`,
  );
  const mailer = { send: async (mail: { to: string; text: string }) => void sent.push(mail) };
  for (const { id } of rows) await sendMail({ ...services, mailer: mailer as never }, id);
}
/** Uses the owner of the tables, because the app itself cannot change the history. */
const older = async (id: string, days: number) => {
  for (const [table, column, key] of [
    ['help_request', 'updated_at', 'id'],
    ['help_event', 'at', 'request_id'],
  ])
    await pool.query(
      `update ${table} set ${column} = ${column} - make_interval(days => $2) where ${key} = $1`,
      [id, days],
    );
};

/** Saves a request that an NGO has resolved and that contains a text from every participant. */
async function resolved(input: Record<string, unknown> = {}) {
  const declining = await readyNgo();
  const words = newWords();
  const { reason, message } = words;
  const request = await saved({ ...words.form, ...input });
  await route(request.id);
  await post(`declineHelpRequest/${request.id}`, { reason }, declining.token);
  const ngo = await readyNgo();
  await route(request.id);
  await post(`acceptHelpRequest/${request.id}`, undefined, ngo.token);
  await post(`sendMessageToPerson/${request.id}`, { message }, ngo.token);
  await post('addMessage', { ticket: await ticketOf(request), message: words.byPerson });
  await post(`resolveHelpRequest/${request.id}`, { outcome: 'referred' }, ngo.token);
  return { ...request, ngo, words };
}

/** Returns the tables that contain one of the words. */
async function tablesWith(words: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname in ('public', 'pgboss')
      and tablename not like 'word%'`,
  );
  const tables: string[] = [];
  for (const { table } of rows) {
    const { rowCount } = await pool.query(
      `select 1 from ${table} t where exists (select from unnest($1::text[]) w where position(w in t::text) > 0) limit 1`,
      [words],
    );
    if (rowCount) tables.push(table);
  }
  return tables;
}

describe('a resolved request', () => {
  test('closes after thirty inactive days, and the person is notified', async () => {
    const { id, email, words } = await resolved();
    await older(id, 29);
    await endRequests(services);
    expect(await statusOf(id)).toBe('resolved');
    await older(id, 1);
    for (let time = 0; time < 2; time++) await endRequests(services);
    expect(await statusOf(id)).toBe('closed');
    expect((await eventsOf(id)).slice(-2)).toEqual(['resolved', 'ended']);
    const { body } = (await mailsTo(email)).find(({ event }) => event === 'helpStep')!;
    expect(body).toContain('30 દિવસથી');
    for (const word of [...words.all, 'Sahay', 'સહાય', 'NGO']) expect(body).not.toContain(word);
  });

  test('stays open while messages are written, and closes without a mail to people who want none', async () => {
    const { id, email, reference } = await resolved({ mayMail: false });
    await older(id, 40);
    await post('addMessage', { ticket: await ticketOf({ email, reference }), message: 'One more thing' });
    await endRequests(services);
    expect(await statusOf(id)).toBe('resolved');
    await older(id, 31);
    await endRequests(services);
    expect(await statusOf(id)).toBe('closed');
    expect((await mailsTo(email)).every(({ event }) => event === 'code')).toBe(true);
  });

  test('stays open while it waits for staff', async () => {
    const { id } = await resolved();
    await pool.query('update help_request set with_staff_at = now() where id = $1', [id]);
    await older(id, 60);
    await endRequests(services);
    expect(await statusOf(id)).toBe('resolved');
  });
});

describe('180 days after a request ended', () => {
  test('erases personal details and written text; city, category, times and outcome stay', async () => {
    const staff = await signedIn({ role: 'staff' });
    const { id, email, reference, ngo, words } = await resolved();
    const close = { token: staff.token, body: { reason: words.byStaff } };
    await callConfirmed('POST', `helpRequest/closeHelpRequest/${id}`, close);
    const personal = [...words.all, email];
    expect((await tablesWith(personal)).length).toBeGreaterThan(3);
    await older(id, 179);
    await endRequests(services);
    expect(await tablesWith([words.form.userMobile])).toEqual(['public.help_request']);
    await older(id, 1);
    await pool.query(`delete from one_time_code where email = $1`, [email]); // A daily job does this one day later.
    await pool.query(`update mail set status = 'sent', sent_at = now()`);
    await endRequests(services);
    expect(await tablesWith(personal)).toEqual([]);
    const { rows } = await pool.query(
      `select user_city, district, user_help_category, status, (select outcome from help_offer
        where request_id = r.id and outcome is not null) as outcome from help_request r where id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        user_city: 'Rajkot',
        district: 'Rajkot',
        user_help_category: 'Health',
        status: 'closed',
        outcome: 'referred',
      },
    ]);
    expect((await eventsOf(id)).at(-1)).toBe('erased');
    await expectRowErased(pool, { table: 'help_request', id });
    await expectErased({ id, email, reference, token: ngo.token, staffToken: staff.token });
  });
});

describe('erasing on request', () => {
  test('withdraws and erases an open request at once, and notifies the NGO', async () => {
    const staff = await signedIn({ role: 'staff' });
    const request = await accepted(newWords().form);
    const { id, email, reference, ngo } = request;
    const ticket = await ticketOf(request);
    expect((await post('eraseHelpRequest', { ticket: 'forged' })).status).toBe(401);
    const { status, body } = await post('eraseHelpRequest', { ticket });
    expect([status, body.msg]).toEqual([200, 'Everything you wrote has been erased.']);
    expect((await eventsOf(id)).slice(-2)).toEqual(['withdrawn', 'erased']);
    expect(await offersOf(id)).toEqual({ [ngo.ngoId]: 'passed' });
    const [told] = await mailsTo(ngo.email);
    expect(told).toMatchObject({
      event: 'helpNgo',
      body: expect.stringContaining('taken back their consent'),
    });
    expect(told!.body).not.toContain(reference);
    const { rows } = await pool.query('select 1 from help_request where user_email = $1', [email]);
    expect(rows).toEqual([]);
    for (const path of ['eraseHelpRequest', 'getHelpRequestStatus'])
      expect((await post(path, { ticket })).status).toBe(404);
    for (const path of ['addMessage', 'withdrawHelpRequest', 'sayIfHelped'])
      expect((await post(path, { ticket, message: 'Hello', helped: true })).status).toBe(409);
    await expectErased({ id, email, reference, token: undefined, staffToken: staff.token });
    // The mailbox can send a new request like any other.
    const again = { ...formOf(email), userOTP: await codeFor(email) };
    expect((await send(again)).status).toBe(200);
  });

  test('tells every NGO that was asked, and the person in a last mail that keeps nothing once it is sent', async () => {
    const ngos = [await readyNgo(), await readyNgo()];
    const { form, all } = newWords();
    const request = await saved(form);
    const { email, reference } = request;
    await route(request.id);
    const ticket = await ticketOf(request);
    await sendMails();
    expect((await post('eraseHelpRequest', { ticket })).status).toBe(200);
    for (const ngo of ngos) {
      expect((await mailsTo(ngo.email))[0]!.body).toContain('taken back their consent');
      const { token } = ngo;
      const inbox = await call<{ data: [] }>('GET', 'helpRequest/getAllHelpRequestByNgo?box=new', { token });
      expect(inbox.body.data).toEqual([]);
    }
    const [last] = await mailsTo(email);
    // As neutral as all mails to a person: neither number nor need.
    const { subject, erased } = catalogues.gu.mail.helpRequest;
    expect(last).toMatchObject({ event: 'helpErased', subject });
    for (const word of [reference, ...all]) expect(last!.body).not.toContain(word);
    await sendMails();
    expect(sent.findLast(({ to }) => to === email)!.text).toContain(erased);
    await pool.query('delete from one_time_code where email = $1', [email]);
    expect(await tablesWith([...all, email])).toEqual([]);
  });

  test('sends no mail to a person who wants none', async () => {
    const request = await saved({ mayMail: false });
    expect((await post('eraseHelpRequest', { ticket: await ticketOf(request) })).status).toBe(200);
    expect((await mailsTo(request.email)).map(({ event }) => event)).not.toContain('helpErased');
  });

  test('erases resolved and closed requests too, but no other request of the same mailbox', async () => {
    const first = await resolved();
    const other = await app.call<{ data: { reference: string } }>(
      'POST',
      'helpRequest/sendHelpRequestByNgoCity',
      {
        body: {
          ...newWords().form,
          userEmail: first.email,
          userCity: 'Surat',
          userHelpCategory: 'Health',
          userOTP: await codeFor(first.email),
        },
      },
    );
    expect((await post('eraseHelpRequest', { ticket: await ticketOf(first) })).status).toBe(200);
    expect(await statusOf(first.id)).toBe('closed');
    const { reference } = other.body.data;
    const response = await post('getHelpRequestStatus', { reference, userEmail: first.email });
    expect(response.status).toBe(200);
    const receipts = (await mailsTo(first.email)).filter(({ body }) => body.includes(reference));
    expect(receipts).toHaveLength(1);
  });
});

test('never erases a request in part', async () => {
  const { id } = await saved();
  for (const change of ['user_name = null', 'erased_at = now()', `erased_at = now(), status = 'closed'`])
    await expect(pool.query(`update help_request set ${change} where id = $1`, [id])).rejects.toThrow(
      'help_request_erased',
    );
});

/** Checks that everyone sees only that the request existed. */
async function expectErased(input: {
  id: string;
  email: string;
  reference: string;
  token: string | undefined;
  staffToken: string;
}): Promise<void> {
  const { id, email, reference, token, staffToken } = input;
  const unknown = await post('getHelpRequestStatus', { reference: 'SH-2222-22', userEmail: email });
  const response = await post('getHelpRequestStatus', { reference, userEmail: email });
  expect([response.status, response.body]).toEqual([404, unknown.body]);
  const forStaff = await call<{ data: object }>('GET', `helpRequest/getHelpRequestForStaff/${id}`, {
    token: staffToken,
  });
  expect(forStaff.body.data).toMatchObject({ description: '', closedReason: null, messages: [] });
  expect((await post(`seeContactForStaff/${id}`, undefined, staffToken)).status).toBe(404);
  const list = await call('GET', 'helpRequest/getAllHelpRequestForStaff?pageSize=100', { token: staffToken });
  expect(list.status).toBe(200);
  if (token === undefined) return;
  const inbox = await call<{ data: object[] }>('GET', 'helpRequest/getAllHelpRequestByNgo?box=resolved', {
    token,
  });
  expect(inbox.body.data).toMatchObject([{ _id: id, excerpt: '' }]);
  const inInbox = await call<{ data: object }>('GET', `helpRequest/getHelpRequestById/${id}`, { token });
  const masked = { userName: '', userMobile: '', userEmail: '' };
  expect(inInbox.body.data).toMatchObject({ description: '', safeContact: null, masked, messages: [] });
}
