import { beforeEach, describe, expect, test } from 'vitest';
import { states } from '#src/features/reference/reference.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { schemeTesting, type PageBody } from '#src/features/scheme/scheme.fixture.ts';
import {
  BENEFICIARIES,
  SCHEME_CATEGORIES,
  SCHEME_GENDERS,
  SCHEME_STATES,
  NO_ELIGIBILITY,
  SCHEMES_MOST,
  SCHEMES_MOST_UNCHECKED,
} from '#src/features/scheme/scheme.values.ts';
import { ownScheme, type OwnScheme } from './management.contract.ts';

const app = await testApp();
const { call, callConfirmed, pool } = app;
const { formOf, ngoWithUser, add, added, list, register } = schemeTesting(app);

let token: string;
let ngoId: string;
beforeEach(async () => {
  ({ token, ngoId } = await ngoWithUser());
});

const listOwn = async (body: unknown = {}) =>
  (await call<PageBody<OwnScheme>>('POST', 'scheme/getAllSchemeByNgoId', { token, body })).body;
const update = (id: string, body: unknown, by = token) =>
  callConfirmed<{ msg: string; data: OwnScheme & { now: OwnScheme } }>('POST', `scheme/updateScheme/${id}`, {
    token: by,
    body,
  });
const remove = (id: string, by = token) =>
  callConfirmed('DELETE', `scheme/deleteScheme/${id}`, { token: by });
const restore = (id: string, by = token) =>
  callConfirmed('POST', `scheme/restoreScheme/${id}`, { token: by });
const publicStatus = async (id: string) => (await call('GET', `scheme/getSchemeById/${id}`)).status;
const auditOf = async (action: string) =>
  (
    await pool.query<{ before: unknown; after: unknown; entity_id: string }>(
      'select before, after, entity_id from audit_entry where action = $1 and ngo_id = $2 order by id',
      [action, ngoId],
    )
  ).rows;

describe('adding a scheme', () => {
  test('stores and lists all fields and writes the audit log', async () => {
    const eligibility = {
      ageFrom: '૧૮',
      ageTo: 65,
      incomeUpTo: '2,00,000',
      documents: [' Ration card ', ''],
    };
    const { status, body } = await add(token, formOf({ link: 'www.example.org', eligibility }));
    expect([status, body.success, body.msg]).toEqual([201, true, 'Your scheme has been added.']);
    expect(ownScheme.parse(body.data)).toMatchObject({
      ...formOf(),
      link: 'https://www.example.org/',
      eligibility: { ageFrom: 18, ageTo: 65, incomeUpTo: 200_000, documents: ['Ration card'] },
      registerUser: 0,
      newUser: 0,
      revision: 1,
    });
    const { proposedNeeds: _, ...listed } = body.data;
    expect((await listOwn()).data).toEqual([listed]);
    expect(await auditOf('addNewScheme')).toMatchObject([
      { entity_id: body.data._id, after: { schemeName: 'Netra Sahay', category: ['Health'] } },
    ]);
  });

  test.each([
    ['schemeName', ' ', 'Scheme name is required'],
    ['description', undefined, 'Description is required'],
    ['category', [], 'Category is required'],
    ['category', ['Sports'], 'Category is required'],
    ['beneficiary', undefined, 'Beneficiary is required'],
    ['gender', '', 'Gender is required'],
    ['gender', 'Other', 'Gender is required'],
    ['state', '', 'Please select a state'],
    ['state', 'Delhi', 'Please select a state'],
    ['link', 'javascript:alert(1)', apiMessages.en.schemeLink],
    ['description', 'Mine is 2345 6789 0124', apiMessages.en.aadhaar],
    ['schemeName', 'x'.repeat(151), apiMessages.en.textLong],
  ])('refuses the form when %s is %j', async (field, value, sentence) => {
    const { status, body } = await add(token, formOf({ [field]: value }));
    expect([status, body.msg]).toEqual([422, sentence]);
    expect(body.errors).toEqual({ [field]: sentence });
    expect((await listOwn()).total).toBe(0);
  });

  test('reports all errors of an empty form at once, in the language of the caller', async () => {
    const { status, body } = await call<{ errors: Record<string, string> }>('POST', 'scheme/addNewScheme', {
      token,
      body: {},
      language: 'gu',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      schemeName: apiMessages.gu.schemeNameRequired,
      description: apiMessages.gu.schemeDescriptionRequired,
      category: apiMessages.gu.schemeCategoryRequired,
      beneficiary: apiMessages.gu.schemeBeneficiaryRequired,
      gender: apiMessages.gu.schemeGenderRequired,
      state: apiMessages.gu.schemeStateRequired,
    });
  });

  test.each([
    [{ ageFrom: 121 }, 'ageFrom'],
    [{ ageTo: -1 }, 'ageTo'],
    [{ ageFrom: 60, ageTo: 18 }, 'ageTo'],
    [{ incomeUpTo: 'little' }, 'incomeUpTo'],
    [{ incomeUpTo: 0 }, 'incomeUpTo'],
    [{ documents: ['x'.repeat(121)] }, 'documents'],
    [{ documents: ['2345 6789 0124'] }, 'documents'],
  ])('refuses the eligibility %j at the field %s', async (eligibility, field) => {
    const { status, body } = await add(token, formOf({ eligibility }));
    expect([status, Object.keys(body.errors!)]).toEqual([422, [field]]);
  });
});

test('offers the lists of the specification', () => {
  expect(SCHEME_CATEGORIES).toEqual(['Health', 'Education', 'Housing', 'Employment']);
  expect(BENEFICIARIES).toEqual(['EWS', 'SC', 'ST', 'OBC', 'General']);
  expect(SCHEME_GENDERS).toEqual(['All', 'Male', 'Female']);
});

test('offers the 28 states of the reference data and “all”', async () => {
  expect(SCHEME_STATES).toEqual(states.map(({ name }) => name));
  for (const state of ['all', 'All'])
    expect((await add(token, formOf({ state }))).body.data.state).toBe('all');
});

describe('the list of an NGO', () => {
  test('returns only its own schemes, latest first, and all of them without paging', async () => {
    const other = await ngoWithUser();
    await added(other.token);
    for (const schemeName of ['One', 'Two', 'Three']) await added(token, { schemeName });
    const { data, total } = await listOwn();
    expect([data.map(({ schemeName }) => schemeName), total]).toEqual([['Three', 'Two', 'One'], 3]);
    const second = await listOwn({ page: 2, pageSize: 2 });
    expect([second.data.map(({ schemeName }) => schemeName), second.total]).toEqual([['One'], 3]);
  });

  test('accepts an empty body, and a request without one', async () => {
    await added(token);
    for (const body of [{}, undefined]) {
      const response = await call<PageBody<OwnScheme>>('POST', 'scheme/getAllSchemeByNgoId', { token, body });
      expect(response).toMatchObject({
        status: 200,
        body: { success: true, data: [{ schemeName: 'Netra Sahay' }], total: 1 },
      });
    }
  });

  test.each([
    ['netra', ['Netra Sahay']],
    ['નેત્ર', ['Netra Sahay']],
    ['सहाय', ['Netra Sahay']],
    ['net', ['Netra Sahay']],
    ['housing', ['Makan Yojana']],
    ['operations', []],
    ['%', ['Makan Yojana', 'Netra Sahay']],
  ])('finds for %s the schemes %j, by name and category', async (q, names) => {
    await added(token);
    await added(token, { schemeName: 'Makan Yojana', category: ['Housing'] });
    expect((await listOwn({ q })).data.map(({ schemeName }) => schemeName)).toEqual(names);
  });

  test('counts all and new registrations', async () => {
    const id = await added(token);
    for (let count = 0; count < 3; count++) await register(id);
    expect((await listOwn()).data).toMatchObject([{ _id: id, registerUser: 3, newUser: 3 }]);
    await register(await added(token));
    await register(await added((await ngoWithUser()).token));
    const deletedId = await added(token);
    await register(deletedId);
    await remove(deletedId);
    expect(await listOwn({ pageSize: 1 })).toMatchObject({ total: 2, newUser: 4 });
  });
});

describe('saving', () => {
  test('updates the scheme, empties omitted fields and logs both versions', async () => {
    const id = await added(token, { link: 'https://example.org/', eligibility: { ageFrom: 18 } });
    const { status, body } = await update(id, formOf({ schemeName: 'Drishti Sahay' }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ schemeName: 'Drishti Sahay', link: null, revision: 2 });
    expect(body.data.eligibility).toEqual(NO_ELIGIBILITY);
    expect(await auditOf('updateScheme')).toMatchObject([
      { before: { schemeName: 'Netra Sahay' }, after: { schemeName: 'Drishti Sahay' } },
    ]);
  });

  test('keeps the confirmed needs and their search data', async () => {
    const id = await added(token);
    await pool.query(`update scheme set needs = '{spectacles}' where id = $1`, [id]);
    expect((await update(id, formOf({ schemeName: 'Drishti Sahay' }))).status).toBe(200);
    const { rows } = await pool.query(
      `select needs, search @@ '''#spectacles'':A'::tsquery as is_indexed from scheme where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ needs: ['spectacles'], is_indexed: true }]);
  });

  test('refuses a save over a newer revision with 409 and the current scheme', async () => {
    const id = await added(token);
    await update(id, { ...formOf({ schemeName: 'Theirs' }), revision: 1 });
    const { status, body } = await update(id, { ...formOf({ schemeName: 'Mine' }), revision: 1 });
    expect([status, body.data.now.schemeName, body.data.now.revision]).toEqual([409, 'Theirs', 2]);
    expect((await update(id, { ...formOf({ schemeName: 'Mine' }), revision: 2 })).status).toBe(200);
  });
});

describe('deleting', () => {
  test('hides the scheme at once and restores it with its registrations within ten minutes', async () => {
    const id = await added(token);
    await register(id);
    expect((await remove(id)).status).toBe(200);
    expect(await publicStatus(id)).toBe(404);
    expect((await listOwn()).total).toBe(0);
    expect((await list(`ngoId=${ngoId}`)).total).toBe(0);
    expect((await register(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect((await update(id, formOf())).status).toBe(404);
    expect((await restore(id)).status).toBe(200);
    expect((await listOwn()).data).toMatchObject([{ _id: id, registerUser: 1 }]);
    expect(await publicStatus(id)).toBe(200);
    expect([await auditOf('deleteScheme'), await auditOf('restoreScheme')]).toMatchObject([[{}], [{}]]);
  });

  test('can be undone repeatedly, but not after ten minutes', async () => {
    const id = await added(token);
    await remove(id);
    expect([(await restore(id)).status, (await restore(id)).status]).toEqual([200, 200]);
    await remove(id);
    await pool.query(`update scheme set deleted_at = now() - interval '10 minutes 1 second' where id = $1`, [
      id,
    ]);
    const { status, body } = await restore(id);
    expect([status, body['msg']]).toEqual([409, apiMessages.en.schemeRestoreTooLate]);
  });
});

test('returns 404 for the scheme of another NGO', async () => {
  const other = await ngoWithUser();
  const id = await added(other.token);
  expect((await call('GET', `scheme/getOwnSchemeById/${id}`, { token })).status).toBe(404);
  expect((await update(id, formOf())).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  await remove(id, other.token);
  expect((await restore(id)).status).toBe(404);
  for (const odd of ['1', 'x', '0', '99999999999999999999'])
    expect((await update(odd, formOf())).status).toBe(404);
});

test.each([
  ['a checked one', {}, SCHEMES_MOST, apiMessages.en.schemesFull],
  [
    'one that is not checked yet',
    { status: 'pending', source: 'registered' },
    SCHEMES_MOST_UNCHECKED,
    apiMessages.en.schemesFullUnchecked,
  ],
] as const)('limits the number of schemes of an NGO: %s', async (_, record, most, sentence) => {
  const { ngoId, token } = await ngoWithUser(record);
  await pool.query(
    `insert into scheme (ngo_id, scheme_name, description, category, beneficiary, gender, state, sort_name, search)
      select $1, 'Many', 'x', '{Health}', '{EWS}', 'All', 'all', 'many', '' from generate_series(1, $2::int - 2)`,
    [ngoId, most],
  );
  const answers = await Promise.all([1, 2, 3, 4].map(() => add(token)));
  expect(answers.map(({ status }) => String(status)).sort()).toEqual(['201', '201', '409', '409']);
  expect(answers.find(({ status }) => status === 409)!.body.msg).toBe(sentence);
  expect(sentence).toContain(String(most));
  // Deleting schemes makes room, but repeated deleting and adding cannot fill the table.
  await pool.query('update scheme set deleted_at = now() where ngo_id = $1', [ngoId]);
  expect((await add(token)).status).toBe(201);
  await pool.query(
    `insert into scheme (ngo_id, scheme_name, description, category, beneficiary, gender, state, sort_name, search, deleted_at)
      select $1, 'Many', 'x', '{Health}', '{EWS}', 'All', 'all', 'many', '', now() from generate_series(1, $2::int * 2)`,
    [ngoId, most],
  );
  expect((await add(token)).status).toBe(409);
});
