import { beforeAll, expect, test } from 'vitest';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';
import { saveNgos } from '#src/features/ngo/ngo-index.server.ts';
import type { NgoListQuery } from '#src/features/ngo/ngo.contract.ts';
import { listNgos } from '#src/features/ngo/ngo.service.server.ts';
import { testDatabase } from '../../../../tests/support/database.ts';

const { db } = await testDatabase();
const search = (q: string, query: Partial<NgoListQuery> = {}) =>
  listNgos(db, { q, page: 1, pageSize: 20, ...query });

beforeAll(() =>
  saveNgos(db, [
    {
      name: 'Drishtikiran',
      category: 'health',
      city: 'Bhuj',
      missionGu: 'સૌને દેખાય.',
      services: parseServices('Eye camps | આંખના કેમ્પ | free | older-people').services,
    },
    {
      name: 'Shala Mitra',
      category: 'education',
      city: 'Ahmedabad',
      services: parseServices('School fees; Books').services,
    },
  ]),
);

test('the matching text is the name of the service in the language of the reader, whatever the words', async () => {
  for (const q of ['eye camp', 'આંખ કેમ્પ']) {
    const [ngo] = (await search(q, { language: 'gu' })).data;
    expect(ngo, q).toMatchObject({
      service: { name: 'Eye camps', cost: 'free', audience: ['older-people'] },
      isServiceMatch: true,
    });
    expect(ngo!.matchingText!.map(({ text }) => text).join('')).toBe('આંખના કેમ્પ');
  }
  const [fees] = (await search('books')).data;
  expect(fees).toMatchObject({ service: { name: 'Books' }, isServiceMatch: true });
  expect((await search('Ahmedabad')).data[0]).toMatchObject({
    service: { name: 'School fees' },
    isServiceMatch: false,
  });
});

test('a search finds the words of a translation', async () => {
  const { data } = await search('સૌને દેખાય');
  expect(data.map(({ name }) => name)).toContain('Drishtikiran');
});

test('the matching text is the best matching service with marked words, and null without a search', async () => {
  const textOf = async (q: string, name: string) =>
    (await search(q)).data.find((ngo) => ngo.name === name)?.matchingText;
  expect(await textOf('school fees', 'Shala Mitra')).toEqual([{ text: 'School fees', isMarked: true }]);
  expect(await textOf('aankh no camp', 'Drishtikiran')).toEqual([{ text: 'Eye camps', isMarked: true }]);
  expect(await textOf('drishtikiran', 'Drishtikiran')).toBeNull();
  const { data } = await listNgos(db, { page: 1, pageSize: 20 });
  expect(data.every(({ matchingText }) => matchingText === null)).toBe(true);
});
