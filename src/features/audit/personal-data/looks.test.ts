import { beforeEach, describe, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { deleteOldLooks } from './looks.queries.server.ts';
import { countLook } from './looks.service.server.ts';
import { PEOPLE_A_DAY } from './looks.values.ts';

const app = await testApp();
const { call, callConfirmed, db, pool, signedIn } = app;
const { savedEvent, partyOf, register } = eventTesting(app);
const { savedVolunteer } = volunteerTesting(app);
const { savedGivingNgo, savedDonation } = donationTesting(app);
const NOTICE = apiMessages.en.peopleUsedUp;

let ngoId: string;
let account: { id: string; token: string };
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  account = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
});

/** Uses up the budget of the day except for some people. */
const leave = (people: number) =>
  pool.query(
    `insert into personal_data_look (account_id, day, kind, record_id)
      select $1, (now() at time zone 'Asia/Kolkata')::date, 'volunteer', 1000000 + n from generate_series(1, $2::int) n`,
    [account.id, PEOPLE_A_DAY - people],
  );
const audited = async () =>
  (
    await pool.query<{ action: string; people: number }>(
      `select action, (after->>'people')::int as people from audit_entry where account_id = $1 and after ? 'people' order by id`,
      [account.id],
    )
  ).rows;

async function receiptOf(donationId: string): Promise<string | undefined> {
  const text = 'select id::text from donation_receipt where donation_id = $1';
  return (await pool.query<{ id: string }>(text, [donationId])).rows[0]?.id;
}

test('an account sees as many people in a day as the budget allows, whoever was seen stays seen', async () => {
  const caller = { address: '192.0.2.1', language: 'en' } as const;
  const session = { id: '1', browser: '', system: '' };
  const { id } = account;
  const person = { id, email: 'a@example.org', name: 'A', role: 'ngo', ngoId, ngoRole: 'member' } as const;
  const signedInAs = { ...person, standing: 'verified', language: 'en', session } as const;
  const look = { call: { caller, requestId: 'x', account: signedInAs }, entity: 'event', entityId: '7' };
  const see = async (kind: 'volunteer' | 'donation', ids: string[]) =>
    [...(await countLook(db, { ...look, kind, action: 'getAllVolunteer', ids }))].sort();
  await leave(3);
  expect(await see('donation', ['1', '2'])).toEqual(['1', '2']);
  expect(await see('volunteer', ['1', '2'])).toEqual(['1']);
  expect(await see('donation', ['2', '1', '3'])).toEqual(['1', '2']);
  expect(await see('donation', [])).toEqual([]);
  // A row for each look that showed somebody new.
  expect(await audited()).toEqual([
    { action: 'getAllVolunteer', people: 2 },
    { action: 'getAllVolunteer', people: 1 },
  ]);
  await pool.query('update personal_data_look set day = day - 1 where account_id = $1', [account.id]);
  expect(await see('donation', ['3', '4'])).toEqual(['3', '4']);
  await deleteOldLooks(db, 1);
  const { rows } = await pool.query('select 1 from personal_data_look where account_id = $1', [account.id]);
  expect(rows).toHaveLength(PEOPLE_A_DAY + 2);
  await deleteOldLooks(db, 0);
  expect(await see('donation', ['5'])).toEqual(['5']);
});

test('looks at the same moment do not pass the budget together', async () => {
  await leave(3);
  const eventId = await savedEvent(ngoId, { capacity: 20 });
  for (let turn = 0; turn < 5; turn++) await register(eventId, partyOf({ mobile: `987654321${turn}` }));
  const path = `event/getAllRegisterUserByEventId?eventId=${eventId}`;
  type List = { data: { mobile: string }[] };
  const lists = await Promise.all(
    Array.from({ length: 4 }, () => call<List>('GET', path, { token: account.token })),
  );
  const seen = lists.flatMap(({ body }) => body.data).filter(({ mobile }) => !mobile.startsWith('X'));
  expect(new Set(seen.map(({ mobile }) => mobile)).size).toBeLessThanOrEqual(3);
  expect((await audited()).reduce((sum, { people }) => sum + people, 0)).toBe(3);
});

describe('above the budget', () => {
  test('a list masks contact data, says what to do, and goes on; the file still has all', async () => {
    const eventId = await savedEvent(ngoId, { capacity: 20 });
    for (let turn = 0; turn < 3; turn++) await register(eventId, partyOf());
    await leave(1);
    type List = { data: { _id: string; name: string; mobile: string; email: string }[]; notice?: string };
    const read = async () =>
      (await call<List>('GET', `event/getAllRegisterUserByEventId?eventId=${eventId}`, account)).body;
    const { data, notice } = await read();
    expect(notice).toBe(NOTICE);
    expect(data.map(({ mobile }) => mobile.startsWith('XXXXXX'))).toEqual([false, true, true]);
    expect(data.map(({ email }) => email.endsWith('…@…'))).toEqual([false, true, true]);
    expect(data.every(({ name }) => name !== '')).toBe(true);
    expect((await read()).data).toEqual(data);
    expect(await audited()).toEqual([{ action: 'getAllRegisterUserByEventId', people: 1 }]);
    // A change shows no more than a look.
    const body = { eventId, id: data[2]?._id, attended: true };
    const change = await call('POST', 'event/markAttended', { token: account.token, body });
    expect(change.body).toMatchObject({ data: { status: 'attended', mobile: data[2]?.mobile } });
    const file = await callConfirmed<string>('GET', `event/exportRegisterUser/${eventId}`, account);
    expect(file.body).not.toContain('XXXXXX');
  });

  test('a note about a volunteer is shown without its number, and saved as it is shown stays as it is', async () => {
    const { _id: id } = await savedVolunteer(ngoId);
    const note = 'Her son: 98790 12342';
    const save = (text: string) =>
      callConfirmed('POST', `volunteer/noteVolunteer/${id}`, { token: account.token, body: { note: text } });
    await save(note);
    await leave(0);
    await pool.query(`delete from personal_data_look where kind = 'volunteer' and record_id = $1`, [id]);
    const { body } = await call<{ data: { note: string }[] }>('GET', 'volunteer/getAllVolunteer', account);
    const shown = body.data[0]!.note;
    expect(shown).toBe('Her son: (phone number hidden)');
    expect((await save(shown)).status).toBe(200);
    expect(await save('Comes late')).toMatchObject({ status: 429, body: { msg: NOTICE } });
    const { rows } = await pool.query('select note from volunteer where id = $1', [id]);
    expect(rows).toEqual([{ note }]);
  });

  test('a donor is masked and cannot be overwritten, and a receipt waits until tomorrow', async () => {
    const { id } = await savedDonation({ ngoId, status: 'received' });
    const file = `donation/getReceiptFile/${await receiptOf(id)}`;
    expect(await call('GET', file, account)).toMatchObject({
      status: 403,
      body: { data: { confirm: true } },
    });
    await leave(0);
    const { body } = await call('GET', `donation/getDonationOfNgo/${id}`, account);
    expect(body).toMatchObject({
      data: {
        donor: { mobile: expect.stringMatching(/^XXXXXX/), address: null, idMasked: null },
        contactNotice: NOTICE,
        possible: { correctDonor: false },
      },
    });
    expect(await callConfirmed('GET', file, account)).toMatchObject({ status: 429, body: { msg: NOTICE } });
    expect(await audited()).toEqual([]);
  });
});

test('whoever writes a number into a message counts, whoever writes nothing of the kind does not', async () => {
  const { id, token } = await signedIn({ role: 'staff' });
  for (const message of ['Thank you', 'Call 98790 66666, please'])
    await call('POST', 'feedback/addFeedback', { body: { rating: 3, message } });
  await call('GET', 'feedback/getAllFeedback', { token });
  account = { id, token };
  expect(await audited()).toEqual([{ action: 'getAllFeedback', people: 1 }]);
});

test('a receipt and the donation it belongs to are one person, and each is in the audit log', async () => {
  const { id } = await savedDonation({ ngoId, status: 'received' });
  await leave(1);
  expect((await callConfirmed('GET', `donation/getReceiptFile/${await receiptOf(id)}`, account)).status).toBe(
    200,
  );
  const { body } = await call('GET', `donation/getDonationOfNgo/${id}`, account);
  expect(body).toMatchObject({ data: { contactNotice: null, possible: { correctDonor: true } } });
  expect(await audited()).toEqual([{ action: 'getReceiptFile', people: 1 }]);
});

test('above the budget, a whole number or address finds only whom the account has seen today', async () => {
  const eventId = await savedEvent(ngoId, { capacity: 20 });
  const [seen, unseen] = [partyOf({ mobile: '9876500001' }), partyOf({ mobile: '9876500002' })];
  for (const party of [seen, unseen]) await register(eventId, party);
  type List = { data: { mobile: string }[]; total: number; notice?: string };
  const search = async (q: string) => {
    const query = new URLSearchParams({ eventId, q });
    return (await call<List>('GET', `event/getAllRegisterUserByEventId?${query}`, account)).body;
  };
  await leave(1);
  expect(await search('98765 00001')).toMatchObject({ total: 1, data: [{ mobile: '9876500001' }] });
  expect(await search(seen.email)).toMatchObject({ total: 1, data: [{ mobile: '9876500001' }] });
  // Nobody learns whether a number or an address is there.
  for (const q of ['9876500002', '9876500003', unseen.email, 'nobody@example.org'])
    expect(await search(q), q).toMatchObject({ total: 0, data: [], notice: NOTICE });
  expect(await search('કોકિલા')).toMatchObject({ total: 2 });
  const { email } = await savedDonation({ ngoId, status: 'received' });
  const gifts = await call('GET', `donation/getAllDonationByNgoId?q=${email}`, account);
  expect(gifts.body).toMatchObject({ total: 0, data: [], notice: NOTICE });
});

test('a page beyond the last one does not say whether a number or an address is there', async () => {
  const { email } = await savedDonation({ ngoId, status: 'received' });
  const search = async (page: number) =>
    (await call('GET', `donation/getAllDonationByNgoId?q=${email}&page=${page}`, account)).body;
  expect(await search(2)).toMatchObject({ total: 0, data: [] });
  expect(await audited()).toEqual([]);
  expect(await search(1)).toMatchObject({ total: 1 });
});

test('masked numbers cannot be found out by searching: searches with digits are counted, those for names are not', async () => {
  const eventId = await savedEvent(ngoId);
  const path = (q: string) =>
    `event/getAllRegisterUserByEventId?${new URLSearchParams({ eventId, q }).toString()}`;
  const search = async (q: string) => (await call('GET', path(q), account)).status;
  const searchWithPassword = async (q: string) => (await callConfirmed('GET', path(q), account)).status;
  expect(await search('98765')).toBe(200);
  await pool.query(`update rate_limit set points = 500 where key like 'contact-searches:%'`);
  // A thief of the token has used them up: the owner enters the password and goes on, but not without end either.
  const asked = { msg: apiMessages.en.searchesUsedUp, data: { confirm: true } };
  expect(await call('GET', path('98765'), account)).toMatchObject({ status: 403, body: asked });
  for (const q of ['98765', 'a@b']) expect(await searchWithPassword(q)).toBe(200);
  // That the password was entered in the session a moment ago is no use to the thief.
  const kept = async () =>
    (await pool.query(`select points from rate_limit where key like 'contact-searches-kept:%'`)).rows;
  expect(await kept()).toEqual([{ points: 2 }]);
  for (const q of ['98765', '૯૮૭', 'a@b']) expect(await search(q)).toBe(403);
  expect(await kept()).toEqual([{ points: 2 }]);
  expect(await search('Kokila 12')).toBe(200);
  await pool.query(`update rate_limit set points = 250 where key like 'contact-searches-kept:%'`);
  expect(await searchWithPassword('98765')).toBe(429);
});
