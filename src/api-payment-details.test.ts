import { describe, expect, test } from 'vitest';
import { document, endpoints, isAllowed, type Endpoint } from '../tests/support/endpoints.ts';
import { sampleValue } from '../tests/support/sample-value.ts';
import { savedNgo } from '../tests/support/saved-ngo.ts';
import { testApp } from '../tests/support/test-app.ts';
import { NOT_SHOWN } from './server/api/api-text.server.ts';

const { call, callConfirmed, db, signedIn, confirmed } = await testApp();

const UPI_ID = 'Pay to drishti@okaxis';

const requestOf = ({ path, method }: Pick<Endpoint, 'path' | 'method'>) =>
  document.paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {};
/** Every endpoint that takes texts, with a body whose every text holds a UPI id. */
const withTexts = endpoints.flatMap((endpoint) => {
  const schema = requestOf(endpoint)['application/json']?.schema;
  const body = schema && sampleValue({ schema, id: UPI_ID, text: UPI_ID });
  const places = placesOf(body, []);
  return places.length > 0 ? [{ ...endpoint, body, places }] : [];
});

/** Returns the places of the texts in a body, such as `['translations', 'gu', 'office']`. */
function placesOf(value: unknown, place: string[]): string[][] {
  if (value === UPI_ID) return [place];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...place, name]));
}

describe('payment details', () => {
  test.each(withTexts)('$name refuses them in every text that may be shown', async (endpoint) => {
    const { body, places, rules } = endpoint;
    const role = isAllowed(endpoint, 'verified') ? 'ngo' : isAllowed(endpoint, 'staff') ? 'staff' : 'admin';
    const ngoId = await savedNgo(db);
    const { token } = await signedIn({ role, ...(role === 'ngo' && { ngoId }) });
    const path = endpoint.path.replace(/^\/api\//, '').replace(/\{[^}]+\}/g, ngoId);
    const headers = rules?.confirm ? await confirmed(token) : {};
    const answer = await call<{ errors?: Record<string, string> }>(endpoint.method, path, {
      body,
      headers,
      ...(rules?.access !== 'public' && { token }),
    });
    const allowed = rules?.paymentDetailsIn ?? [];
    const guarded = places.filter(
      (place) => !place.some((name) => NOT_SHOWN.has(name) || allowed.includes(name)),
    );
    const refused = Object.entries(answer.body.errors ?? {}).filter(([, sentence]) =>
      /UPI id/.test(sentence),
    );
    expect(refused.map(([place]) => place).sort()).toEqual(guarded.map((place) => place.join('.')).sort());
    if (guarded.length > 0) expect(answer.status).toBe(400);
  });

  test('are allowed where people report them, in the form for them, and in what the NGO alone reads', () => {
    const allowed = withTexts.flatMap(({ name, rules, places }) =>
      places
        .map((place) => place.join('.'))
        .filter((place) => rules?.paymentDetailsIn?.includes(place))
        .map((place) => `${name} ${place}`),
    );
    expect(allowed).toEqual([
      'POST /api/ngo/sendBackNgo/{id} reason',
      'POST /api/ngo/suspendNgo/{id} reason',
      'POST /api/feedback/addFeedback message',
      'POST /api/feedback/addContactMessage message',
      'POST /api/feedback/reportMistake message',
      'POST /api/helpRequest/sendHelpRequestByNgoCity helpDescription',
      'POST /api/helpRequest/sendHelpRequestByNgoCity safeContact',
      'POST /api/helpRequest/suggestHelpCategory words',
      'POST /api/helpRequest/addMessage message',
      'POST /api/helpRequest/changeSafeContact safeContact',
      'POST /api/helpRequest/sayIfHelped message',
      'POST /api/helpRequest/fileHelpRequest helpDescription',
      'POST /api/helpRequest/fileHelpRequest safeContact',
      'POST /api/scheme/updateRegistration/{id} note',
      'POST /api/volunteer/noteVolunteer/{id} note',
      'POST /api/donation/addBankDetail accountNumber',
      'POST /api/donation/addBankDetail accountNumberAgain',
      'POST /api/donation/addBankDetail ifsc',
      'POST /api/donation/addBankDetail upiId',
      'POST /api/donation/editBankDetail/{id} accountNumber',
      'POST /api/donation/editBankDetail/{id} accountNumberAgain',
      'POST /api/donation/editBankDetail/{id} ifsc',
      'POST /api/donation/editBankDetail/{id} upiId',
      'POST /api/donation/stopBankChange/{kind}/{id} reason',
    ]);
  });

  test('are not looked for in random ids, some of which look like an account number', async () => {
    const ids = withTexts.flatMap(({ path, method }) => {
      const schema = requestOf({ path, method })['application/json']?.schema;
      return Object.entries(schema?.properties ?? {}).filter(([, { format }]) => format === 'uuid');
    });
    expect(ids.map(([name]) => name)).toEqual(['door']);
    for (const [name] of ids) expect(NOT_SHOWN).toContain(name);
  });

  test('other kinds of bodies hold a file, or nothing that is shown', () => {
    const others = endpoints.filter((endpoint) =>
      Object.keys(requestOf(endpoint)).some((type) => type !== 'application/json'),
    );
    expect(others.map(({ name }) => name)).toEqual([
      'POST /api/ngo/addNgoPhoto',
      'POST /api/donation/matchBankStatement',
      'POST /api/donation/setSignature',
      'POST /api/donation/gatewayReturn',
    ]);
  });
});

test.each(['Pay to drishti@', 'IFSC SBIN'])('are found in two texts together: %s', async (title) => {
  const { token } = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
  const description = title.endsWith('@') ? 'ybl. Thank you.' : '0000300, State Bank';
  const body = { title, description, goal: '5000' };
  expect((await callConfirmed('POST', 'donation/addPurpose', { token, body })).status).toBe(400);
});

test.each(['2341 2341 2346', '2341 ❷❸❹❶ 2346', '❷❸❹❶❷❸❹❶❷❸❹❻', '234123412346', '2341234l2346'])(
  'an Aadhaar number is refused however it is written: %s',
  async (number) => {
    const { token } = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    const body = { title: 'Food', description: `Number ${number}`, goal: '5000' };
    const { status, body: answer } = await callConfirmed<{ errors: object }>('POST', 'donation/addPurpose', {
      token,
      body,
    });
    expect([400, 422]).toContain(status);
    expect(answer.errors).toEqual({ description: expect.stringMatching(/Aadhaar/) });
  },
);

test('an address of a mailbox is no payment detail', async () => {
  const ngoId = await savedNgo(db);
  const { token } = await signedIn({ role: 'ngo', ngoId });
  const body = {
    title: 'Write to help@drishtikiran.org',
    description: 'Or to office@sbi.co.in',
    goal: '5000',
  };
  expect((await callConfirmed('POST', 'donation/addPurpose', { token, body })).status).toBe(201);
});

test.for([
  'application/JSON',
  'APPLICATION/JSON; charset=utf-8',
  'application/vnd.api+JSON',
  'application/x-www-form-urlencoded+json',
  'application/x-www-form-urlencoded.x+json; charset=utf-8',
  'multipart/form-data+json',
  'application/x+json',
  ' application/json',
])('are found whatever the body is called: %s', async (type) => {
  const { token } = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
  const send = (title: string) =>
    call('POST', 'donation/addPurpose', { token, headers: { 'content-type': type }, body: { title } });
  for (const title of [UPI_ID, 'a\0b']) expect((await send(title)).status).toBe(400);
});
