import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';
import { runSql } from '../../../tests/support/run-sql.ts';
import { announcedDuring } from '../../../tests/support/announced-changes.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { reindexNgos, saveNgos } from './ngo-index.server.ts';
import type { NgoRecord } from './ngo-record.server.ts';
import { indexNgo } from './ngo-lexemes.server.ts';

const { db, pool, url } = await testDatabase();
const rows = (text: string, values: unknown[] = []) => runSql(db, { text, values });

const jivan: NgoRecord = { name: 'Jivan Trust', nameGu: 'જીવન ટ્રસ્ટ', category: 'health', city: 'Surat' };
/** No other searchable text. */
const plain = {
  nameHi: null,
  mission: null,
  missionGu: null,
  missionHi: null,
  description: null,
  descriptionGu: null,
  descriptionHi: null,
  services: [],
  needs: [],
};
const shala: NgoRecord = {
  name: 'Shala Mandal',
  category: 'education',
  city: 'Anand',
  services: parseServices('School bags').services,
};

beforeEach(() => pool.query('truncate ngo restart identity cascade'));

describe('saving an NGO', () => {
  test('inserts it once and changes nothing the second time', async () => {
    expect(await saveNgos(db, [jivan, shala])).toEqual({ inserted: 2, updated: 0, unchanged: 0 });
    const [before] = await rows('select max(updated_at), sum(changes) from ngo, ngo_change');
    expect(await saveNgos(db, [jivan, shala])).toEqual({ inserted: 0, updated: 0, unchanged: 2 });
    expect(await rows('select max(updated_at), sum(changes) from ngo, ngo_change')).toEqual([before]);
  });

  test('matches it by its Darpan id, whatever else has changed', async () => {
    await saveNgos(db, [{ ...jivan, darpanId: 'GJ/2019/0000001' }]);
    const moved = { ...shala, darpanId: 'GJ/2019/0000001' };
    expect(await saveNgos(db, [moved])).toEqual({ inserted: 0, updated: 1, unchanged: 0 });
    expect(await rows('select name, city from ngo')).toEqual([['Shala Mandal', 'Anand']]);
  });

  test('matches it by name and city in another script, case or spacing, and adds its Darpan id', async () => {
    await saveNgos(db, [{ ...jivan, name: 'Jiivan  trast' }]);
    const again = { ...jivan, name: 'જીવન ટ્રસ્ટ', darpanId: 'GJ/2019/0000001' };
    expect(await saveNgos(db, [again])).toEqual({ inserted: 0, updated: 1, unchanged: 0 });
    expect(await saveNgos(db, [{ ...again, darpanId: 'GJ/2019/0000002' }])).toMatchObject({ inserted: 1 });
    expect(await saveNgos(db, [{ ...again, city: 'Vapi', darpanId: null }])).toMatchObject({ inserted: 1 });
  });

  test('keeps fields that the record leaves out and empties those that are null', async () => {
    const paper = { number: 'AAATS1234KE20241', validFrom: '2024-04-01', validTo: '2029-03-31' };
    await saveNgos(db, [
      {
        ...jivan,
        phone: '9876543210',
        mission: 'Blood',
        reg80G: paper,
        status: 'verified',
        verifiedAt: '2026-01-02T03:04:05.000Z',
      },
    ]);
    await saveNgos(db, [{ ...jivan, mission: null, foundedYear: 1999 }]);
    expect(
      await rows('select phone, mission, founded_year, reg_80g_valid_to, status, name_gu, source from ngo'),
    ).toEqual([['9876543210', null, 1999, '2029-03-31', 'verified', 'જીવન ટ્રસ્ટ', 'imported']]);
  });

  test('leaves what is guarded of a verified NGO as it is, unless the record says its status', async () => {
    const darpanId = 'GJ/2017/0990001';
    const verified = { status: 'verified', verifiedAt: '2026-10-14T06:00:00.000Z' } as const;
    const guarded = { phone: '9898012345', pan: 'AAATS1234K', needs: ['blood'] };
    await saveNgos(db, [{ ...jivan, darpanId, ...guarded, ...verified }]);
    const other = {
      ...jivan,
      darpanId,
      name: 'PM Jivan Trust',
      nameGu: null,
      phone: '9812300001',
      pan: 'AAATX9999X',
    };
    await saveNgos(db, [
      {
        ...other,
        needs: ['hiv'],
        email: 'a@example.org',
        website: 'https://example.org/',
        mission: 'For all',
      },
    ]);
    const read = () => rows('select name, name_gu, phone, email, pan, needs, mission from ngo');
    expect(await read()).toEqual([
      ['Jivan Trust', 'જીવન ટ્રસ્ટ', '9898012345', null, 'AAATS1234K', ['blood'], 'For all'],
    ]);
    await saveNgos(db, [{ ...other, ...verified }]);
    expect(await read()).toEqual([
      ['PM Jivan Trust', null, '9812300001', null, 'AAATX9999X', ['blood'], 'For all'],
    ]);
  });

  test('applies two records of the same NGO one after the other', async () => {
    const saved = await saveNgos(db, [
      jivan,
      { ...jivan, phone: '9876543210' },
      { ...jivan, phone: '9876543210' },
    ]);
    expect(saved).toEqual({ inserted: 1, updated: 1, unchanged: 1 });
    expect(await rows('select phone from ngo')).toEqual([['9876543210']]);
  });

  test('saves all records or none', async () => {
    await expect(saveNgos(db, [jivan, { ...shala, pin: 'x' }])).rejects.toThrow('ngo_pin_check');
    expect(await rows('select 1 from ngo')).toEqual([]);
    expect(await saveNgos(db, [])).toEqual({ inserted: 0, updated: 0, unchanged: 0 });
  });

  test('writes the search index and rewrites it when the rules have changed', async () => {
    const { search } = indexNgo({
      ...jivan,
      ...plain,
      services: [...(jivan.services ?? [])],
      nameGu: jivan.nameGu!,
    });
    const isFound = () =>
      rows('select search = $1::tsvector, search_version > 0 from ngo where city = $2', [search, 'Surat']);
    await saveNgos(db, [jivan, shala]);
    for (const renew of [() => saveNgos(db, [jivan]), () => reindexNgos(db)]) {
      await rows(`update ngo set search = '', search_version = 0, updated_at = '2020-01-01'`);
      await renew();
      expect(await isFound()).toEqual([[true, true]]);
    }
    expect(await rows('select count(*)::int, max(updated_at)::text from ngo')).toEqual([
      [2, '2020-01-01 00:00:00+00'],
    ]);
    expect(await reindexNgos(db)).toBe(0);
  });
});

describe('the lexemes of an NGO', () => {
  test('stay within the limits of PostgreSQL for any name', () => {
    const wild = "It's 'quoted' \\ back\0slash ☃ (brackets) a:b & c | d !";
    const { search } = indexNgo({
      ...jivan,
      ...plain,
      name: wild,
      nameGu: null,
      mission: wild,
      description: wild,
      services: [{ name: wild, nameGu: wild, nameHi: null, cost: null, audience: [] }],
    });
    expect(search).not.toContain('\\');
    expect(search).not.toContain('\0');
  });

  test('are bounded for an NGO with very many words', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `w${index}`).join(' ');
    const { search, words } = indexNgo({
      ...jivan,
      ...plain,
      name: many,
      nameGu: many,
      mission: many,
      description: many,
      services: [{ name: many, nameGu: many, nameHi: null, cost: null, audience: [] }],
    });
    expect(search.length).toBeLessThan(20_000);
    expect(words.length).toBeLessThan(1000);
  });
});

const recount = `select category, city, count(*)::int, (count(*) filter (where verified))::int from ngo where listed group by 1, 2 order by 1, 2`;
const storedCounts = `select category, city, sum(listed)::int, sum(verified)::int from ngo_count group by 1, 2 having sum(listed) <> 0 order by 1, 2`;
const recountWords = `select word, count(*)::int from ngo, unnest(words) as word where listed group by 1 order by 1`;
const storedWords = `select concat_ws(':', sound, skeleton, spelling) as word, sum(ngos)::int from ngo_word group by 1 having sum(ngos) <> 0 order by 1`;

async function expectCorrectCounts() {
  expect(await rows(storedCounts)).toEqual(await rows(recount));
  expect((await rows(storedWords)).map(String).sort()).toEqual((await rows(recountWords)).map(String).sort());
}

describe('the stored counts equal a recount', () => {
  const many = (from: number, count: number): NgoRecord[] =>
    Array.from({ length: count }, (_, index) => ({
      ...((from + index) % 3 === 0 ? jivan : shala),
      name: `${(from + index) % 2 ? 'Jyot' : 'Kiran'} Trust ${from + index}`,
      city: ['Surat', 'Anand', 'Bhuj'][(from + index) % 3]!,
      ...((from + index) % 5 === 0 && {
        status: 'verified' as const,
        verifiedAt: '2026-01-01T00:00:00.000Z',
      }),
    }));

  test('after inserts, verifying, suspending, moving, renaming and deleting', async () => {
    const steps = [
      () => saveNgos(db, many(0, 40)),
      () => saveNgos(db, [{ ...jivan, source: 'registered' }]),
      () => rows(`update ngo set status = 'verified', verified_at = now() where id % 4 = 0`),
      () => rows(`update ngo set status = 'suspended' where id % 7 = 0`),
      () => rows(`update ngo set city = 'Vapi' where id % 6 = 0`),
      () => rows(`update ngo set mission = 'x'`),
      () => saveNgos(db, [{ ...many(1, 1)[0]!, services: parseServices('Blood bank').services }]),
      () => rows(`update ngo set status = 'pending', verified_at = null where id % 7 = 0`),
      () => pool.query(`delete from ngo where id % 3 = 0`),
      () => pool.query(`delete from ngo`),
    ];
    for (const step of steps) {
      await step();
      await expectCorrectCounts();
    }
    expect(await rows(storedCounts)).toEqual([]);
  });

  test('after a rollback', async () => {
    await saveNgos(db, many(0, 10));
    await db
      .transaction()
      .execute(async (transaction) => {
        await saveNgos(transaction, many(10, 10));
        throw new Error('given up');
      })
      .catch(() => {});
    await expectCorrectCounts();
  });

  test('after concurrent writers in any order, without deadlocks', async () => {
    await saveNgos(db, many(0, 60));
    const clients = await Promise.all([0, 1, 2, 3].map(() => connect()));
    await Promise.all(
      clients.map(async (client, writer) => {
        for (let round = 0; round < 12; round++) {
          await client.query('begin');
          // Every transaction touches the same counts and words, each in its own order.
          const steps = [1, 2, 3].map((step) => ((writer + step * (writer % 2 ? 1 : 2)) % 3) * 4 + writer);
          for (const rest of steps) {
            const status = round % 2 ? 'suspended' : 'pending';
            await client.query(`update ngo set status = $2, verified_at = null where id % 12 = $1`, [
              rest,
              status,
            ]);
          }
          await client.query(round % 5 === 4 ? 'rollback' : 'commit');
        }
      }),
    );
    await Promise.all(
      Array.from({ length: 4 }, (_, index) => saveNgos(db, many(index * 15, 60).toReversed())),
    );
    await Promise.all(clients.map((client) => client.end()));
    await expectCorrectCounts();
    const [[counters, cells]] = (await rows(
      'select count(*)::int, count(distinct (category, city))::int from ngo_count',
    )) as [[number, number]];
    expect(counters).toBeLessThanOrEqual(cells * 5);
  });
});

describe('a change of public data', () => {
  test('is announced once per statement, and not if it is not public', async () => {
    const ofListed = await announcedDuring(pool, async () => {
      await saveNgos(db, [jivan, shala]);
      await rows(`update ngo set mission = 'x'`);
    });
    expect(ofListed).toHaveLength(2);
    const ofHidden = await announcedDuring(pool, async () => {
      await saveNgos(db, [{ ...jivan, name: 'Hidden', source: 'registered' }]);
      await rows(`update ngo set mission = 'y' where name = 'Hidden'`);
      await pool.query(`delete from ngo where name = 'Hidden'`);
    });
    expect(ofHidden).toEqual([]);
  });

  test('raises the change mark, also for concurrent changes', async () => {
    const mark = async () =>
      Number((await rows('select coalesce(sum(changes), 0)::int from ngo_change'))[0]![0]);
    await saveNgos(db, [jivan, shala]);
    const before = await mark();
    await Promise.all(
      Array.from({ length: 8 }, () => rows(`update ngo set mission = 'x' where city = 'Surat'`)),
    );
    expect(await mark()).toBe(before + 8);
  });
});

async function connect() {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
