import { countRequest } from '#src/server/security/rate-limit.server.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { schemeTesting, type PageBody } from '#src/features/scheme/scheme.fixture.ts';
import { personKeys } from './register.rules.ts';
import type { Registration } from './registrations.contract.ts';
import { VISITOR_MAILS } from '#src/features/mail/visitor-mail.server.ts';
import { REGISTERING } from './register.service.server.ts';

const app = await testApp();
const { call, db, pool, mailsTo } = app;
const { ngoWithUser, added, personOf, register } = schemeTesting(app);

let token: string;
let schemeId: string;
beforeAll(async () => {
  ({ token } = await ngoWithUser({ name: 'Drishti Mandal', nameGu: 'દૃષ્ટિ મંડળ' }));
});
beforeEach(async () => {
  schemeId = await added(token);
});

const stored = async (id = schemeId) =>
  (
    await pool.query<Record<string, string>>(
      'select * from scheme_registration where scheme_id = $1 order by id',
      [id],
    )
  ).rows;
const shownCount = async (id = schemeId) =>
  (await call<{ data: { registerUser: number } }>('GET', `scheme/getOwnSchemeById/${id}`, { token })).body
    .data.registerUser;

test('saves a registration and sends a mail in the language of the form, without any of the input', async () => {
  const person = personOf({
    name: 'www.bad.example',
    city: 'rajkot',
    address: '1 www.worse.example\nRajkot',
  });
  const { status, body } = await register(schemeId, person, { language: 'gu' });
  expect([status, body.success, body.msg]).toEqual([200, true, apiMessages.gu.schemeRegistered]);
  expect(await stored()).toMatchObject([
    {
      name: 'www.bad.example',
      mobile_number: person.mobileNumber,
      email: person.email,
      address: '1 www.worse.example\nRajkot',
      city: 'Rajkot',
      status: 'new',
      language: 'gu',
    },
  ]);
  const [mail] = await mailsTo(person.email);
  expect(mail).toMatchObject({ event: 'schemeRegistered', subject: catalogues.gu.mail.scheme.subject });
  for (const words of ['Netra Sahay', 'દૃષ્ટિ મંડળ', '/gu/scheme/confirm/']) expect(mail!.body).toContain(words);
  expect(mail!.body + mail!.html).not.toMatch(/bad\.example|worse\.example/);
});

test('uses the error messages of the specification', async () => {
  const { body } = await register(schemeId);
  expect(body.msg).toBe('Scheme register successfully');
  expect(catalogues.en['scheme/registration'].failed).toBe('Something went wrong. Try again');
});

test.each([
  ['name', 'Name is required'],
  ['mobileNumber', 'MobileNumber is required'],
  ['email', 'Email is required'],
  ['address', 'Address is required'],
  ['city', 'City is required'],
])('refuses a registration without %s: %s', async (field, sentence) => {
  const { status, body } = await register(schemeId, personOf({ [field]: ' \u200b ' }));
  expect([status, body.msg, body.errors]).toEqual([422, sentence, { [field]: sentence }]);
  expect(await stored()).toEqual([]);
});

test('reports all errors of an empty form at once', async () => {
  const { status, body } = await register(schemeId, {});
  expect([status, Object.keys(body.errors!).length]).toEqual([422, 5]);
});

test.each([
  ['city', 'Demo', 'City is required'],
  ['name', 'x'.repeat(101), apiMessages.en.textLong],
  ['address', 'Aadhaar ૨૩૪૫ ૬૭૮૯ ૦૧૨૪', apiMessages.en.aadhaar],
  ['mobileNumber', '234567890124', apiMessages.en.aadhaar],
])('refuses for %s the value %s', async (field, value, sentence) => {
  const { body } = await register(schemeId, personOf({ [field]: value }));
  expect(body.errors).toEqual({ [field]: sentence });
});

test('accepts any format, stores the input unchanged, and sends no mail to an invalid address', async () => {
  const person = personOf({ mobileNumber: '99999 0000 or 1', email: 'none', city: 'Lonavala' });
  expect((await register(schemeId, person)).status).toBe(200);
  expect(await stored()).toMatchObject([
    { mobile_number: '99999 0000 or 1', mobile_key: '9999900001', email: 'none', city: 'Lonavala' },
  ]);
  expect(await mailsTo('none')).toEqual([]);
});

test.each(['98250 12345', '+91 98250-12345', '09825012345', '૯૮૨૫૦૧૨૩૪૫', '९८२५० १२३४५'])(
  'stores a mobile number as ten digits: %s',
  async (mobileNumber) => {
    expect((await register(schemeId, personOf({ mobileNumber }))).status).toBe(200);
    expect(await stored()).toMatchObject([{ mobile_number: '9825012345', mobile_key: '9825012345' }]);
  },
);
/** Returns the registrations of a scheme that the NGO sees. */
const listed = async (id = schemeId) =>
  (await call<PageBody<Registration>>('GET', `scheme/getAllRegistration/${id}`, { token })).body.data;
const linkIn = (mail: { body: string } | undefined) => /scheme\/confirm\/([\w-]+)/.exec(mail!.body)?.[1];
/** Returns the link in the latest mail to an address. */
const linkTo = async (email: string) => linkIn((await mailsTo(email))[0]);
const confirm = (link: string | undefined) =>
  call('POST', 'scheme/confirmRegistration', { body: { token: link } });
const HER = { email: 'asha@example.org', mobileNumber: '9876543210' };

describe('the same person', () => {
  test.each([
    ['the same email', { email: 'ASHA@Example.org ', mobileNumber: '9111111111' }, 2],
    ['the same number', { email: 'other@example.org', mobileNumber: '+91-98765 43210' }, 2],
    ['the same number in Gujarati digits', { email: 'ASHA@example.org', mobileNumber: '૦૯૮૭૬૫૪૩૨૧૦' }, 1],
    ['both', { email: 'asha@example.org', mobileNumber: '9876543210' }, 1],
  ])(
    'by %s gets the same answer and a mail, and whoever sends the form learns nothing',
    async (_, again, expected) => {
      const first = await register(schemeId, personOf(HER));
      const before = (await mailsTo(again.email.trim().toLowerCase())).length;
      const second = await register(schemeId, personOf(again));
      expect([second.status, second.body]).toEqual([200, first.body]);
      expect(second.body.msg).toBe('Scheme register successfully');
      expect(await mailsTo(again.email.trim().toLowerCase())).toHaveLength(before + 1);
      expect([(await listed()).length, await shownCount()]).toEqual([expected, expected]);
    },
  );

  test('learns of an earlier confirmed registration only by mail', async () => {
    const person = personOf();
    await register(schemeId, person);
    await confirm(await linkTo(person.email));
    const { status, body } = await register(schemeId, person);
    expect([status, body.msg]).toEqual([200, apiMessages.en.schemeRegistered]);
    const [mail] = await mailsTo(person.email);
    expect(mail!.subject).toBe(catalogues.en.mail.scheme.subjectAlready);
    expect(linkIn(mail)).toBeUndefined();
    expect(await listed()).toMatchObject([{ confirmation: 'confirmed' }]);
  });

  test('is distinguished by name if there is no mailbox to confirm', async () => {
    for (const name of ['Asha', 'Bina', 'ASHA'])
      await register(schemeId, personOf({ name, email: 'none', mobileNumber: 'none' }));
    expect((await listed()).map(({ name }) => name)).toEqual(['Bina', 'Asha']);
  });

  test('can register for another scheme', async () => {
    const person = personOf();
    const other = await added(token);
    expect([(await register(schemeId, person)).status, (await register(other, person)).status]).toEqual([
      200, 200,
    ]);
  });

  test('is identified by ten digits, by any digits, or by the text', () => {
    const keysOf = (mobileNumber: string) => personKeys({ ...personOf(), mobileNumber }).mobile;
    expect(keysOf('0091 98765-43210')).toBe('9876543210');
    expect(keysOf('98765 4321')).toBe('987654321');
    expect(keysOf('None')).toBe('none');
  });
});

test('lists each of 200 concurrent registrants once and counts them correctly', async () => {
  const same = personOf();
  const everybody = Array.from({ length: 200 }, (_, at) => (at % 20 === 7 ? same : personOf()));
  const answers = await Promise.all(
    everybody.map((person) => register(schemeId, person, { address: '198.51.100.7' })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const rows = (await stored()).filter((row) => row['is_shown']);
  expect(new Set(rows.map(({ email }) => email)).size).toBe(191);
  expect([rows.length, await shownCount()]).toEqual([191, 191]);
  const { rows: mails } = await pool.query<{ recipient: string }>(
    `select distinct recipient from mail where event = 'schemeRegistered' and recipient = any($1)`,
    [everybody.map(({ email }) => email)],
  );
  expect(mails).toHaveLength(191);
});

test('creates no duplicates and no deadlock from concurrent registrations with crossed emails and numbers', async () => {
  const one = personOf();
  const two = personOf();
  const crossed = [one, two, { ...one, email: two.email }, { ...two, email: one.email }];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => register(schemeId, crossed[at % 4])),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const rows = (await stored()).filter((row) => row['is_shown']);
  expect([rows.length, await shownCount()]).toEqual([4, 4]);
});

test.each(['1', '0', 'x', '99999999999999999999'])(
  'refuses registrations for the scheme %s with 404',
  async (id) => {
    expect((await register(id)).status).toBe(404);
  },
);

test('limits the registrations from one address', async () => {
  const address = '198.51.100.8';
  const caller = { address, language: 'en' as const };
  for (let n = 0; n < REGISTERING.requests; n++) await countRequest(db, { limit: REGISTERING, caller });
  const { status, body, headers } = await register(schemeId, personOf(), { address });
  expect([status, body.msg]).toEqual([429, `${apiMessages.en.schemeTooManyTries} Please wait 60 minutes.`]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('limits the mails to one mailbox but saves every registration', async () => {
  const email = personOf().email;
  const ids = await Promise.all(Array.from({ length: VISITOR_MAILS.requests + 2 }, () => added(token)));
  for (const id of ids)
    expect((await register(id, personOf({ email }), { address: '198.51.100.9' })).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(VISITOR_MAILS.requests);
  for (const id of ids) expect(await listed(id)).toHaveLength(1);
});
