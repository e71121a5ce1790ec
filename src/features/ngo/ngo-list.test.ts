import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { categories, cities, citiesByDistance, findCity } from '#src/features/reference/reference.server.ts';
import { runSql } from '../../../tests/support/run-sql.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { saveNgos } from './ngo-index.server.ts';
import type { NgoRecord } from './ngo-record.server.ts';
import { sortNameOf } from './ngo-lexemes.server.ts';
import type { NgoListQuery, NgoPage, NgoSummary } from './ngo.contract.ts';
import { countNgos, listNgos } from './ngo.service.server.ts';

const { db, pool } = await testDatabase();
const list = (query: Partial<NgoListQuery>) => listNgos(db, { page: 1, pageSize: 20, ...query });

const towns = ['Surat', 'Bardoli', 'Vapi', 'Rajkot', 'Bhuj', 'Una'];
const kinds = ['health', 'education', 'animals'];
const words = ['Jivan', 'Seva', 'Shiksha', 'Kiran', 'Mandal', 'Trust', 'Rakt', 'Vikas'];

/** Listed NGOs in no particular order, some with equal names. Two in ten are verified. */
const ngos: NgoRecord[] = Array.from({ length: 230 }, (_, index) => ({
  name: `${words[(index * 7) % 8]} ${words[(index * 5 + 3) % 8]}${index % 9 === 0 ? '' : ` ${index % 83}`}`,
  category: kinds[(index * 11) % 3]!,
  city: towns[(index + Math.floor(index / 7)) % 6]!,
  darpanId: `GJ/2020/${String(index).padStart(7, '0')}`,
  source: 'imported' as const,
  ...(index % 5 === 0 && { status: 'verified' as const, verifiedAt: '2026-03-31T20:00:00.000Z' }),
}));
const unlisted: NgoRecord[] = [
  { name: 'Jivan Waiting', category: 'health', city: 'Surat', source: 'registered' },
  { name: 'Jivan Suspended', category: 'health', city: 'Surat', status: 'suspended' },
];

beforeAll(() => saveNgos(db, [...ngos, ...unlisted]));

/** The reference implementation of the list: checks every listed NGO. */
function bruteForce({ category, city, verified, q }: Partial<NgoListQuery>) {
  const queryWords =
    q === undefined ? [] : [words.find((word) => q.includes(word) && word !== 'Trust')!.toLowerCase()];
  const has = (ngo: NgoRecord) => queryWords.every((word) => sortNameOf(ngo.name).split(' ').includes(word));
  const fits = (ngo: NgoRecord, ignored?: 'category' | 'city' | 'verified') =>
    has(ngo) &&
    (ignored === 'category' || !category || ngo.category === category) &&
    (ignored === 'city' || !city || ngo.city === city) &&
    (ignored === 'verified' || !verified || ngo.status === 'verified');
  const count = (key: 'category' | 'city') => {
    const counts = new Map<string, number>();
    for (const ngo of ngos) if (fits(ngo, key)) counts.set(ngo[key], (counts.get(ngo[key]) ?? 0) + 1);
    return Object.fromEntries(counts);
  };
  return {
    names: ngos.filter((ngo) => fits(ngo)).map(({ name }) => name),
    category: count('category'),
    city: count('city'),
    verified: ngos.filter((ngo) => fits(ngo, 'verified') && ngo.status === 'verified').length,
  };
}

async function allPages(query: Partial<NgoListQuery>): Promise<{ rows: NgoSummary[]; pages: NgoPage[] }> {
  const pages: NgoPage[] = [];
  for (let page = 1; ; page++) {
    const result = await list({ ...query, page });
    pages.push(result);
    if (result.data.length === 0) return { rows: pages.flatMap(({ data }) => data), pages };
  }
}

const asRecord = (facet: { value: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]));

const anyFilters = fc.record({
  category: fc.constantFrom(undefined, ...kinds, 'tribal'),
  city: fc.constantFrom(undefined, ...towns, 'Patan'),
  verified: fc.constantFrom(undefined, 'true' as const),
});
const anyQuery = fc.record({
  filters: anyFilters,
  // Single words, some with filler words. With several words, an NGO need not have each.
  q: fc.constantFrom(undefined, undefined, 'Jivan', 'Vikas please', 'Kiran', 'ngo for Vikas', 'Trust Jivan'),
  sort: fc.constantFrom('name' as const, 'fit' as const, 'distance' as const, undefined),
  from: fc.constantFrom('Una', 'Surat'),
  pageSize: fc.constantFrom(1, 7, 20, 33, 100),
});

describe('a list of NGOs', () => {
  test('returns each matching NGO once over all pages, with correct totals and facets', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async ({ filters, q, sort, from, pageSize }) => {
        const base = { ...filters, q, sort, pageSize: Math.max(pageSize, 7), exact: 'true' as const };
        const query = sort === 'distance' ? { ...base, from } : base;
        const { rows, pages } = await allPages(query);
        const inTown = bruteForce(query);
        // A town without such an NGO shows those of other towns.
        const elsewhere = bruteForce({ ...query, city: undefined });
        const expected = inTown.names.length > 0 || elsewhere.names.length === 0 ? inTown : elsewhere;
        expect(rows.map(({ name }) => name).sort()).toEqual(expected.names.sort());
        expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
        for (const { total, totalIsExact, facets } of pages) {
          expect([total, totalIsExact]).toEqual([rows.length, true]);
          expect(asRecord(facets.category)).toEqual(expected.category);
          expect(asRecord(facets.city)).toEqual(expected.city);
          expect(facets.verified).toBe(expected.verified);
        }
        for (const page of pages.slice(0, -2)) expect(page.data).toHaveLength(query.pageSize);
      }),
      { numRuns: 60 },
    );
  });

  test('is sorted by the names in Latin letters, then by id', async () => {
    const { rows } = await allPages({ sort: 'name', pageSize: 100 });
    const keys = rows.map(({ name, _id }) => `${sortNameOf(name)}\0${_id.padStart(9, '0')}`);
    expect(keys).toEqual([...keys].sort());
  });

  test('is sorted by distance, then by name, over all pages', async () => {
    for (const filters of [{}, { category: 'health' }, { verified: 'true' as const }, { q: 'jivan' }]) {
      const { rows } = await allPages({ ...filters, sort: 'distance', from: 'Bardoli', pageSize: 9 });
      const order = citiesByDistance(findCity('Bardoli')!).map(({ city }) => city.name);
      const places = rows.map(({ city }) => order.indexOf(city));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(rows[0]!.distanceKm).toBe(0);
      expect(
        rows.every(
          ({ city, distanceKm }) =>
            distanceKm === citiesByDistance(findCity('Bardoli')!).find((near) => near.city.name === city)!.km,
        ),
      ).toBe(true);
    }
  });

  test('contains distances only with a town, whatever the order', async () => {
    expect((await list({ from: 'Surat', city: 'Surat' })).data[0]!.distanceKm).toBe(0);
    expect((await list({ city: 'Surat' })).data[0]!.distanceKm).toBeNull();
    expect((await list({ city: 'Surat', sort: 'distance' })).data[0]!.distanceKm).toBe(0);
  });

  test('is the same list at a large offset', async () => {
    const whole = [
      ...(await list({ pageSize: 100 })).data,
      ...(await list({ pageSize: 100, page: 2 })).data,
      ...(await list({ pageSize: 100, page: 3 })).data,
    ];
    const deep = await list({ page: 23, pageSize: 10 });
    expect(deep.data).toEqual(whole.slice(220, 230));
    expect((await list({ page: 100_000, pageSize: 100 })).total).toBe(230);
  });

  test('lists the nearest NGOs first if the requested town has none', async () => {
    const nearest = await list({ city: 'Patan', category: 'health' });
    expect(nearest.nearestTo).toBe('Patan');
    const counts = bruteForce({ category: 'health' }).city;
    const near = citiesByDistance(findCity('Patan')!).find(({ city }) => counts[city.name])!;
    expect(nearest.data[0]).toMatchObject({ city: near.city.name, distanceKm: near.km, category: 'health' });
    const distances = nearest.data.map(({ distanceKm }) => distanceKm!);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(nearest.total).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
    expect((await list({ city: 'Patan', q: 'jivan' })).nearestTo).toBe('Patan');
    expect((await list({ city: 'Surat' })).nearestTo).toBeNull();
    expect((await list({ category: 'tribal' })).nearestTo).toBeNull();
  });

  test('omits unlisted and suspended NGOs', async () => {
    for (const q of ['jivan waiting', 'jivan suspended', 'waiting']) {
      const names = (await list({ q, exact: 'true', pageSize: 100 })).data.map(({ name }) => name);
      for (const { name } of unlisted) expect(names).not.toContain(name);
    }
  });

  test('contains the verification date in Indian time', async () => {
    const { data } = await list({ verified: 'true' });
    expect(data[0]).toMatchObject({ status: 'verified', verifiedAt: '2026-04-01', reg80GValidTo: null });
    expect(data[0]!.district).toBe(findCity(data[0]!.city)!.district);
  });

  test.each([
    [{ category: 'nonsense' }, 'unknownCategory'],
    [{ city: 'Demo' }, 'unknownCity'],
    [{ city: 'Atlantis' }, 'unknownCity'],
    [{ from: 'x'.repeat(10_000) }, 'unknownCity'],
    [{ sort: 'distance' as const }, 'fromNeeded'],
  ])('refuses %o with a message', async (query, key) => {
    await expect(list(query)).rejects.toMatchObject({ status: 400, key });
  });

  test('names no service as what was searched for if there are no words', async () => {
    expect((await list({})).data.map(({ isServiceMatch }) => isServiceMatch)).not.toContain(true);
  });

  test('treats an empty parameter as absent', async () => {
    expect((await list({ q: '', category: '', city: '', from: '' })).total).toBe(230);
    expect((await list({ q: '   ' })).sort).toBe('name');
  });
});

describe('the counts of the directory', () => {
  test('are correct immediately after every change', async () => {
    const counts = async () => {
      const { total, towns: found, categories: byCategory } = await countNgos(db);
      return { total, found, health: asRecord(byCategory).health };
    };
    const before = bruteForce({}).category.health!;
    expect(await counts()).toEqual({ total: 230, found: 6, health: before });
    await saveNgos(db, [{ name: 'New', category: 'health', city: 'Patan' }]);
    expect(await counts()).toEqual({ total: 231, found: 7, health: before + 1 });
    expect((await list({ category: 'health' })).total).toBe(before + 1);
    await runSql(db, { text: `update ngo set status = 'suspended' where name = 'New'`, values: [] });
    expect((await list({ category: 'health' })).total).toBe(before);
    expect(asRecord((await list({})).facets.city).Patan).toBeUndefined();
    expect(await counts()).toEqual({ total: 230, found: 6, health: before });
    await pool.query(`delete from ngo where name = 'New'`);
  });

  test('cover every category and city of the reference lists and no others', async () => {
    const { categories: byCategory, cities: byCity } = await countNgos(db);
    expect(byCategory.every(({ value }) => categories.some(({ slug }) => slug === value))).toBe(true);
    expect(byCity.every(({ value }) => cities.some(({ name }) => name === value))).toBe(true);
  });
});
