import { beforeEach, describe, expect, test } from 'vitest';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

const app = await testApp();
const { call, callConfirmed, db, signedIn, mailsTo } = app;
const { formOf } = schemeTesting(app);

type Answer = { data: { _id: string; revision: number } };
const needsPassword = { status: 403, body: { data: { confirm: true } } };

let token: string;
let email: string;
beforeEach(async () => {
  const ngoId = await savedNgo(db, { phone: '2652234567' });
  ({ token, email } = await signedIn({ role: 'ngo', ngoId }));
});

const named = async () =>
  (await mailsTo(email)).filter(({ event }) => event === 'contactsNamed').map(({ body }) => body);

/** The lists of an NGO whose titles people read one below the other: how to add one with a title, and to save it. */
const LISTS = [
  {
    what: 'purposes',
    add: 'donation/addPurpose',
    save: 'donation/editPurpose',
    bodyOf: (title: string, titleGu = '') => ({ title, titleGu, goal: '5000000' }),
  },
  {
    what: 'schemes',
    add: 'scheme/addNewScheme',
    save: 'scheme/updateScheme',
    bodyOf: (title: string, titleGu = '') =>
      formOf({ schemeName: title, translations: { gu: { schemeName: titleGu } } }),
  },
];

describe.each(LISTS)('titles of $what beside each other', ({ add: path, save: savePath, bodyOf }) => {
  const add = (title: string, titleGu?: string) =>
    callConfirmed<Answer>('POST', path, { token, body: bodyOf(title, titleGu) });
  const save = (id: string, title: string) =>
    callConfirmed<Answer>('POST', `${savePath}/${id}`, { token, body: bodyOf(title) });

  test.each([
    ['Bank account 1234 5678', '9012 3456, State Bank'],
    ['IFSC SBIN', '0000300, State Bank'],
    ['Write to drishti@', 'ybl, thank you'],
    ['GPay 98250', '12345 at any time'],
  ])('say no account together, whatever their order: %s / %s', async (first, second) => {
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const added = await add(one);
      expect(added.status).toBe(201);
      expect((await add('Blankets')).status).toBe(201);
      expect((await add(other)).status).toBe(400);
      const { _id } = (await add('Eye camps')).body.data;
      expect((await save(_id, other)).status).toBe(400);
      // What was added first stays, and may be changed.
      expect((await save(added.body.data._id, `Cows ${token.length}`)).status).toBe(200);
    }
  });

  test('say a number together only with the password and a mail', async () => {
    await add('To help us, call 98250');
    const { _id } = (await add('Blankets')).body.data;
    const body = bodyOf('12345 at any time');
    expect(await call('POST', `${savePath}/${_id}`, { token, body })).toMatchObject(needsPassword);
    expect((await save(_id, '12345 at any time')).status).toBe(200);
    expect(await named()).toEqual([expect.stringContaining('New: “9825012345”.')]);
    // It stands there now.
    expect((await save(_id, '12345 at all times')).status).toBe(200);
    expect(await named()).toHaveLength(1);
  });

  test('are read in each language', async () => {
    expect(await add('Blankets', 'ખાતા નંબર ૧૨૩૪ ૫૬૭૮')).toMatchObject({ status: 201 });
    expect((await add('Cows', '૯૦૧૨ ૩૪૫૬ સ્ટેટ બેંક')).status).toBe(400);
    expect((await add('Cows', 'ગાય માટે ૫')).status).toBe(201);
  });

  test('name a contact of another one without a mail', async () => {
    await add('Eye camps, 98765 43210');
    const { _id } = (await add('Blankets')).body.data;
    expect((await save(_id, 'Blankets for 500 families in 2026-27')).status).toBe(200);
    expect((await add('School bags, 98765 43210')).status).toBe(201);
    expect(await named()).toHaveLength(1);
  });

  test('of another NGO are not read with them', async () => {
    const { token: other } = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    await callConfirmed('POST', path, { token: other, body: bodyOf('GPay 98250') });
    expect((await add('12345 at any time')).status).toBe(201);
  });
});

test('a closed purpose and a deleted scheme are read when they are public again', async () => {
  const purpose = { title: 'GPay 98250', goal: '5000000' };
  const first = await callConfirmed<Answer>('POST', 'donation/addPurpose', { token, body: purpose });
  const id = first.body.data._id;
  expect((await callConfirmed('POST', `donation/closePurpose/${id}`, { token })).status).toBe(200);
  const second = { ...purpose, title: '12345 at any time' };
  expect((await callConfirmed('POST', 'donation/addPurpose', { token, body: second })).status).toBe(201);
  expect((await callConfirmed('POST', `donation/reopenPurpose/${id}`, { token })).status).toBe(400);

  const scheme = await callConfirmed<Answer>('POST', 'scheme/addNewScheme', {
    token,
    body: formOf({ schemeName: 'GPay 98250' }),
  });
  const schemeId = scheme.body.data._id;
  expect((await callConfirmed('DELETE', `scheme/deleteScheme/${schemeId}`, { token })).status).toBe(200);
  const body = formOf({ schemeName: '12345 at any time' });
  expect((await callConfirmed('POST', 'scheme/addNewScheme', { token, body })).status).toBe(201);
  expect((await callConfirmed('POST', `scheme/restoreScheme/${schemeId}`, { token })).status).toBe(400);
});
