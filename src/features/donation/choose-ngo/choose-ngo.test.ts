import { expect, test } from 'vitest';
import { donationTesting, GIVING_NGO } from '#src/features/donation/donation.fixture.ts';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { NgosToGive } from './choose-ngo.contract.ts';

const app = await testApp();
const { call, db } = app;
const { savedNgo, savedBankDetail, savedGivingNgo } = donationTesting(app);

const list = async (query = '') =>
  (await call<NgosToGive & { page: number }>('GET', `donation/getAllNgoToGive?${query}`)).body;
const namesIn = async (query?: string) => (await list(query)).data.map(({ name }) => name);

async function savedNgoToGive(record: Parameters<typeof savedNgo>[0]): Promise<string> {
  const ngoId = await savedNgo({ ...GIVING_NGO, ...record });
  await savedBankDetail(ngoId);
  return ngoId;
}

const eyes = await savedNgoToGive({
  name: 'Drishti Netra Seva',
  nameGu: 'દૃષ્ટિ નેત્ર સેવા',
  category: 'health',
  city: 'Rajkot',
  services: parseServices('Eye camps').services,
});
await savedNgoToGive({
  name: 'Vidya Kendra',
  category: 'education',
  city: 'Surat',
  services: parseServices('School fees').services,
});
await savedNgoToGive({
  name: 'Aarogya Mandal',
  category: 'health',
  city: 'Surat',
  services: parseServices('Blood donation').services,
});

test('lists the verified NGOs whose bank details donors can see, by name', async () => {
  await savedNgo({ name: 'Without bank details' });
  const pending = await savedNgo({ name: 'Not checked', status: 'pending' });
  await savedBankDetail(pending);
  const onlyForeign = await savedNgo({ name: 'Only from abroad' });
  await savedBankDetail(onlyForeign, { isForeign: true });
  const waiting = await savedGivingNgo();
  await runSql(db, {
    text: `update bank_detail_version set status = 'waiting', decided_at = null, decided_by = null where ngo_id = $1::bigint`,
    values: [waiting],
  });
  expect(await list()).toMatchObject({
    total: 3,
    page: 1,
    data: [
      { name: 'Aarogya Mandal', reg80GValidTo: '2032-03-31', distanceKm: null },
      { _id: eyes, name: 'Drishti Netra Seva', district: 'Rajkot' },
      { name: 'Vidya Kendra' },
    ],
    categories: [
      { value: 'health', count: 2 },
      { value: 'education', count: 1 },
    ],
  });
});

test('filters by category and town, and counts the categories without their own filter', async () => {
  expect(await list('category=health&city=Surat')).toMatchObject({
    total: 1,
    data: [{ name: 'Aarogya Mandal' }],
    categories: [
      { value: 'education', count: 1 },
      { value: 'health', count: 1 },
    ],
  });
  expect(await list('category=nothing&city=Nowhere')).toMatchObject({ total: 0, data: [], categories: [] });
});

test('the nearest comes first if a town was chosen', async () => {
  expect((await list('from=Rajkot')).data).toMatchObject([
    { name: 'Drishti Netra Seva', distanceKm: 0 },
    { name: 'Aarogya Mandal', distanceKm: expect.any(Number) },
    { name: 'Vidya Kendra' },
  ]);
});

test.each([
  ['a need', 'q=moti%C3%A2%20eye%20checkup', ['Drishti Netra Seva']],
  ['a need in Gujarati', `q=${encodeURIComponent('આંખ')}`, ['Drishti Netra Seva']],
  ['a name in another script', `q=${encodeURIComponent('દ્રષ્ટિ')}`, ['Drishti Netra Seva']],
  ['a name that sounds like it', 'q=vidhya+kendr', ['Vidya Kendra']],
  ['a name with a wrong letter', 'q=arogta', ['Aarogya Mandal']],
  ['a town', `q=${encodeURIComponent('સુરત')}`, ['Aarogya Mandal', 'Vidya Kendra']],
  ['a need and a town', 'q=blood+surat', ['Aarogya Mandal']],
  ['a need in a town that has none', 'q=blood+rajkot', []],
  ['words that nobody uses', 'q=zzzzqqq', []],
])('finds by %s', async (_, query, names) => {
  expect(await namesIn(query)).toEqual(names);
});

test('pages', async () => {
  expect(await namesIn('pageSize=2&page=2')).toEqual(['Vidya Kendra']);
  expect((await list('pageSize=2&page=2')).total).toBe(3);
});
