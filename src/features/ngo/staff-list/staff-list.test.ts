import { beforeAll, describe, expect, test } from 'vitest';
import { saveNgos } from '#src/features/ngo/ngo-index.server.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { staffNgo, type StaffNgo } from './staff-list.contract.ts';

const { db, pool, call, signedIn } = await testApp();
const staff = await signedIn({ role: 'staff' });

const list = async (query = '') =>
  (
    await call<{ data: StaffNgo[]; total: number }>('GET', `ngo/getAllNgoForStaff?${query}`, {
      token: staff.token,
    })
  ).body;
const names = async (query: string) => (await list(query)).data.map(({ name }) => name);

beforeAll(async () => {
  await savedNgo(db, {
    name: 'Jivan Jyot Trust',
    nameGu: 'જીવન જ્યોત',
    darpanId: 'GJ/2019/0000001',
    city: 'Surat',
  });
  await savedNgo(db, { name: 'Asha Kiran', status: 'pending', verifiedAt: null, pan: 'AAATS1234K' });
  await savedNgo(db, {
    name: 'Bal Vikas',
    status: 'pending',
    verifiedAt: null,
    source: 'imported',
    city: 'Surat',
  });
  await savedNgo(db, { name: 'Drishtikiran', status: 'suspended', category: 'education' });
  const deleted = await savedNgo(db, { name: '=Gone Jivan' });
  await pool.query(
    `update ngo set status = 'deleted', deleted_at = now(), status_before_deletion = 'verified' where id = $1`,
    [deleted],
  );
  await signedIn({ role: 'ngo', ngoId: deleted });
});

describe('the list of all NGOs', () => {
  test('returns NGOs of every status by name, page by page', async () => {
    const { data, total } = await list();
    expect(data.map(({ name, status }) => [name, status])).toEqual([
      ['Asha Kiran', 'pending'],
      ['Bal Vikas', 'pending'],
      ['Drishtikiran', 'suspended'],
      ['=Gone Jivan', 'deleted'],
      ['Jivan Jyot Trust', 'verified'],
    ]);
    expect(total).toBe(5);
    for (const one of data) expect(staffNgo.parse(one)).toEqual(one);
    expect(data[3]).toMatchObject({ people: 1 });
    expect(await names('page=2&pageSize=2')).toEqual(['Drishtikiran', '=Gone Jivan']);
  });

  test.each([
    ['status=pending', 2, ['Asha Kiran', 'Bal Vikas']],
    ['status=verified', 1, ['Jivan Jyot Trust']],
    ['status=suspended', 1, ['Drishtikiran']],
    ['status=deleted', 1, ['=Gone Jivan']],
    ['city=Surat', 2, ['Bal Vikas', 'Jivan Jyot Trust']],
    ['city=Surat&status=pending', 1, ['Bal Vikas']],
    ['category=education', 1, ['Drishtikiran']],
    ['q=jeevan', 2, ['=Gone Jivan', 'Jivan Jyot Trust']],
    ['q=જીવન', 2, ['=Gone Jivan', 'Jivan Jyot Trust']],
    ['q=jivan&status=deleted', 1, ['=Gone Jivan']],
    ['q=drish', 1, ['Drishtikiran']],
    ['q=gj/2019/0000001', 1, ['Jivan Jyot Trust']],
    ['q=AAATS1234K', 1, ['Asha Kiran']],
    ['q=', 5, undefined],
    ['q=nobody', 0, []],
    ['q=%25', 0, []],
    ["q=')%20%7C", 0, []],
  ])('filtered by %s finds %i', async (query, total, names) => {
    const result = await list(query);
    expect(result.total).toBe(total);
    if (names) expect(result.data.map(({ name }) => name)).toEqual(names);
  });

  test('finds an NGO by its id', async () => {
    const [first] = (await list('q=asha')).data;
    expect(await names(`q=${first!._id}`)).toEqual(['Asha Kiran']);
  });

  test('refuses other users and unknown statuses', async () => {
    const { token } = await signedIn({ role: 'ngo', ngoId: await savedNgo(db, { name: 'Zest' }) });
    for (const path of ['getAllNgoForStaff', 'exportNgoForStaff'])
      expect((await call('GET', `ngo/${path}`, { token })).status).toBe(403);
    expect((await call('GET', 'ngo/getAllNgoForStaff?status=odd', { token: staff.token })).status).toBe(400);
  });
});

test('the export escapes formulas', async () => {
  const { body, headers } = await call<string>('GET', 'ngo/exportNgoForStaff?q=jivan', {
    token: staff.token,
  });
  expect(headers.get('content-disposition')).toContain('ngos.csv');
  const lines = body.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('_id,name,nameGu');
  expect(lines[1]).toContain(`'=Gone Jivan`);
});

test('an export of several batches contains each NGO once, by name', async () => {
  const many = Array.from({ length: 2100 }, (_, at) => ({
    name: `Gram Seva ${at % 7}`,
    category: 'rural',
    city: 'Anand',
    darpanId: `GJ/2020/${1_000_000 + at}`,
    source: at % 3 ? ('imported' as const) : ('registered' as const),
  }));
  await saveNgos(db, many);
  const { body } = await call<string>('GET', 'ngo/exportNgoForStaff?city=Anand', { token: staff.token });
  const lines = body.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(2100);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2100);
  const order = lines.map((line) => line.split(',')[1]!);
  expect(order).toEqual(order.toSorted());
});
