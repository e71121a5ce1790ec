import { beforeAll, describe, expect, test } from 'vitest';
import { announcedDuring } from '../../../../tests/support/announced-changes.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { builtinSchemes } from '#src/features/scheme/builtin-schemes.server.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { publicScheme, type PublicScheme } from './catalogue.contract.ts';

const app = await testApp();
const { call, callConfirmed, pool } = app;
const { formOf, ngoWithUser, added, list, namesOf, register } = schemeTesting(app);

const [AWAS, HEALTH, WORK, GIRLS] = builtinSchemes.map(({ schemeName }) => schemeName) as [
  string,
  string,
  string,
  string,
];
const ids: Record<string, string> = {};
let ngoId: string;
let hidden: string;

beforeAll(async () => {
  const rajkot = await ngoWithUser({ name: 'Drishti Mandal', nameGu: 'દૃષ્ટિ મંડળ', city: 'Rajkot' });
  const surat = await ngoWithUser({ city: 'Surat' });
  const waiting = await ngoWithUser({ status: 'pending', verifiedAt: null, source: 'imported' });
  ngoId = rajkot.ngoId;
  ids['eyes'] = await added(rajkot.token, {
    schemeName: 'Netra Sahay',
    description: 'Spectacles and operations',
    state: 'all',
  });
  ids['women'] = await added(rajkot.token, {
    schemeName: 'સીવણ તાલીમ',
    description: 'Three months of tailoring',
    category: ['Employment'],
    beneficiary: ['General'],
    gender: 'Female',
    state: 'Gujarat',
  });
  ids['boys'] = await added(surat.token, {
    schemeName: 'Hostel for boys',
    description: 'A room near the school',
    state: 'Bihar',
    category: ['Education', 'Housing'],
    beneficiary: ['ST'],
    gender: 'Male',
  });
  hidden = await added(waiting.token, { schemeName: 'Of an NGO that nobody has checked' });
});

test('lists the four built-in schemes, then those of verified NGOs by name, as the contract defines them', async () => {
  const { data, total } = await list();
  expect(total).toBe(7);
  expect(data.map(({ schemeName }) => schemeName)).toEqual([
    ...[AWAS, HEALTH, WORK, GIRLS],
    ...['Hostel for boys', 'Netra Sahay', 'સીવણ તાલીમ'],
  ]);
  for (const one of data) expect(publicScheme.parse(one)).toEqual(one);
  expect(data[0]).toMatchObject({ _id: 1, type: 'builtin', state: 'All', ngo: null });
  expect(data[5]).toMatchObject({
    _id: ids['eyes'],
    type: 'ngo',
    ngo: { _id: ngoId, name: 'Drishti Mandal', nameGu: 'દૃષ્ટિ મંડળ', category: 'health', city: 'Rajkot' },
  });
});

test('has the four sample schemes of the specification', () => {
  expect(
    builtinSchemes.map(({ _id, schemeName, category, gender, beneficiary }) => [
      ...[_id, schemeName, category, gender, beneficiary],
    ]),
  ).toEqual([
    [1, 'Pradhan Mantri Awas Yojana', ['Housing'], 'All', ['EWS']],
    [2, 'Ayushman Bharat Yojana', ['Health'], 'All', ['EWS']],
    [3, 'MGNREGA', ['Employment'], 'All', ['EWS', 'SC', 'OBC']],
    [4, 'Scholarship for Girls', ['Education'], 'Female', ['SC', 'OBC']],
  ]);
  for (const { state, link } of builtinSchemes)
    expect([state, link]).toEqual(['All', expect.stringMatching(/^https:/)]);
});

test('finds a scheme by its texts in every language and script', async () => {
  const inGujarati = {
    schemeName: 'દૂધ મંડળીની સહાય',
    description: 'પશુપાલકને મદદ',
    benefit: null,
    howToApply: null,
    office: null,
  };
  const { token } = await ngoWithUser();
  const id = await added(token, {
    schemeName: 'Cooperative aid',
    category: ['Employment'],
    translations: { gu: { ...inGujarati, conditions: [], documents: [] } },
  });
  for (const words of ['દૂધ મંડળી', 'pashupalak', 'पशुपालक', 'Cooperative'])
    expect((await list(`q=${encodeURIComponent(words)}`)).data[0]?._id, words).toBe(id);
  await pool.query('delete from scheme where id = $1', [id]);
});

test('pages across built-in and NGO schemes', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page=${page}&pageSize=3`)));
  expect(pages.map(({ data }) => data.length)).toEqual([3, 3, 1, 0]);
  const allIds = pages.flatMap(({ data }) => data.map(({ _id }) => _id));
  expect(new Set(allIds).size).toBe(7);
  expect(pages.every(({ total }) => total === 7)).toBe(true);
});

test.each([
  ['category=Housing', [() => AWAS, () => 'Hostel for boys']],
  ['category=Employment', [() => WORK, () => 'સીવણ તાલીમ']],
  ['beneficiary=ST', [() => 'Hostel for boys']],
  ['gender=Male&category=Education', [() => 'Hostel for boys']],
  ['gender=All&category=Education', []],
  ['state=Bihar&category=Housing', [() => AWAS, () => 'Hostel for boys']],
  ['state=Gujarat&category=Housing', [() => AWAS]],
  ['state=all&category=Health', [() => HEALTH, () => 'Netra Sahay']],
  ['state=All&category=Health&beneficiary=SC', [() => 'Netra Sahay']],
  // When a filter removes all matches, the search does not fall back to weaker ones.
  ['state=Kerala&category=Health&q=awas', []],
  ['category=&beneficiary=&gender=&state=&q=netra', [() => 'Netra Sahay']],
])('filters by %s', async (query, names) => {
  expect(await namesOf(query)).toEqual(names.map((name) => name()));
});

test('lists only the schemes of one NGO', async () => {
  expect(await namesOf(`ngoId=${ngoId}`)).toEqual(['Netra Sahay', 'સીવણ તાલીમ']);
});

test.each([
  ['netra', ['Netra Sahay']],
  ['નેત્ર સહાય', ['Netra Sahay']],
  ['नेत्र', ['Netra Sahay']],
  ['eyes', ['Netra Sahay']],
  ['sivan', ['સીવણ તાલીમ']],
  ['tailor', ['સીવણ તાલીમ']],
  ['આવાસ', ['Pradhan Mantri Awas Yojana']],
  ['ghar', ['Pradhan Mantri Awas Yojana']],
  ['छात्रवृत्ति', ['Scholarship for Girls']],
  ['netra rajkot', ['Netra Sahay']],
  ['netra surat', ['Netra Sahay']],
  ['nothing of the kind', []],
  [`'); drop table x; --`, []],
  ['& | ! :* <->', undefined],
])('finds for the words %s the schemes %j', async (q, names) => {
  const results = await namesOf(`q=${encodeURIComponent(q)}`);
  expect(results).toEqual(names ?? (await namesOf('')));
});

test.each(['category=Sports', 'gender=Other', 'page=0', 'pageSize=101', 'ngoId=x'])(
  '%s is refused',
  async (query) => {
    expect((await call('GET', `scheme/getAllScheme?${query}`)).status).toBe(400);
  },
);

describe('one scheme', () => {
  const getScheme = (id: string) =>
    call<{ success: boolean; data: PublicScheme }>('GET', `scheme/getSchemeById/${id}`);

  test('is public, also if it is built in', async () => {
    expect((await getScheme(ids['eyes']!)).body).toMatchObject({
      success: true,
      data: { _id: ids['eyes'], type: 'ngo', schemeName: 'Netra Sahay', ngo: { _id: ngoId } },
    });
    expect((await getScheme('3')).body).toMatchObject({
      success: true,
      data: { _id: 3, type: 'builtin', schemeName: 'MGNREGA' },
    });
  });

  test.each(['5', '0', 'x', '-1', '1e3', '99999999999999999999'])('returns 404 for %s', async (id) => {
    expect((await getScheme(id)).status).toBe(404);
  });

  test('is not found while its NGO is unverified, suspended or deleted', async () => {
    expect((await getScheme(hidden)).status).toBe(404);
    const changes = {
      suspended: `status = 'suspended'`,
      deleted: `status = 'deleted', deleted_at = now(), status_before_deletion = 'verified'`,
    };
    for (const change of Object.values(changes)) {
      await pool.query(`update ngo set ${change} where id = $1`, [ngoId]);
      expect((await getScheme(ids['eyes']!)).status).toBe(404);
      expect((await list(`ngoId=${ngoId}`)).total).toBe(0);
      await pool.query(
        `update ngo set status = 'verified', deleted_at = null, status_before_deletion = null where id = $1`,
        [ngoId],
      );
      expect((await getScheme(ids['eyes']!)).status).toBe(200);
    }
  });
});

test('drops cached pages on every change that the public sees, and on no other', async () => {
  /** Returns the notifications sent during `work`: for the NGO itself, or for its schemes. */
  const during = async (work: () => Promise<unknown>) =>
    (await announcedDuring(pool, work)).map((payload) => {
      const tags = JSON.parse(payload) as string[];
      return tags.includes('schemes') && !tags.includes('anyNgo') ? 'scheme' : 'ngo';
    });
  const { ngoId, token } = await ngoWithUser();
  const save = (by: string, id: string, input: object) =>
    callConfirmed('POST', `scheme/updateScheme/${id}`, { token: by, body: formOf({ ...input }) });
  let id = '';
  expect(await during(async () => (id = await added(token)))).toEqual(['scheme']);
  expect(await during(() => save(token, id, { description: 'Another' }))).toEqual(['scheme']);
  expect(await during(() => save(token, id, { description: 'Another' }))).toEqual([]);
  expect(await during(() => register(id))).toEqual([]);
  expect(await during(() => callConfirmed('DELETE', `scheme/deleteScheme/${id}`, { token }))).toEqual([
    'scheme',
  ]);
  expect(await during(() => pool.query('delete from scheme where id = $1', [id]))).toEqual([]);

  const hidden = await ngoWithUser({ status: 'pending', source: 'registered' });
  const page = { revision: 1, name: 'Hidden Trust', category: 'health', city: 'Rajkot', pin: '360001' };
  const form = {
    ...page,
    registrationType: 'Trust',
    address: 'x',
    phone: '9825012345',
    email: 'a@example.org',
  };
  expect(
    await during(async () => {
      const draft = await added(hidden.token);
      await save(hidden.token, draft, { description: 'Another' });
      await callConfirmed('DELETE', `scheme/deleteScheme/${draft}`, { token: hidden.token });
      await call('POST', `scheme/restoreScheme/${draft}`, { token: hidden.token });
      const { revision } = (
        await call<{ data: { revision: number } }>('GET', 'ngo/getOwnNgo', { token: hidden.token })
      ).body.data;
      const body = { ...form, revision };
      const saved = await callConfirmed('POST', 'ngo/updateNgo', { token: hidden.token, body });
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      await pool.query(
        `insert into ngo_photo (ngo_id, file_key, position, width, height) values ($1, 'hidden', 1, 9, 9)`,
        [hidden.ngoId],
      );
    }),
  ).toEqual([]);
  // The schemes that the NGO has prepared become visible together with it.
  const verify = (of: string) =>
    pool.query(`update ngo set status = 'verified', verified_at = now() where id = $1`, [of]);
  expect(await during(() => verify(hidden.ngoId))).toEqual(['ngo']);
  expect(
    await during(() =>
      pool.query(
        `insert into ngo_photo (ngo_id, file_key, position, width, height) values ($1, 'seen', 1, 9, 9)`,
        [ngoId],
      ),
    ),
  ).toEqual(['ngo']);
});
