import { beforeAll, expect, test } from 'vitest';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { saveNgos } from '#src/features/ngo/ngo-index.server.ts';
import { listNgos } from '#src/features/ngo/ngo.service.server.ts';

const { db } = await testDatabase();

beforeAll(() =>
  saveNgos(db, [
    {
      name: 'Astitva Angan',
      category: 'women',
      city: 'Vadodara',
      services: parseServices('Shelter from violence at home').services,
    },
    { name: 'Beats Music School', category: 'education', city: 'Surat' },
  ]),
);

const search = (query: { exact?: 'true' }) =>
  listNgos(db, { q: 'husband beats me', page: 1, pageSize: 20, ...query });

test('an exact search interprets no needs but keeps the helpline', async () => {
  const understanding = await search({});
  expect(understanding.understood?.needs[0]?.id).toBe('domestic-violence');
  expect(understanding.data[0]?.name).toBe('Astitva Angan');
  const exact = await search({ exact: 'true' });
  expect(exact.understood).toMatchObject({ needs: [], urgentHelpline: '181' });
  expect(exact.data.map(({ name }) => name)).not.toContain('Astitva Angan');
});

test('reports only needs that are about as certain as the most certain', async () => {
  const { understood } = await listNgos(db, { q: 'moti bindu nu operation', page: 1, pageSize: 20 });
  expect(understood?.needs.map(({ id }) => id)).toEqual(['cataract-operation']);
});
