import { beforeEach, describe, expect, test } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { formOf as eventForm, inHours } from '#src/features/event/management/management.fixture.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { OwnNgo } from '#src/features/ngo/editing/own-ngo.contract.ts';

const app = await testApp();
const { call, callConfirmed, db, pool, signedIn, mailsTo } = app;
const { savedEvent } = eventTesting(app);
const { formOf: schemeForm } = schemeTesting(app);

type Answer = { success: boolean; data: { _id: string; confirm?: true } & Record<string, unknown> };
type Account = { token: string; email: string };

const NUMBER = '98765 43210';
const shift = {
  title: 'Desk',
  place: 'Hall',
  day: inHours(240).slice(0, 10),
  startTime: '09:00',
  endTime: '12:00',
  needed: '3',
};

let number = 0;
let office: string;
let ngoId: string;
let member: Account;
let manager: Account;
beforeEach(async () => {
  office = `office${++number}@example.org`;
  ngoId = await savedNgo(db, {
    phone: '2652234567',
    email: office,
    website: 'https://sathi.example.org/',
  });
  member = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
  manager = await signedIn({ role: 'ngo', ngoId });
});

const named = async (to = manager.email) =>
  (await mailsTo(to)).filter(({ event }) => event === 'contactsNamed').map(({ body }) => body);
const needsPassword = { status: 403, body: { data: { confirm: true } } };

let photos = 0;
async function savedPhoto(): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into ngo_photo (ngo_id, file_key, width, height, position)
      values ($1, $2, 800, 600, 1) returning id::text`,
    [ngoId, `9876543210${String(++photos).padStart(22, 'a')}`],
  );
  return String(rows[0]?.id);
}

/** What a member can write where the public sees it, with the texts that hold the words. */
const DOORS: [name: string, path: string, bodyWith: (words: string) => object][] = [
  ['the phone of a scheme', 'scheme/addNewScheme', (phone) => schemeForm({ phone })],
  ['the steps of a scheme', 'scheme/addNewScheme', (howToApply) => schemeForm({ howToApply })],
  ['the phone of an event', 'event/addNewEvent', (contactPhone) => eventForm({ contactPhone })],
  ['the text of an event', 'event/addNewEvent', (description) => eventForm({ description })],
  [
    'a text that begins with a day',
    'event/addNewEvent',
    (words) => eventForm({ description: `2026-12-01 ${words}` }),
  ],
  ['a shift', 'volunteer/addShift', (details) => ({ ...shift, details })],
  ['a purpose', 'donation/addPurpose', (description) => ({ title: 'Cows', description, goal: '5000000' })],
];

describe.each(DOORS)('%s', (_name, path, bodyWith) => {
  test('names a new number only with the password, and everyone of the NGO gets a mail', async () => {
    const { token } = member;
    expect(await call<Answer>('POST', path, { token, body: bodyWith(NUMBER) })).toMatchObject(needsPassword);
    expect(await named()).toEqual([]);
    const { status, body } = await callConfirmed<Answer>('POST', path, { token, body: bodyWith(NUMBER) });
    expect([status, body.success]).toEqual([201, true]);
    // Nobody sees a draft, so nobody is told before it is published.
    if (path === 'event/addNewEvent') {
      expect(await named()).toEqual([]);
      await callConfirmed('POST', `event/publishEvent/${body.data._id}`, { token });
    }
    for (const to of [manager.email, member.email, office])
      expect(await named(to)).toEqual([expect.stringContaining('New: “9876543210”.')]);
  });

  test('names the number of the NGO without a mail', async () => {
    const body = bodyWith('0265 223 4567');
    expect((await callConfirmed('POST', path, { token: member.token, body })).status).toBe(201);
    expect(await named()).toEqual([]);
  });

  test('names none while changes of the NGO are frozen', async () => {
    await pool.query('insert into bank_detail_freeze (ngo_id) values ($1)', [ngoId]);
    const { status } = await callConfirmed('POST', path, { token: member.token, body: bodyWith(NUMBER) });
    expect(status).toBe(409);
  });
});

test('a refused number of the page is named, beside the field that holds it', async () => {
  const own = (await call<{ data: OwnNgo }>('GET', 'ngo/getOwnNgo', { token: manager.token })).body.data;
  await pool.query('insert into bank_detail_freeze (ngo_id) values ($1)', [ngoId]);
  const { name, phone, email, website, category, city, revision } = own;
  const page = { name, phone, email, website, category, city, revision, mission: `Call ${NUMBER}` };
  const body = Object.fromEntries(Object.entries(page).map(([field, value]) => [field, value ?? '']));
  const refused = await callConfirmed('POST', 'ngo/updateNgo', {
    token: manager.token,
    body: { ...body, revision },
  });
  expect(refused).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('9876543210'), errors: { mission: expect.any(String) } },
  });
});

describe('what stands in two texts beside each other', () => {
  const save = (path: string, body: object) =>
    callConfirmed<Answer>('POST', path, { token: member.token, body });
  const goal = '5000000';

  test.each([
    [
      'a title and its text',
      'donation/addPurpose',
      { title: 'Call 98765', description: '43210 (Ramesh)', goal },
    ],
    [
      'a title and its translation',
      'donation/addPurpose',
      { title: 'Cows', titleGu: 'ફોન ૯૮૭૬૫', descriptionGu: '૪૩૨૧૦ રમેશ', goal },
    ],
    ['a title and a place', 'volunteer/addShift', { ...shift, title: 'Call 98765', place: '43210' }],
  ])('is one number or address: %s', async (_name, path, body) => {
    expect((await save(path, body)).status).toBe(201);
    expect(await named()).toHaveLength(1);
  });

  test.each([
    ['donation/addPurpose', { title: 'Write to udan.kanya@', description: 'ybl. Thank you.', goal }],
    ['donation/addPurpose', { description: 'ybl. Thank you.', title: 'Write to udan.kanya@', goal }],
    ['volunteer/addShift', { ...shift, title: 'Cooking. GPay', details: '98765 43210 and come' }],
  ])('says where to send money, in whatever order it is sent: %s %j', async (path, body) => {
    expect(await save(path, body)).toMatchObject({ status: 400 });
  });

  test('is nothing if they are days, amounts and a phone in its field', async () => {
    const body = eventForm({
      title: 'Eye camp 2026',
      description: '12-10-2026, 9:30 to 12:30 for 500 people',
      venue: 'Hall 98',
      address: '25012 Road, Ahmedabad 380015',
      contactPhone: '2652234567',
    });
    expect((await call('POST', 'event/addNewEvent', { token: member.token, body })).status).toBe(201);
    await save('volunteer/addShift', { ...shift, title: 'Ward 7', details: '9 to 12, 380015' });
    expect(await named()).toEqual([]);
  });
});

test('what stands there already is not mailed again', async () => {
  const { token } = member;
  const first = schemeForm({ phone: NUMBER });
  const added = await callConfirmed<Answer>('POST', 'scheme/addNewScheme', { token, body: first });
  const path = `scheme/updateScheme/${added.body.data._id}`;
  const save = async (body: object) => (await callConfirmed('POST', path, { token, body })).status;
  expect(await save({ ...first, category: ['Education'] })).toBe(200);
  expect(await named()).toHaveLength(1);
  const more = { ...first, office: 'Write to camp@example.org or see www.sathi.example.org' };
  expect(await save(more)).toBe(200);
  expect(await named()).toEqual([
    expect.stringContaining('New: “camp@example.org”.'),
    expect.stringContaining('New: “9876543210”.'),
  ]);
});

test('a page of the own website or of this site needs no password, unless it names another contact', async () => {
  const { token } = member;
  const save = (description: string) =>
    call('POST', 'event/addNewEvent', { token, body: eventForm({ description }) });
  expect((await save('Fill the form at https://www.sathi.example.org/schemes/apply_now.')).status).toBe(201);
  for (const path of [
    'call-98765-43210',
    'to/../thief',
    '?to=thief.org',
    'thief.org',
    '@thief',
    'a)thief.org',
  ])
    expect(await save(`See sathi.example.org/${path}`), path).toMatchObject(needsPassword);
  expect(await save('See sathi.example.organised.org/apply')).toMatchObject(needsPassword);
  expect((await save(`Give at http://localhost/donate/${ngoId}.`)).status).toBe(201);
  expect(await save(`Give at http://localhost/donate/${ngoId}1`)).toMatchObject(needsPassword);
});

test('a number abroad, a profile and a number with words in it need the password', async () => {
  const { token } = member;
  for (const contact of [
    '(202) 555-0143',
    '1-202-555-0143',
    'Telegram @thief',
    'IG: @thief',
    '98765 and then 43210',
  ])
    expect(
      await call('POST', 'event/addNewEvent', { token, body: eventForm({ description: `Call ${contact}` }) }),
      contact,
    ).toMatchObject(needsPassword);
});

test('a caption and the texts of the page are guarded too, and numbers of documents are no phone numbers', async () => {
  const { token } = member;
  // The mail names the picture by a text that it has.
  const body = { caption: '', captionGu: `ફોન ${NUMBER}`, alternativeText: '' };
  const path = `ngo/updateNgoPhoto/${await savedPhoto()}`;
  expect(await call('POST', path, { token, body })).toMatchObject(needsPassword);
  expect((await callConfirmed('POST', path, { token, body })).status).toBe(200);
  expect(await named()).toEqual([expect.stringContaining(`“${body.captionGu}”`)]);
  const ngo = (await call<{ data: OwnNgo }>('GET', 'ngo/getOwnNgo', { token })).body.data;
  const page = { revision: ngo.revision, name: ngo.name, category: 'health', city: 'Rajkot' };
  const { phone, email, website } = ngo;
  const stays = { phone, email, website };
  const save = async (texts: object, revision: number) => {
    const body = { ...page, ...stays, revision, ...texts };
    expect((await callConfirmed('POST', 'ngo/updateNgo', { token, body })).status).toBe(200);
    return (await named()).length;
  };
  expect(await save({ mission: 'Since 2001-2002, with 2,50,000 people' }, page.revision)).toBe(1);
  expect(await save({ mission: `Our number has changed: ${NUMBER}` }, page.revision + 1)).toBe(2);
  // Two services stand one below the other.
  const split = { services: 'Call 98766 | free | families\n43210 Ramesh | free | families' };
  expect(await save(split, page.revision + 2)).toBe(3);
});

test('two captions say no number together, whatever their order', async () => {
  const { token } = member;
  const save = async (caption: string) => {
    const body = { caption, alternativeText: '' };
    return callConfirmed('POST', `ngo/updateNgoPhoto/${await savedPhoto()}`, { token, body });
  };
  for (const caption of ['12345 at any time', 'A quiet morning'])
    expect((await save(caption)).status).toBe(200);
  expect(await named()).toEqual([]);
  expect((await save('To help us, GPay 98250')).status).toBe(400);
  expect((await save('To help us, call 98250')).status).toBe(200);
  expect(await named()).toHaveLength(1);
});

test('the link for joining an event needs the password, and no mail names it, because only registered people see it', async () => {
  const { token } = member;
  const onlineLink = 'https://zoom.example.org/j/AbCd?pwd=XyZ';
  const online = eventForm({ onlineLink });
  expect(await call<Answer>('POST', 'event/addNewEvent', { token, body: online })).toMatchObject(
    needsPassword,
  );
  const { body } = await callConfirmed<Answer>('POST', 'event/addNewEvent', { token, body: online });
  expect(await named()).toEqual([]);
  const path = `event/editEvent/${body.data._id}`;
  expect((await call('POST', path, { token, body: { ...online, capacity: '5' } })).status).toBe(200);
  // In a text that everybody reads it is new.
  const shown = { ...online, description: `Join at ${onlineLink}` };
  expect(await call('POST', path, { token, body: shown })).toMatchObject(needsPassword);
  expect((await callConfirmed('POST', path, { token, body: shown })).status).toBe(200);
  // Whoever publishes it shows it to everybody.
  expect(await named()).toEqual([]);
  await callConfirmed('POST', `event/publishEvent/${body.data._id}`, { token });
  expect(await named()).toHaveLength(1);
});

test.each([
  ['that our team sees before anybody else writes what it likes', 'registered', 201],
  ['that is public before our team checked it is guarded', 'imported', 403],
] as const)('an NGO %s', async (_kind, source, status) => {
  const pending = await savedNgo(db, { status: 'pending', verifiedAt: null, source });
  const { token } = await signedIn({ role: 'ngo', ngoId: pending });
  const body = schemeForm({ phone: NUMBER });
  expect((await call('POST', 'scheme/addNewScheme', { token, body })).status).toBe(status);
});

test('a new number beside the number of the NGO is new', async () => {
  const body = schemeForm({ howToApply: `Call ${NUMBER} / 0265 223 4567` });
  await callConfirmed('POST', 'scheme/addNewScheme', { token: member.token, body });
  expect(await named()).toEqual([expect.stringContaining('New: “9876543210”.')]);
});

test('the photo, the times and the amounts of an event name nobody', async () => {
  const description = 'Open 10.00 - 13.00 from 26/01/2026 - 28/01/2026, Rs 1500000 for 1000 - 1500 people';
  const body = eventForm({ description, photoId: await savedPhoto() });
  expect((await call('POST', 'event/addNewEvent', { token: member.token, body })).status).toBe(201);
});

test('another time or place of an event is mailed only with the password', async () => {
  const eventId = await savedEvent(ngoId);
  const { body } = await call<Answer>('GET', `event/getEventOfNgo/${eventId}`, { token: member.token });
  const moved = { ...eventForm({ title: String(body.data['title']) }), venue: 'Another hall' };
  const edit = (send: typeof call | typeof callConfirmed) =>
    send<Answer>('POST', `event/editEvent/${eventId}`, { token: member.token, body: moved });
  expect(await edit(call)).toMatchObject(needsPassword);
  expect((await edit(callConfirmed)).status).toBe(200);
});
