import { beforeEach, describe, expect, test } from 'vitest';
import { formOf as eventForm, inHours } from '#src/features/event/management/management.fixture.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

// What becomes public without being written: published, copied, opened or restored. And what the public reads of that
// which is over.
const app = await testApp();
const { call, callConfirmed, db, pool, signedIn, mailsTo } = app;
const { formOf: schemeForm } = schemeTesting(app);

type Answer = { msg: string; data: { _id: string; confirm?: true } & Record<string, unknown> };

const NUMBER = '98765 43210';
const WORDS = `Call ${NUMBER}`;
const needsPassword = { status: 403, body: { data: { confirm: true } } };

let ngoId: string;
let token: string;
let email: string;
beforeEach(async () => {
  ngoId = await savedNgo(db, { phone: '2652234567' });
  ({ token, email } = await signedIn({ role: 'ngo', ngoId }));
});

const post = (path: string, body: object = {}) => callConfirmed<Answer>('POST', path, { token, body });
const postWithoutPassword = (path: string, body: object = {}) => call<Answer>('POST', path, { token, body });
const freeze = () => pool.query('insert into bank_detail_freeze (ngo_id) values ($1)', [ngoId]);
const named = async () =>
  (await mailsTo(email)).filter(({ event }) => event === 'contactsNamed').map(({ body }) => body);

async function added(path: string, body: object): Promise<string> {
  const { status, body: answer } = await post(path, body);
  expect(status).toBe(201);
  return answer.data._id;
}
const addEvent = (words = WORDS) => added('event/addNewEvent', eventForm({ description: words }));
const addPurpose = (words = WORDS) =>
  added('donation/addPurpose', { title: 'Cows', description: words, goal: '5000000' });

async function publishedEvent(words?: string): Promise<string> {
  const id = await addEvent(words);
  expect((await post(`event/publishEvent/${id}`)).status).toBe(200);
  return id;
}

async function closedPurpose(words?: string): Promise<string> {
  const id = await addPurpose(words);
  expect((await post(`donation/closePurpose/${id}`)).status).toBe(200);
  return id;
}

async function deletedScheme(words = WORDS): Promise<string> {
  const id = await added('scheme/addNewScheme', schemeForm({ howToApply: words }));
  expect((await callConfirmed('DELETE', `scheme/deleteScheme/${id}`, { token })).status).toBe(200);
  return id;
}

const copies = { startsAt: inHours(480).slice(0, 16), repeat: 'none', publish: true };
const DOORS: [name: string, path: string, prepare: (words?: string) => Promise<string>, body?: object][] = [
  ['a draft that is published', 'event/publishEvent', addEvent],
  ['a published copy', 'event/copyEvent', publishedEvent, copies],
  ['a purpose that is opened again', 'donation/reopenPurpose', closedPurpose],
  ['a scheme that is restored', 'scheme/restoreScheme', deletedScheme],
];

describe.each(DOORS)('%s', (_name, path, prepare, body) => {
  test('needs the password for a new number, and everyone of the NGO gets a mail', async () => {
    const id = await prepare();
    const before = (await named()).length;
    expect(await postWithoutPassword(`${path}/${id}`, body)).toMatchObject(needsPassword);
    expect((await post(`${path}/${id}`, body)).status).toBeLessThan(300);
    expect(await named()).toHaveLength(before + 1);
  });

  test('stays away while changes are frozen, unless it names only the NGO', async () => {
    const [id, own] = [await prepare(), await prepare('Call 0265 223 4567')];
    await freeze();
    const { status, body: answer } = await post(`${path}/${id}`, body);
    expect([status, answer.msg]).toEqual([409, expect.stringContaining('stand on your page')]);
    expect((await post(`${path}/${own}`, body)).status).toBeLessThan(300);
  });
});

test('nobody reads the text of a closed purpose', async () => {
  const id = await closedPurpose();
  const { body } = await call('GET', `donation/getGivingPage/${ngoId}?for=${id}`);
  expect(body).toMatchObject({ data: { fundraiser: { title: 'Cows', state: 'closed', description: null } } });
});

test('a thank-you names a new number with a mail to everyone, none while frozen, and can always be emptied', async () => {
  const save = (thankYou: string) => post('donation/saveDonationSetting', { thankYou });
  expect((await save(WORDS)).status).toBe(200);
  expect(await named()).toEqual([expect.stringContaining('“9876543210”')]);
  await freeze();
  expect((await save('Call 98765 11111')).status).toBe(409);
  expect((await save('')).status).toBe(200);
  expect((await save(WORDS)).status).toBe(409);
});

test('the reason of a cancelled event is guarded like its texts, and can be written anew while frozen', async () => {
  const id = await publishedEvent('Come and read');
  const cancel = (reason: string) => post(`event/cancelEvent/${id}`, { reason });
  expect((await cancel(WORDS)).status).toBe(200);
  expect(await named()).toEqual([expect.stringContaining('“9876543210”')]);
  await freeze();
  expect((await cancel('Call 98765 11111')).status).toBe(409);
  expect((await cancel('The hall is closed')).body).toMatchObject({ mailed: 0 });
  const { body } = await call('GET', `event/getEventById/${id}`);
  expect(body).toMatchObject({ data: { cancelReason: 'The hall is closed' } });
  expect((await cancel(WORDS)).status).toBe(409);
});
