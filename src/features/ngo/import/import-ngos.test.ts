import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { announcedDuring } from '../../../../tests/support/announced-changes.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { makeNgosCsv } from '#src/features/ngo/fake-data/make-ngos.server.ts';
import { importNgos, type ImportProgress, type ImportSummary } from './import-ngos.server.ts';

const { db, pool } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sahay-import-'));
const path = join(folder, 'ngos.csv');
const rejectsPath = `${path}.rejects.csv`;
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  await pool.query('truncate ngo cascade');
  rmSync(rejectsPath, { force: true });
});

type Run = ImportSummary & {
  unknown: string[];
  progress: ImportProgress[];
  rejects: Record<string, string>[];
};

async function importText(content: string | Buffer): Promise<Run> {
  writeFileSync(path, content);
  const unknown: string[] = [];
  const progress: ImportProgress[] = [];
  const summary = await importNgos({
    path,
    rejectsPath,
    today: '2026-11-21',
    connect: () => Promise.resolve(db),
    onProgress: (step) => progress.push(step),
    onUnknownColumns: (names) => unknown.push(...names),
  });
  const rejects = existsSync(rejectsPath)
    ? parse<Record<string, string>>(readFileSync(rejectsPath), { columns: true, bom: true })
    : [];
  return { ...summary, unknown, progress, rejects };
}

async function rowsOf<T>(columns: string): Promise<T[]> {
  return (await pool.query(`select ${columns} from ngo order by sort_name, darpan_id`)).rows as T[];
}
/** Every column of every row, with its location and the transaction that wrote it. */
const wholeTable = () => rowsOf<object>('ctid, xmin, *');

const HEADER = 'name,nameGu,nameHi,category,city,darpanId,phone,description\r\n';
const FIRST =
  'Jeevanrekh Rakt Mandal,જીવનરેખ રક્ત મંડળ,जीवनरेख रक्त मंडल,health,Rajkot,GJ/2016/0000001,0000000108,\r\n';
const SECOND =
  'Seva Trust,,,Education & Literacy,સુરત,,,"He said ""help"",\nthen\r\n\r\n\r\nશાળા, विद्यालय\n"\r\n';

test('imports valid rows as listed, searchable, counted and not verified', async () => {
  expect(await importText(HEADER + FIRST + SECOND)).toMatchObject({
    inserted: 2,
    updated: 0,
    unchanged: 0,
    rejected: 0,
  });
  expect(
    await rowsOf('name, name_gu, category, city, darpan_id, phone, description, status, source, listed'),
  ).toEqual([
    {
      name: 'Jeevanrekh Rakt Mandal',
      name_gu: 'જીવનરેખ રક્ત મંડળ',
      category: 'health',
      city: 'Rajkot',
      darpan_id: 'GJ/2016/0000001',
      phone: '0000000108',
      description: null,
      status: 'pending',
      source: 'imported',
      listed: true,
    },
    {
      name: 'Seva Trust',
      name_gu: null,
      category: 'education',
      city: 'Surat',
      darpan_id: null,
      phone: null,
      description: 'He said "help",\nthen\n\nશાળા, विद्यालय',
      status: 'pending',
      source: 'imported',
      listed: true,
    },
  ]);
  const counts = await pool.query(
    'select category, city, sum(listed)::int as n from ngo_count group by 1, 2 having sum(listed) > 0 order by 1',
  );
  expect(counts.rows).toEqual([
    { category: 'education', city: 'Surat', n: 1 },
    { category: 'health', city: 'Rajkot', n: 1 },
  ]);
});

test.each<[string, string | Buffer]>([
  ['a byte order mark', `\ufeff${HEADER}${FIRST}${SECOND}`],
  ['line ends of Unix and none at the end', `${HEADER}${FIRST}${SECOND}`.replaceAll('\r\n', '\n').trimEnd()],
  [
    'semicolons between the cells',
    `name;category;city;description\nJeevanrekh Rakt Mandal;health;Rajkot;"a;b"\nSeva Trust;education;Surat;\n`,
  ],
  [
    'tabs between the cells',
    `name\tcategory\tcity\nJeevanrekh Rakt Mandal\thealth\tRajkot\nSeva Trust\teducation\tSurat\n`,
  ],
  [
    'another order, another case, empty rows',
    `CITY,Category,,Name\n,,,\nRajkot,HEALTH,,Jeevanrekh Rakt Mandal\n\nBARODA,children,,Seva Trust\n`,
  ],
  [
    'the lines that npm writes first',
    `\n> sahay@0.1.0 make-ngos\n> node make, ngos 2\n\n${HEADER}${FIRST}${SECOND}`,
  ],
])('a file with %s gives the same result', async (_, content) => {
  expect(await importText(content)).toMatchObject({ inserted: 2, rejected: 0 });
  expect(await rowsOf('name')).toEqual([{ name: 'Jeevanrekh Rakt Mandal' }, { name: 'Seva Trust' }]);
});

test('writes and announces nothing the second time', async () => {
  const content = [...makeNgosCsv({ count: 300, seed: 7 })].join('');
  expect(await importText(content)).toMatchObject({ inserted: 300, rejected: 0, rejects: [] });
  const before = await wholeTable();
  const payloads = await announcedDuring(pool, async () =>
    expect(await importText(content)).toMatchObject({ inserted: 0, updated: 0, unchanged: 300, rejected: 0 }),
  );
  expect(await wholeTable()).toEqual(before);
  expect(payloads).toEqual([]);
});

test('a later file changes the fields it contains and leaves the others', async () => {
  await importText(HEADER + FIRST + SECOND);
  const renamed =
    'name,category,city,darpanId,mission,phone\nJivanrekha,health,Surat,GJ/2016/0000001,Blood,\n';
  expect(await importText(renamed)).toMatchObject({ inserted: 0, updated: 1 });
  expect(await importText('name,category,city,pin\nSEVA  trust,rural,surat,395001\n')).toMatchObject({
    updated: 1,
  });
  expect(await rowsOf('name, name_gu, category, city, mission, phone, pin')).toEqual([
    {
      name: 'Jivanrekha',
      name_gu: 'જીવનરેખ રક્ત મંડળ',
      category: 'health',
      city: 'Surat',
      mission: 'Blood',
      phone: '0000000108',
      pin: null,
    },
    {
      name: 'SEVA trust',
      name_gu: null,
      category: 'rural',
      city: 'Surat',
      mission: null,
      phone: null,
      pin: '395001',
    },
  ]);
});

describe('invalid rows', () => {
  test('are reported with row, column, reason and value, and the valid ones are imported', async () => {
    const run = await importText(
      `${HEADER}${SECOND}${FIRST},,,health,Atlantis,,12,\r\n"Two\nlines",only\r\nSeva Trust,,,health,surat,GJ/2017/0000002,,\r\nOther,,,health,Surat,gj/2016/0000001,,\r\n`,
    );
    expect(run).toMatchObject({ inserted: 2, rejected: 4 });
    expect(run.rejects).toEqual([
      { row: '4', column: 'city', reason: 'There is no such town in the list of towns.', value: 'Atlantis' },
      { row: '4', column: 'phone', reason: expect.stringContaining('10 digits'), value: '12' },
      { row: '4', column: 'name', reason: expect.stringContaining('needed'), value: '' },
      {
        row: '5',
        column: '',
        reason: expect.stringContaining('2 cells, the header 8'),
        value: 'Two lines | only',
      },
      {
        row: '6',
        column: 'name',
        reason: expect.stringContaining('Row 2 has the same name and city'),
        value: 'Seva Trust',
      },
      {
        row: '7',
        column: 'darpanId',
        reason: expect.stringContaining('Row 3 has the same Darpan id'),
        value: 'GJ/2016/0000001',
      },
    ]);
  });

  test('are written without formulas, long values and Aadhaar numbers', async () => {
    const run = await importText(
      `name,category,city,email,website,address\nSeva Trust,health,=1+1,@SUM(A1),+1,${'x'.repeat(5000)}\n-2+3,"\t=2",Surat,,,2345 6789 0124\n`,
    );
    expect(run.rejected).toBe(2);
    expect(run.rejects.map(({ value }) => value)).toEqual([
      "'=1+1",
      "'@SUM(A1)",
      "'+1",
      `${'x'.repeat(120)}…`,
      "'-2+3",
      "'=2",
      '(not repeated here)',
    ]);
    expect(readFileSync(rejectsPath, 'utf8')).toMatch(/^\ufeffrow,column,reason,value\r\n/);
    expect(readFileSync(rejectsPath, 'utf8')).not.toMatch(/[\n,]"?[=+@-]|0124/);
  });

  test('of an earlier run are removed if all rows are valid', async () => {
    expect((await importText(`${HEADER},,,,,,,\r\nx,,,,,,,\r\n`)).rejected).toBe(1);
    await importText(HEADER + FIRST);
    expect(existsSync(rejectsPath)).toBe(false);
  });

  test('can be all of them', async () => {
    expect(await importText('name,category,city\na,b,c\n')).toMatchObject({ inserted: 0, rejected: 1 });
  });
});

test('reports unknown columns once and ignores them; progress ends at the last byte', async () => {
  const { unknown, progress } = await importText(
    'name,category,city,Remarks,status\nSeva Trust,health,Surat,x,verified\n',
  );
  expect(unknown).toEqual(['Remarks', 'status']);
  expect(await rowsOf('status')).toEqual([{ status: 'pending' }]);
  expect(progress.map(({ phase }) => phase)).toEqual(expect.arrayContaining(['check', 'save']));
  expect(progress.at(-1)).toMatchObject({ phase: 'save', bytesRead: progress[0]!.bytes });
});

test('rejects only the row that the database refuses', async () => {
  await pool.query(`alter table ngo add constraint no_mango check (name not like '%Mango%')`);
  const rows = Array.from(
    { length: 20 },
    (_, index) => `${index === 13 ? 'Mango' : 'Amba'} Trust ${index},health,Surat\n`,
  );
  const run = await importText(`name,category,city\n${rows.join('')}`);
  await pool.query('alter table ngo drop constraint no_mango');
  expect(run).toMatchObject({ inserted: 19, rejected: 1 });
  expect(run.rejects).toEqual([
    { row: '15', column: '', reason: expect.stringContaining('no_mango'), value: '' },
  ]);
});

test('reports an import that fails half-way; importing the file again completes it', async () => {
  const content = [...makeNgosCsv({ count: 1100, seed: 8 })].join('');
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
    create trigger refuse before insert on ngo for each row when (new.phone = '0000001050') execute function refuse()`);
  await expect(importText(content)).rejects.toThrow('disk full');
  expect((await pool.query('select count(*) from ngo')).rows).toEqual([{ count: 1000 }]);
  await pool.query('drop trigger refuse on ngo; drop function refuse');
  expect(await importText(content)).toMatchObject({ inserted: 100, unchanged: 1000, rejected: 0 });
});

test('the database accepts any content that passes the checks', async () => {
  const letters = fc.constantFrom(
    ...'અઆકખગળક્ષ્ાિીુૂેૈોૌંઃ૧कखगळ्ािी१abcABC 1-/\\:\'"!=+@|&<>();,\n\t\u200c\u200d\u200b\u00a0\ufeff😀é',
  );
  const cell = fc.oneof(
    fc.string({ unit: letters, maxLength: 30 }),
    fc.string({ unit: letters, minLength: 150, maxLength: 220 }),
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll('\0', '')),
  );
  const columns = [
    'name',
    'nameGu',
    'nameHi',
    'address',
    'services',
    'mission',
    'description',
    'reg12A',
  ] as const;
  const row = fc.record(Object.fromEntries(columns.map((column) => [column, cell])));
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 15 }), async (rows) => {
      const content = stringify(
        rows.map((cells) => ({ ...cells, category: 'health', city: 'Surat' })),
        { header: true },
      );
      const { inserted, updated, unchanged, rejected } = await importText(content);
      expect(inserted + updated + unchanged + rejected).toBe(rows.length);
      expect(await importText(content)).toMatchObject({ inserted: 0, updated: 0, rejected });
    }),
    { numRuns: 10 },
  );
});
