import { OpenAPIHono } from '@hono/zod-openapi';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { referenceApi } from '#src/features/reference/reference.api.server.ts';
import { respondToErrors } from '#src/server/api/api-errors.server.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { ngoApi } from './ngo.api.server.ts';
import * as contract from './ngo.contract.ts';
import { saveNgos } from './ngo-index.server.ts';

const { db } = await testDatabase();
const errors: unknown[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
const api = new OpenAPIHono<ApiEnv>().route('/ngo', ngoApi).route('/reference', referenceApi);
api.onError(respondToErrors(() => new Map()));

async function call(path: string, language: Language = 'en') {
  const caller = { address: '192.0.2.1', language };
  const response = await api.request(path, {}, { db, log, caller, requestId: 'r', limits: false });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: response.status, body: await response.json() };
}

const paper = { number: 'AAATS1234KE20241', validFrom: '2024-04-01', validTo: '2029-03-31' };

beforeAll(async () => {
  await saveNgos(db, [
    {
      name: 'Jivan Jyot',
      nameGu: 'જીવન જ્યોત',
      category: 'health',
      city: 'Surat',
      services: parseServices('Blood bank').services,
      address: '1, Ring Road',
      pin: '395001',
      phone: '9876543210',
      email: 'a@example.org',
      mission: 'Blood',
      website: 'https://example.org/',
      description: 'Long',
      foundedYear: 1999,
      registrationType: 'Trust' as const,
      darpanId: 'GJ/2019/0000001',
      pan: 'AAATS1234K',
      reg12A: paper,
      reg80G: paper,
      csr1: 'CSR00012345',
      fcra: { number: '041234567', validFrom: null, validTo: '2028-12-31' },
      status: 'verified' as const,
      verifiedAt: '2026-03-31T20:00:00.000Z',
      lastConfirmedAt: '2026-05-01T00:00:00.000Z',
    },
    { name: 'Bare', category: 'animals', city: 'Kalol (Panchmahal)' },
    { name: 'Hidden Trust', category: 'health', city: 'Surat', source: 'registered' },
    { name: 'Suspended Trust', category: 'health', city: 'Surat', status: 'suspended' },
  ]);
});

describe("an NGO's record", () => {
  test('returns all fields of a complete NGO, with the PAN masked', async () => {
    const { status, body } = await call('/ngo/getNgoById/1');
    expect(status).toBe(200);
    expect(contract.ngoDetail.parse(body.data)).toEqual(body.data);
    expect(body.data).toMatchObject({
      _id: '1',
      panMasked: 'AAAXXXXX4K',
      district: 'Surat',
      // The number begins with the PAN.
      reg12A: { ...paper, number: 'AAAXXXXX4KE20241' },
      reg80G: { ...paper, number: 'AAAXXXXX4KE20241' },
      services: parseServices('Blood bank').services,
      fcra: { number: '041234567', validFrom: null, validTo: '2028-12-31' },
      verifiedAt: '2026-04-01',
      lastConfirmedAt: '2026-05-01',
    });
    expect(Object.keys(body.data)).not.toContain('pan');
    expect(JSON.stringify(body)).not.toContain('AAATS1234K');
  });

  test('returns null for empty fields', async () => {
    const { body } = await call('/ngo/getNgoById/2');
    expect(contract.ngoDetail.parse(body.data)).toEqual(body.data);
    expect(body.data).toMatchObject({
      panMasked: null,
      reg12A: null,
      fcra: null,
      services: [],
      district: 'Panchmahal',
    });
  });

  test.each([
    '3',
    '4',
    '999',
    '0',
    '-1',
    '1.5',
    'x',
    '1;drop',
    '9'.repeat(16),
    '9'.repeat(300),
    '%00',
    '%F0%9F%98%80',
  ])('returns 404 for the id %s', async (id) => {
    expect(await call(`/ngo/getNgoById/${id}`)).toEqual({
      status: 404,
      body: { success: false, msg: 'There is nothing here. Please check the link.' },
    });
  });

  test('never contains the PAN', async () => {
    for (const path of ['getNgoById/1', 'getAllNgo?q=jivan', 'suggest?q=jiv', 'getNgoByCity/Surat']) {
      const { body } = await call(`/ngo/${path}`);
      expect(JSON.stringify({ ...body, data: { ...body.data, reg12A: 0, reg80G: 0 } })).not.toContain(
        'AAATS1234K"',
      );
    }
  });
});

describe('a list', () => {
  test.each([
    'getAllNgo',
    'getNgoByCategory/health',
    'getNgoByCity/Surat',
    'getNgoByCity/surat',
    'getAllNgo?q=jivan&city=Surat',
  ])('of %s matches the contract and omits unlisted NGOs', async (path) => {
    const { status, body } = await call(`/ngo/${path}`);
    expect(status).toBe(200);
    expect(contract.ngoPage.parse(body)).toEqual(body);
    expect(body.data.map(({ name }: { name: string }) => name)).toContain('Jivan Jyot');
    expect(JSON.stringify(body)).not.toMatch(/Hidden|Suspended/);
  });

  test('accepts a town with spaces and brackets in the path', async () => {
    for (const city of ['Kalol (Panchmahal)', 'kalol-panchmahal', 'KALOL PANCHMAHAL']) {
      expect((await call(`/ngo/getNgoByCity/${encodeURIComponent(city)}`)).body.total).toBe(1);
    }
  });

  test.each([
    ['getNgoByCategory/nonsense', 404, 'There is no such category'],
    ['getNgoByCity/Demo', 404, 'There is no such city'],
    ['getNgoByCity/%00', 404, 'There is no such city'],
    ['getAllNgo?category=x', 400, 'There is no such category'],
    ['getAllNgo?city=Atlantis', 400, 'There is no such city'],
    ['getAllNgo?city=Demo', 400, 'There is no such city'],
    ['getAllNgo?sort=best', 400, 'There is no such order'],
    ['getAllNgo?sort=distance', 400, 'To sort by distance'],
    ['getAllNgo?page=0', 400, 'There is no such page'],
    ['getAllNgo?page=-1', 400, 'There is no such page'],
    ['getAllNgo?page=1.5', 400, 'There is no such page'],
    ['getAllNgo?page=x', 400, 'There is no such page'],
    ['getAllNgo?page=1e99', 400, 'There is no such page'],
    ['getAllNgo?page=1&page=2', 400, 'There is no such page'],
    ['getAllNgo?pageSize=0', 400, 'Something in the request'],
    ['getAllNgo?pageSize=101', 400, 'Something in the request'],
    ['getAllNgo?verified=maybe', 400, 'Something in the request'],
    ['getAllNgo?q=a&q=b', 400, 'Something in the request'],
  ])('%s is refused with %i and a message', async (path, status, sentence) => {
    const response = await call(`/ngo/${path}`);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ success: false, msg: expect.stringContaining(sentence) });
  });

  test('returns errors in the language of the caller', async () => {
    const { body } = await call('/ngo/getAllNgo?sort=best&page=0', 'gu');
    expect(body.msg).toBe('વિનંતીમાં કંઈક બરાબર નથી. errors જુઓ.');
    expect(Object.keys(body.errors).sort()).toEqual(['page', 'sort']);
    expect(body.errors.page).toBe('એવું કોઈ પેજ નથી. પેજ 1થી ગણાય છે.');
  });
});

describe('bad input to the search', () => {
  const texts = [
    ...[
      '"',
      '\'"\'"',
      '%',
      '_%_%',
      '\0',
      'jivan\0jyot',
      '😀👨‍👩‍👧',
      '\u200d\u200c',
      '( & | !',
      "'); drop table ngo; --",
      '<script>',
      '\\',
      ':*',
      'a:*',
      '?last',
      "'?begun'",
    ],
    ...['jivan'.repeat(80), 'x '.repeat(200), 'જી'.repeat(200), '્'.repeat(8), '\ufffd', '\ud800'],
    ...[
      'જીવન jyot ज्योत 108 ☃',
      'ﬁne ＪＩＶＡＮ',
      'ⅷ ½ ²',
      'İ ẞ ŉ',
      '中文 العربية தமிழ்',
      '~',
      '~~~ {|}',
      '1'.repeat(200),
    ],
  ];

  // Titles are JSON so that no NUL ends up in the output.
  const titled = texts.map((text) => [JSON.stringify(text.slice(0, 20)), text] as const);
  test.each(titled)('%s is answered', async (_, text) => {
    for (const path of ['getAllNgo', 'suggest']) {
      const { status, body } = await call(`/ngo/${path}?q=${encodeURIComponent(text.toWellFormed())}`);
      expect(status).toBe(200);
      expect(body.success).toBe(true);
    }
  });

  test('finds nothing without letters or digits, and everything if empty', async () => {
    for (const text of ['%', '"', '😀'])
      expect((await call(`/ngo/getAllNgo?q=${encodeURIComponent(text)}`)).body.total).toBe(0);
    expect((await call('/ngo/getAllNgo?q=')).body.total).toBe(2);
    expect((await call('/ngo/suggest')).body).toEqual({ success: true, data: [] });
    expect((await call('/ngo/suggest?q=%20')).body.data).toEqual([]);
  });

  test('is cut at the maximum length', async () => {
    expect((await call(`/ngo/getAllNgo?q=jivan${'%20'.repeat(9000)}xqzw`)).body.total).toBe(1);
  });

  test('causes no internal error', () => expect(errors).toEqual([]));
});

describe('the reference lists', () => {
  test("of cities begin with the placeholder 'Demo'", async () => {
    const { body } = await call('/reference/getAllCity');
    expect(body.data).toHaveLength(131);
    expect(body.data[0]).toMatchObject({ name: 'Demo', isPlaceholder: true });
    expect(body.data.filter(({ isPlaceholder }: { isPlaceholder: boolean }) => isPlaceholder)).toHaveLength(
      1,
    );
  });

  test('of states contain all 28, from Andhra Pradesh to West Bengal', async () => {
    const { data } = (await call('/reference/getAllState')).body;
    expect([data.length, data[0].name, data.at(-1).name]).toEqual([28, 'Andhra Pradesh', 'West Bengal']);
  });

  test('of categories and of names exist in three languages', async () => {
    expect((await call('/reference/getAllCategory')).body.data).toHaveLength(12);
    const { body } = await call('/reference/getNames?language=gu');
    expect(body.data.cities.Surat).toBe('સુરત');
    expect((await call('/reference/getNames?language=fr')).status).toBe(400);
  });
});
