import { describe, expect, test } from 'vitest';
import { endpoints } from '../tests/support/endpoints.ts';
import { unboundedTexts } from '../tests/support/unbounded-texts.ts';
import { savedNgo } from '../tests/support/saved-ngo.ts';
import { testApp } from '../tests/support/test-app.ts';

const { call, callConfirmed, db, signedIn } = await testApp();

const KIB = 1024;
const UNREADABLE = {
  'a NUL': 'a\0b',
  'half an emoji': 'a\ud83d',
  'the other half': '\udc4da',
  'nine marks on one letter': `e${'\u0323'.repeat(9)}`,
  'thousands of marks on one letter': `e${'\u0323\u0301'.repeat(8000)}`,
};

describe.each(Object.entries(UNREADABLE))('text that contains %s', (_name, text) => {
  test('in a body gets an error at its field', async () => {
    const { status, body } = await call('POST', 'feedback/addFeedback', {
      body: { rating: 5, message: text },
    });
    expect(status).toBe(400);
    expect(body['errors']).toEqual({ message: expect.stringContaining('cannot be read') as string });
  });

  test('is detected at any depth', async () => {
    const answer = await call('POST', 'feedback/addFeedback', {
      body: { rating: 5, more: [{ deep: [text] }] },
    });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty(['more.0.deep.0']);
  });

  test('in a query or path causes no internal error', async () => {
    const encoded = encodeURIComponent(text.toWellFormed());
    for (const path of [`scheme/getAllScheme?state=${encoded}`, `ngo/getNgoById/${encoded}`])
      expect((await call('GET', path)).status).toBeLessThan(500);
  });

  test('is refused for signed-in callers too', async () => {
    const ngoId = await savedNgo(db);
    const { token } = await signedIn({ role: 'ngo', ngoId });
    const answer = await call('POST', 'ngo/updateNgo', { token, body: { revision: 1, mission: text } });
    expect(answer.status).toBe(400);
  });
});

test('accepts names with as many combining marks as any language needs', async () => {
  const message = 'ક્ષત્રિય ગૃહિણીઓ ज़मीन क्ष्म्य 👩🏽‍🌾 ḗ';
  expect((await call('POST', 'feedback/addFeedback', { body: { rating: 5, message } })).status).toBe(201);
});

test('refuses a body of more than 64 KiB, whatever Content-Length says', async () => {
  const body = { rating: 5, message: 'x'.repeat(64 * KIB) };
  const { status } = await call('POST', 'feedback/addFeedback', { body });
  expect(status).toBe(413);
});

test('only uploads may be larger', () => {
  const larger = endpoints.filter(({ rules }) => (rules?.bodyBytes ?? 0) > 64 * KIB);
  expect(larger.map(({ name }) => name)).toEqual([
    'POST /api/ngo/addNgoPhoto',
    'POST /api/donation/matchBankStatement',
    'POST /api/donation/setSignature',
  ]);
});

test.for([
  ['ngo/addNgoPhoto', 'photo', 15],
  ['donation/matchBankStatement', 'file', 10],
  ['donation/setSignature', 'signature', 2],
] as const)(
  'a file that is too large for %s is refused with the size that is allowed',
  async ([path, field, mib]) => {
    const { token } = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    const body = new FormData();
    body.set(field, new File([new Uint8Array((mib + 1) * 1024 * KIB)], 'large'));
    const refused = await callConfirmed<{ msg: string }>('POST', path, { token, body });
    expect(refused).toMatchObject({ status: 413, body: { msg: expect.stringContaining(`${mib} MB`) } });
  },
);

describe('the body of an upload', () => {
  const photo = { method: 'POST', path: 'ngo/addNgoPhoto' };
  const manager = async () => (await signedIn({ role: 'ngo', ngoId: await savedNgo(db) })).token;
  const formOf = (fields: number) => {
    const form = new FormData();
    for (let field = 0; field < fields; field++) form.append('a', '');
    return form;
  };

  test('is not read if it is no form with a file', async () => {
    const token = await manager();
    const text = 'a&'.repeat(2_000_000);
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const body = new URLSearchParams('a');
      const headers = { 'content-type': type, 'content-length': String(text.length) };
      expect((await call(photo.method, photo.path, { token, body, headers })).status, type).toBe(415);
    }
  });

  test('is not parsed if it has more fields than a form with a file', async () => {
    const token = await manager();
    const { status, body } = await call(photo.method, photo.path, { token, body: formOf(80_000) });
    expect([status, body['errors']]).toEqual([400, undefined]);
    expect((await call(photo.method, photo.path, { token, body: formOf(3) })).body['errors']).toEqual({
      photo: expect.any(String) as string,
    });
  });
});

test('a text of letters that stand for sentences is refused before it is compared with anything', async () => {
  const body = { rating: 5, message: '\ufdfa@'.repeat(2000) };
  const { status, body: answer } = await call('POST', 'feedback/addFeedback', { body });
  expect([status, Object.keys(answer['errors'] as object)]).toEqual([400, ['message']]);
});

test('refuses an object with a property named length', async () => {
  const body = { email: { length: { toString: 1 } } };
  expect((await call('POST', 'sendOtp', { body })).status).toBe(400);
});

test('refuses deeply nested JSON', async () => {
  const deep = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;
  const { status } = await call('POST', 'feedback/addFeedback', { body: JSON.parse(deep) as unknown });
  expect(status).toBe(400);
});

test('every text in a contract has a maximum length', () => {
  expect(unboundedTexts(), 'add .max() to its schema').toEqual([]);
});
