import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import type { OwnVolunteer } from '#src/features/volunteer/own-page/own-page.contract.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { VISITOR_MAILS } from '#src/features/mail/visitor-mail.server.ts';

const app = await testApp();
const { call, db, mailsTo } = app;

let ngoId: string;
let number = 0;
beforeEach(async () => {
  ngoId = await savedNgo(db, { nameGu: 'સાથી સેવા મંડળ' });
});

type Body = { success: boolean; msg: string; errors?: Record<string, string> };
const personOf = (input: Record<string, unknown> = {}) => ({
  name: 'કોકિલા પટેલ',
  mobile: '98765 43210',
  email: `person${++number}@example.org`,
  city: 'Rajkot',
  skills: ['teaching', 'driving'],
  availability: ['sundays'],
  age: 'adult',
  ...input,
});
const applyAs = (body: object, options: object = {}) =>
  call<Body>('POST', `volunteer/applyToVolunteer/${ngoId}`, { body, ...options });
const stored = () =>
  runSql<[name: string, status: string, language: string, isAdult: boolean, guardian: string | null]>(db, {
    text: `select name, status, language, is_adult, guardian_name from volunteer where ngo_id = $1::bigint order by id`,
    values: [ngoId],
  });
const linkTo = async (email: string) =>
  /volunteer\/me\?volunteer=([\w-]+)/.exec((await mailsTo(email))[0]!.body)![1]!;
const withToken = (path: string, token: string, body: object = {}) =>
  call<{ data: OwnVolunteer; errors?: object }>('POST', `volunteer/${path}`, { body: { token, ...body } });

describe('applying', () => {
  test('saves an unconfirmed application and mails the link, in the language of the form', async () => {
    const person = personOf({ guardianName: 'Ramesh', guardianMobile: '9123456780' });
    const { status, body } = await applyAs(person, { language: 'gu' });
    expect(status).toBe(200);
    expect(body.msg.length).toBeGreaterThan(10);
    // The parent of an adult is dropped.
    expect(await stored()).toEqual([['કોકિલા પટેલ', 'unconfirmed', 'gu', true, null]]);
    const [mail] = await mailsTo(person.email);
    expect(mail!.body).toContain('સાથી સેવા મંડળ');
    expect(mail!.body).toContain('/gu/volunteer/me?volunteer=');
    // Nobody can send their own words to a stranger.
    expect(mail!.body).not.toContain(person.name);
  });

  test('of someone under 18 needs the name and number of a parent', async () => {
    const { status, body } = await applyAs(personOf({ age: 'minor', guardianMobile: '12' }));
    expect(status).toBe(422);
    expect(Object.keys(body.errors!)).toEqual(['guardianName', 'guardianMobile']);
    const parent = { guardianName: 'Ramesh Patel', guardianMobile: '9123456780' };
    expect((await applyAs(personOf({ age: 'minor', ...parent }))).status).toBe(200);
    expect(await stored()).toMatchObject([[expect.anything(), 'unconfirmed', 'en', false, 'Ramesh Patel']]);
  });

  test.each([
    [{ city: 'Atlantis' }, 'city'],
    [{ name: '2341 2341 2346' }, 'name'],
    [{ age: undefined }, 'age'],
  ])('refuses %j with a sentence at the field', async (input, field) => {
    const { status, body } = await applyAs(personOf(input));
    expect([status, Object.keys(body.errors!)]).toEqual([422, [field]]);
    expect(body.errors![field]!.length).toBeGreaterThan(10);
    expect(await stored()).toEqual([]);
  });

  test('again replaces an unconfirmed application and leaves a confirmed one, with the same response', async () => {
    const person = personOf();
    const first = await applyAs(person);
    const second = await applyAs({ ...person, email: person.email.toUpperCase(), name: 'Kokila' });
    expect(await stored()).toMatchObject([['Kokila', 'unconfirmed', 'en', true, null]]);
    const link = await linkTo(person.email);
    expect(
      (await withToken('confirmVolunteer', link, { details: { ...person, name: 'Kokila' } })).status,
    ).toBe(200);
    const third = await applyAs({ ...person, name: 'Somebody else' });
    expect(await stored()).toMatchObject([['Kokila', 'applied', 'en', true, null]]);
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect([second.status, third.status]).toEqual([200, 200]);
    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(3);
    expect(new Set(mails.map(({ body }) => /volunteer=([\w-]+)/.exec(body)![1]))).toEqual(new Set([link]));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2);
  });

  test('again by a stranger is confirmed only with the details that the person has seen', async () => {
    const person = personOf();
    await applyAs(person);
    await applyAs(person);
    const link = await linkTo(person.email);
    // The same details again change nothing. Then a stranger puts in his own number.
    await applyAs({ ...person, mobile: '9000000001' });
    const refused = await withToken('confirmVolunteer', link);
    expect(refused.status).toBe(409);
    expect((await stored())[0]![1]).toBe('unconfirmed');
    // Opening the link shows nothing: whoever mistyped an address must not show a stranger their details.
    expect((await withToken('readVolunteer', link)).body.data.details).toBeNull();
    const shown = await withToken('readVolunteer', link, { show: true });
    expect(shown.body.data.details).toMatchObject({ mobile: '9000000001' });
    const wrong = await withToken('confirmVolunteer', link, { details: { ...person, mobile: '1' } });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['mobile']]);
    // He writes once more after she has looked.
    await applyAs({ ...person, mobile: '9000000002' });
    const confirmed = await withToken('confirmVolunteer', link, { details: person });
    expect(confirmed.body.data).toMatchObject({ status: 'applied', details: { mobile: '9876543210' } });
    await applyAs({ ...person, mobile: '9000000003' });
    expect((await withToken('readVolunteer', link)).body.data.details).toMatchObject({
      mobile: '9876543210',
    });
  });

  test('twice with the same details is confirmed with one button', async () => {
    const person = personOf();
    await applyAs(person);
    await applyAs(person);
    expect((await withToken('confirmVolunteer', await linkTo(person.email))).status).toBe(200);
  });

  test('at once with one mailbox leaves one application', async () => {
    const person = personOf();
    const answers = await Promise.all(Array.from({ length: 5 }, () => applyAs(person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await stored()).toHaveLength(1);
  });

  test('mails a stranger only a few times a day, and answers the same', async () => {
    const person = personOf();
    const address = '192.0.2.200';
    const answers = [];
    for (let times = 0; times < VISITOR_MAILS.requests + 2; times++)
      answers.push((await applyAs(person, { address })).status);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await mailsTo(person.email)).toHaveLength(VISITOR_MAILS.requests);
  });

  test('is a 404 unless the NGO is verified', async () => {
    expect((await call('GET', `volunteer/getNgoToJoin/${ngoId}`)).status).toBe(200);
    const pending = await savedNgo(db, { status: 'pending', verifiedAt: null });
    for (const id of [pending, '99999999', 'x']) {
      ngoId = id;
      expect((await applyAs(personOf())).status).toBe(404);
      expect((await call('GET', `volunteer/getNgoToJoin/${id}`)).status).toBe(404);
    }
  });
});
