import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categories, cities } from '#src/features/reference/reference.server.ts';
import { formatServices, parseServices } from '#src/features/ngo/fields/services-text.ts';
import { checkRow } from './check-row.server.ts';
import { NGO_FIELDS, type NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { readHeader } from './import-columns.ts';

const GOOD: Record<NgoField, string> = {
  name: 'Jeevanrekh Rakt Mitra Mandal',
  nameGu: 'જીવનરેખ રક્ત મિત્ર મંડળ',
  nameHi: 'जीवनरेख रक्त मित्र मंडल',
  category: 'health',
  city: 'Rajkot',
  address: '12, Station Road\nRajkot',
  pin: '૩૬૦૦૦૧',
  phone: '+91 00000 00108',
  email: 'jeevanrekh@example.org',
  website: 'www.example.org',
  openingHours: 'Mo-Fr 10.00 to 17.00; Sat 10:00-13:00',
  mission: 'Blood  for all\tin an hour',
  missionGu: 'સૌને  રક્ત',
  missionHi: 'सबको रक्त',
  description: 'First line\r\n\r\n\r\nSecond  line',
  descriptionGu: 'પહેલી લીટી\r\nબીજી લીટી',
  descriptionHi: '',
  services: 'Blood bank | free | patients; Camps ;;Camps',
  needs: 'Thalassemia; blood;;blood',
  foundedYear: '૧૯૯૯',
  registrationType: 'Registered Societies (Non-Government)',
  darpanId: 'gj/2016/0990008',
  pan: 'aaats 1234k',
  reg12A: 'AAATS1234KE20214',
  reg12AValidFrom: '01-04-2021',
  reg12AValidTo: '31/03/2026',
  reg80G: 'DIT(E)/80G/2009-10/334',
  reg80GValidFrom: '2021-04-01',
  reg80GValidTo: '',
  fcra: '041910123',
  fcraValidFrom: '',
  fcraValidTo: '31.12.2027',
  csr1: 'csr00012345',
};

/** Checks the valid row with some cells changed. */
function check(changes: Partial<Record<NgoField, string>> = {}) {
  const columns = [...NGO_FIELDS];
  return checkRow({
    columns,
    cells: columns.map((column) => ({ ...GOOD, ...changes })[column]),
    today: '2026-11-21',
  });
}
const errors = (changes: Partial<Record<NgoField, string>>) => {
  const checked = check(changes);
  return 'errors' in checked ? checked.errors : [];
};

test.each([{ name: 'PM CARES Fund' }, { nameGu: 'ગુજરાત સરકાર સહાય કેન્દ્ર' }])(
  'leaves %j to our team, because an imported NGO is listed at once',
  (changes) => {
    expect(errors(changes)).toMatchObject([
      { column: 'name', reason: expect.stringContaining('someone else') },
    ]);
  },
);

test('normalizes a valid row', () => {
  expect(check()).toEqual({
    ngo: {
      name: GOOD.name,
      nameGu: GOOD.nameGu,
      nameHi: GOOD.nameHi,
      category: 'health',
      city: 'Rajkot',
      address: '12, Station Road Rajkot',
      pin: '360001',
      phone: '0000000108',
      email: GOOD.email,
      website: 'https://www.example.org/',
      openingHours: 'Mo-Fr 10:00-17:00; Sa 10:00-13:00',
      mission: 'Blood for all in an hour',
      missionGu: 'સૌને રક્ત',
      missionHi: 'सबको रक्त',
      description: 'First line\n\nSecond line',
      descriptionGu: 'પહેલી લીટી\nબીજી લીટી',
      services: parseServices('Blood bank | free | patients; Camps').services,
      needs: ['blood', 'thalassemia'],
      foundedYear: 1999,
      registrationType: 'Society',
      darpanId: 'GJ/2016/0990008',
      pan: 'AAATS1234K',
      reg12A: { number: 'AAATS1234KE20214', validFrom: '2021-04-01', validTo: '2026-03-31' },
      reg80G: { number: 'DIT(E)/80G/2009-10/334', validFrom: '2021-04-01', validTo: null },
      fcra: { number: '041910123', validFrom: null, validTo: '2027-12-31' },
      csr1: 'CSR00012345',
    },
  });
});

test.each<[NgoField, string[], string[]]>([
  [
    'darpanId',
    ['GJ/2017/0990001', 'RJ/2024/1234567'],
    ['GJ/17/0990001', 'GJ-2017-0990001', 'GJ/2017/099001'],
  ],
  ['fcra', ['041910123'], ['41910123', '04191012A']],
  ['csr1', ['CSR00012345', 'csr 000 12345'], ['CSR0001234', '00012345']],
])('validates the number %s', (field, good, bad) => {
  for (const number of good) expect([number, errors({ [field]: number })]).toEqual([number, []]);
  for (const number of bad) expect(errors({ [field]: number })).toMatchObject([{ column: field }]);
});

test('recognizes every town and category by each of its names', () => {
  for (const city of cities) {
    for (const name of [city.name, city.nameGu, city.nameHi, city.name.toUpperCase(), ` ${city.name} `]) {
      expect(check({ city: name })).toMatchObject({ ngo: { city: city.name } });
    }
  }
  for (const { slug, name, nameGu, nameHi } of categories) {
    for (const text of [slug, name, nameGu, nameHi])
      expect(check({ category: text })).toMatchObject({ ngo: { category: slug } });
  }
  expect(check({ category: 'Drinking Water', city: 'BARODA' })).toMatchObject({
    ngo: { category: 'rural', city: 'Vadodara' },
  });
});

describe('reports an error by column, as a message', () => {
  test.each<[NgoField, string, RegExp]>([
    ['name', '', /needed/],
    ['name', '  ', /needed/],
    ['name', '12345', /letters/],
    ['name', 'x'.repeat(201), /200/],
    ['name', 'Caf\ufffd Mandal', /letters were lost/],
    ['nameGu', 'Seva', /Gujarati/],
    ['nameHi', 'સેવા', /Devanagari/],
    ['category', 'Space travel', /category/],
    ['city', 'Demo', /town/],
    ['city', 'Kutch', /district.*Anjar/],
    ['city', 'constructor', /town/],
    ['pin', '012345', /6 digits/],
    ['phone', '0000000101 / 0000000102', /only one/],
    ['email', 'nobody', /mail/],
    ['website', 'javascript:alert(1)', /http/],
    ['openingHours', 'Mo 17:00-10:00', /look like/],
    ['services', 'Eye camp | gratis', /gratis/],
    ['missionGu', 'Blood for all', /Gujarati/],
    ['services', 'a;'.repeat(60) + [...Array(60).keys()].join(';'), /50/],
    ['needs', 'blood; world-peace', /no need world-peace/],
    ['foundedYear', '2027', /yet to come/],
    ['foundedYear', '1600', /1800/],
    ['registrationType', 'Club', /Trust, Society/],
    ['darpanId', 'GJ-2016-1', /GJ\/2017/],
    ['pan', 'AAAQS1234K', /PAN/],
    ['reg12A', '', /number is not/],
    ['name', 'Drishti Kiran Trust ✔', /no sign/],
    ['name', 'Drishti Kiran ❾❽❷❺⓿❶❷❸❹❺', /no phone number/],
    ['nameGu', 'દૃષ્ટિ કિરણ ✅', /no sign/],
    ['reg12A', 'CALL 98250 76543', /no phone number/],
    ['reg80G', '80G AT EVIL-SAHAY.XYZ', /no phone number or address/],
    ['reg12AValidTo', '31-04-2026', /no day/],
    ['fcra', '12', /9 digits/],
    ['csr1', '12345678', /CSR/],
  ])('%s: %j', (column, value, reason) => {
    expect(errors({ [column]: value })).toMatchObject([{ column, reason: expect.stringMatching(reason) }]);
  });
  test('all errors of a row at once', () => {
    expect(errors({ name: '', city: 'Nowhere', pin: '1' }).map(({ column }) => column)).toEqual([
      'city',
      'pin',
      'name',
    ]);
    expect(errors({ reg80GValidTo: '2020-03-31' })).toMatchObject([{ column: 'reg80G' }]);
  });
  test('a number of cells that differs from the header', () => {
    const columns: NgoField[] = ['name', 'category', 'city'];
    const row = (...cells: string[]) => checkRow({ cells, columns, today: '2026-11-21' });
    expect(row('Seva Trust', 'health')).toMatchObject({
      errors: [{ column: '', value: 'Seva Trust | health' }],
    });
    expect(row('Seva', ' Trust', 'health', 'Surat')).toMatchObject({ errors: [{ column: '' }] });
    expect(row('Seva Trust', 'health', 'Surat', '', ' ')).toHaveProperty('ngo');
  });
  test('refuses an Aadhaar number in every text and never repeats it', () => {
    for (const column of ['name', 'address', 'description', 'services', 'reg12A'] as const) {
      const [error] = errors({ [column]: `${GOOD[column]} ૨૩૪૫ ૬૭૮૯ ૦૧૨૪` });
      expect(error).toMatchObject({
        column,
        reason: expect.stringContaining('Aadhaar'),
        value: '(not repeated here)',
      });
    }
  });
  test('refuses payment details in every text', () => {
    for (const column of ['name', 'address', 'description', 'services', 'website'] as const)
      expect(errors({ [column]: `${GOOD[column]} rzp.io/seva` })).toContainEqual(
        expect.objectContaining({ column, reason: expect.stringContaining('under Bank details') as string }),
      );
  });
});

test('never throws, and accepts its own output unchanged', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('name', 'address', 'mission', 'description', 'services' as const),
      cell,
      (column, text) => {
        const once = check({ [column]: `સેવા ${text}` });
        if ('errors' in once) return;
        const stored = column === 'services' ? formatServices(once.ngo.services!) : once.ngo[column];
        const again = check({ [column]: stored });
        expect(again).toEqual(once);
      },
    ),
    { numRuns: 60 },
  );
});

describe('the header', () => {
  test('accepts any order and case, and reports ignored columns', () => {
    const { columns, unknownColumns } = readHeader([
      'City',
      ' Founded Year',
      'remarks',
      'NAME',
      'name_gu',
      'category',
      '',
    ]);
    expect(columns).toEqual(['city', 'foundedYear', undefined, 'name', 'nameGu', 'category', undefined]);
    expect(unknownColumns).toEqual(['remarks']);
  });
  test('reports a missing required column and a duplicate column', () => {
    expect(() => readHeader(['name', 'town'])).toThrow(/category, city are missing \(it reads: name, town\)/);
    expect(() => readHeader(['name', 'category', 'city', 'Name'])).toThrow(/name stands twice/);
  });
});
