import { readXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseDeletedNgos } from '#src/features/ngo/deletion/erase-ngos.service.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { Language } from '#src/shared/languages.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { api } from '#src/api.server.ts';
import { eraseOldSchemeData } from '#src/features/scheme/erase-schemes.service.server.ts';
import { schemeTesting, type PageBody } from '#src/features/scheme/scheme.fixture.ts';
import { DECIDED_RETENTION_DAYS, DELETED_RETENTION_DAYS } from '#src/features/scheme/scheme.values.ts';
import { registration, type Registration } from './registrations.contract.ts';
import type { RegistrationPage } from './registrations.service.server.ts';

const app = await testApp();
const { call, callConfirmed, pool, db, services, confirmed } = app;
const { ngoWithUser, added, personOf, register } = schemeTesting(app);

let token: string;
let ngoId: string;
let schemeId: string;
beforeEach(async () => {
  ({ token, ngoId } = await ngoWithUser());
  schemeId = await added(token);
});

type Page = PageBody<Registration> & RegistrationPage;
const list = async (query = '', id = schemeId) =>
  (await call<Page>('GET', `scheme/getAllRegistration/${id}?${query}`, { token })).body;
const namesOf = async (query: string) => (await list(query)).data.map(({ name }) => name);
const update = (id: string, body: unknown, by = token) =>
  callConfirmed<{ msg: string; data: Registration; errors: object }>(
    'POST',
    `scheme/updateRegistration/${id}`,
    {
      token: by,
      body,
    },
  );
const firstId = async () => (await list()).data[0]!._id;

describe('the list of registrations', () => {
  test('returns all fields, latest first, as the contract defines them', async () => {
    const people = ['First', 'Second', 'Third'].map((name) => personOf({ name }));
    for (const person of people) await register(schemeId, person);
    const { data, total, counts, scheme } = await list('page=1&pageSize=2');
    expect(data.map((row) => registration.parse(row))).toMatchObject([people[2], people[1]]);
    expect(data[0]).toMatchObject({ status: 'new', note: '' });
    expect([total, counts, scheme]).toEqual([
      3,
      { new: 3, contacted: 0, approved: 0, rejected: 0 },
      { _id: schemeId, schemeName: 'Netra Sahay', schemeNameGu: null, schemeNameHi: null },
    ]);
    expect((await list('page=2&pageSize=2')).data).toMatchObject([people[0]]);
  });

  test.each([
    ['kokila', ['કોકિલા પટેલ']],
    ['કોકિલા', ['કોકિલા પટેલ']],
    ['patel', ['કોકિલા પટેલ']],
    ['98765 00001', ['कमला देवी']],
    ['98765', []],
    ['kamala.devi', ['कमला देवी']],
    ['jamnagar', ['Third']],
    ['j', ['Third']],
    ['kokila rajkot', ['કોકિલા પટેલ']],
    ['kokila jamnagar', []],
    ['%', ['Third', 'कमला देवी', 'કોકિલા પટેલ']],
  ])('finds for %s the registrations of %j', async (q, names) => {
    await register(schemeId, personOf({ name: 'કોકિલા પટેલ' }));
    await register(
      schemeId,
      personOf({ name: 'कमला देवी', mobileNumber: '9876500001', email: 'kamala.devi@example.org' }),
    );
    await register(schemeId, personOf({ name: 'Third', city: 'Jamnagar' }));
    expect(await namesOf(`q=${encodeURIComponent(q)}`)).toEqual(names);
    expect((await list(`q=${encodeURIComponent(q)}`)).total).toBe(names.length);
  });

  test('filters by status and counts each status', async () => {
    for (const name of ['One', 'Two', 'Three']) await register(schemeId, personOf({ name }));
    await update(await firstId(), { status: 'approved' });
    expect(await namesOf('status=approved')).toEqual(['Three']);
    expect(await namesOf('status=new&q=one')).toEqual(['One']);
    expect(await list('status=new')).toMatchObject({ total: 2, counts: { new: 2, approved: 1 } });
    const { status } = await call('GET', `scheme/getAllRegistration/${schemeId}?status=odd`, { token });
    expect(status).toBe(400);
  });
});

describe('status and note', () => {
  test('replaces a note that stands only with the password', async () => {
    await register(schemeId);
    const id = await firstId();
    const save = async (body: object) =>
      (await call('POST', `scheme/updateRegistration/${id}`, { token, body })).status;
    expect(await save({ note: 'Papers are complete.' })).toBe(200);
    expect([await save({ note: 'x' }), await save({ note: '' })]).toEqual([403, 403]);
    expect(await save({ status: 'contacted' })).toBe(200);
  });

  test('saves both or one of them, and logs the status but never the text of the note', async () => {
    await register(schemeId);
    const id = await firstId();
    const { body } = await update(id, { status: 'contacted', note: ' Came with her daughter\nagain ' });
    expect(body.msg).toBe(apiMessages.en.schemeRegistrationSaved);
    expect(body.data).toMatchObject({ status: 'contacted', note: 'Came with her daughter\nagain' });
    expect((await update(id, { status: 'approved' })).body.data.note).toContain('daughter');
    expect((await update(id, { note: '' })).body.data).toMatchObject({ status: 'approved', note: '' });
    await update(id, { status: 'approved' });
    const { rows } = await pool.query(
      `select before, after from audit_entry where action = 'updateRegistration' and entity_id = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { before: { status: 'new', noteChanged: null }, after: { status: 'contacted', noteChanged: true } },
      { before: { status: 'contacted' }, after: { status: 'approved' } },
      { before: { noteChanged: null }, after: { noteChanged: true } },
    ]);
  });

  test('accepts an earlier status again and refuses invalid values', async () => {
    await register(schemeId);
    const id = await firstId();
    await update(id, { status: 'rejected' });
    expect((await update(id, { status: 'new' })).body.data.status).toBe('new');
    expect((await update(id, { status: 'odd' })).status).toBe(400);
    expect((await update(id, { note: 'x'.repeat(1001) })).body.errors).toHaveProperty('note');
    expect((await update(id, { note: '2345 6789 0124' })).body.errors).toHaveProperty('note');
  });
});

test('returns 404 for the registrations of another NGO', async () => {
  await register(schemeId);
  const id = await firstId();
  const other = await ngoWithUser();
  for (const path of [`getAllRegistration/${schemeId}`, `exportRegistration/${schemeId}`]) {
    const headers = await confirmed(other.token);
    expect((await call('GET', `scheme/${path}`, { token: other.token, headers })).status).toBe(404);
  }
  expect((await update(id, { status: 'approved' }, other.token)).status).toBe(404);
  expect((await list()).counts).toMatchObject({ new: 1, approved: 0 });
  for (const odd of ['0', 'x', '99999999999999999999'])
    expect((await update(odd, { status: 'approved' })).status).toBe(404);
});

describe('the export', () => {
  async function fileOf(
    query: string,
    language: Language = 'en',
  ): Promise<{ bytes: Uint8Array; headers: Headers }> {
    const request = new Request(`http://localhost/api/scheme/exportRegistration/${schemeId}?${query}`, {
      headers: { authorization: token, ...(await confirmed(token)) },
    });
    const caller = { address: '192.0.2.1', language };
    const answer = await api.fetch(request, { ...services, caller, requestId: 'test' });
    expect(answer.status).toBe(200);
    return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
  }
  const sheetOf = async (query: string, language?: Language) => {
    const { bytes } = await fileOf(query, language);
    const { sheets } = await readXlsx(bytes);
    return sheets[0]!;
  };

  test('is a valid spreadsheet in all three scripts, with headings and statuses in the language of the caller', async () => {
    await register(schemeId, personOf({ name: 'કોકિલા પટેલ', address: 'ઘર ૧\nराजकोट, Rajkot & <Gujarat>' }));
    const { name, rows } = await sheetOf('format=xlsx', 'gu');
    expect(name).toBe('નોંધણીઓ');
    expect(rows[0]).toEqual([
      ...[
        'નામ',
        'મોબાઇલ નંબર',
        'ઈમેલ',
        'સરનામું',
        'શહેર',
        'સ્થિતિ',
        'ઈમેલની ખાતરી',
        'નોંધ',
        'નોંધણીની તારીખ',
        'ફેરફારની તારીખ',
      ],
    ]);
    expect(rows[1]!.slice(0, 7)).toEqual([
      ...['કોકિલા પટેલ', expect.stringMatching(/^9\d{9}$/), expect.any(String)],
      ...['ઘર ૧\nराजकोट, Rajkot & <Gujarat>', 'Rajkot', 'નવી', 'ખાતરી થઈ નથી'],
    ]);
    expect(rows[1]![8]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    const { bytes } = await fileOf('format=csv', 'gu');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain('કોકિલા પટેલ,');
  });

  test('drops invalid control characters and keeps long numbers as text', async () => {
    await register(schemeId, personOf({ name: 'One\u0001 two', mobileNumber: '0009876500001' }));
    const { rows } = await sheetOf('format=xlsx');
    expect(rows[1]!.slice(0, 2)).toEqual(['One two', '0009876500001']);
  });

  test('contains the status and the lines of the note, and nothing is a formula', async () => {
    const name = '=HYPERLINK("x")';
    await register(schemeId, personOf({ name }));
    await update(await firstId(), { status: 'contacted', note: 'Comes on Monday.\nમા સાથે' });
    const [, row] = (await sheetOf('format=xlsx')).rows;
    expect([row![0], row![5], row![7]]).toEqual([name, 'Contacted', 'Comes on Monday.\nમા સાથે']);
    const { bytes } = await fileOf('format=csv');
    const [, line] = new TextDecoder().decode(bytes).split('\r\n');
    expect(line).toMatch(/^"'=HYPERLINK\(""x""\)",/);
  });

  test('contains all rows that match the filters, in a file named after the scheme', async () => {
    await pool.query(
      `insert into scheme_registration (scheme_id, name, mobile_number, mobile_key, email, email_key, address, city, language,
          status, decided_at, search)
        select $1, 'Name ' || i, i, i, i, i, 'x', 'Rajkot', 'en', s, case when s = 'approved' then now() end, ''
        from generate_series(1, 2500) i, lateral (select case when i % 5 = 0 then 'approved' else 'new' end) as t (s)`,
      [schemeId],
    );
    const { rows } = await sheetOf('format=xlsx');
    expect([rows.length, rows[1]![0], rows[2500]![0]]).toEqual([2501, 'Name 2500', 'Name 1']);
    const { bytes, headers } = await fileOf('format=csv&status=approved');
    expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(501);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="scheme-${schemeId}.csv"`);
    expect((await list()).counts).toMatchObject({ new: 2000, approved: 500 });
  });
});

describe('erasure', () => {
  const age = (column: string, days: number) =>
    pool.query(
      `update scheme_registration set ${column} = ${column} - make_interval(days => $1) where scheme_id = $2`,
      [days, schemeId],
    );
  const remaining = async () => (await list()).data.map(({ name }) => name);

  test('erases registrations decided 180 days ago and those unchanged for two years', async () => {
    await register(schemeId, personOf({ name: 'Waits' }));
    await register(schemeId, personOf({ name: 'Decided' }));
    await update(await firstId(), { status: 'rejected' });
    await age('decided_at', DECIDED_RETENTION_DAYS - 1);
    expect(await eraseOldSchemeData({ db })).toBe(0);
    await age('decided_at', 2);
    expect(await eraseOldSchemeData({ db })).toBe(1);
    await age('updated_at', 729);
    expect(await eraseOldSchemeData({ db })).toBe(0);
    expect(await remaining()).toEqual(['Waits']);
    await age('updated_at', 3);
    expect(await eraseOldSchemeData({ db })).toBe(1);
    expect(await list()).toMatchObject({ data: [], total: 0, counts: { new: 0, rejected: 0 } });
  });

  test('erases a deleted scheme with its registrations and their counts', async () => {
    await register(schemeId);
    await callConfirmed('DELETE', `scheme/deleteScheme/${schemeId}`, { token });
    const isErased = async () => {
      const { rows } = await pool.query(
        `select 1 from scheme where id = $1 union all select 1 from scheme_registration where scheme_id = $1
          union all select 1 from scheme_registration_count where scheme_id = $1`,
        [schemeId],
      );
      return rows.length === 0;
    };
    await eraseOldSchemeData({ db });
    expect(await isErased()).toBe(false);
    await pool.query(`update scheme set deleted_at = deleted_at - make_interval(days => $1) where id = $2`, [
      DELETED_RETENTION_DAYS,
      schemeId,
    ]);
    await eraseOldSchemeData({ db });
    expect(await isErased()).toBe(true);
  });

  test('erases the schemes and registrations of an erased NGO', async () => {
    await register(schemeId);
    await pool.query(
      `update ngo set status = 'deleted', deleted_at = now() - interval '31 days', status_before_deletion = 'verified'
        where id = $1`,
      [ngoId],
    );
    await eraseDeletedNgos(services);
    const { rows } = await pool.query('select 1 from scheme where ngo_id = $1', [ngoId]);
    expect(rows).toEqual([]);
  });
});
