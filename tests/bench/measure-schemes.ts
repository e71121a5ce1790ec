import { EXPORT_FORMATS } from '../../src/features/scheme/scheme.values.ts';
import { startProduct } from '../support/product.ts';
import { measureExport, signIn } from './measure-export.ts';
import { addManySchemes, REGISTRATIONS_OF_ONE } from './many-schemes.ts';
import { atMost, type Row } from './table.ts';
import { timeEach } from './timing.ts';

const SAMPLES = 200;
const WARM_UP = 50;
const MAX_MS = 40;
const INDEXES = Array.from({ length: SAMPLES + WARM_UP }, (_, index) => index);

const CATEGORIES = ['', 'Health', 'Education', 'Housing', 'Employment'];
const BENEFICIARIES = ['', 'EWS', 'SC', 'ST'];
const WORDS = ['netra', 'awas rajkot', 'તાલીમ', 'kanya', 'rojgar surat', 'ghar', 'shikshan mahila', 'शिक्षा'];
const PEOPLE = [
  'kokila',
  'patel rajkot',
  'કોકિલા પરમાર',
  'person73',
  '9000012',
  'मीना',
  'ramesh limbdi',
  'dahod',
];

/** Measures the API lists of 5,000 schemes and 200,000 registrations, and the cost of an export. */
export async function measureSchemes(): Promise<Row[]> {
  const product = await startProduct({ env: { DEMO: 'on' } });
  try {
    const schemeId = await addManySchemes(product.dataDir);
    const authorization = await signIn(product.origin);
    const table = `/api/scheme/getAllRegistration/${schemeId}`;
    const list = '/api/scheme/getAllScheme';
    const kinds = [
      {
        name: 'public list, filters',
        paths: INDEXES.map(
          (index) =>
            `${list}?category=${pickAt(CATEGORIES, index)}&beneficiary=${pickAt(BENEFICIARIES, index)}&page=${1 + (index % 60)}`,
        ),
      },
      {
        name: 'public list, words',
        paths: INDEXES.map((index) => `${list}?q=${pickAt(WORDS, index)}&page=${1 + (index % 5)}`),
      },
      {
        name: 'an NGO’s own list',
        paths: INDEXES.map(() => '/api/scheme/getAllSchemeByNgoId'),
        bodies: INDEXES.map((index) => ({
          page: 1 + (index % 5),
          pageSize: 20,
          q: index % 2 ? pickAt(WORDS, index) : '',
        })),
      },
      {
        name: 'registrations, any page',
        paths: INDEXES.map(
          (index) => `${table}?page=${1 + ((index * 97) % 4000)}&status=${index % 2 ? 'new' : ''}`,
        ),
      },
      {
        name: 'registrations, words',
        paths: INDEXES.map((index) => `${table}?q=${pickAt(PEOPLE, index)}&page=${1 + (index % 7)}`),
      },
    ];
    const rows: Row[] = [];
    for (const { name, paths, bodies } of kinds) {
      const target = { origin: product.origin, headers: { authorization } };
      const slice = (from: number, to?: number) => ({
        paths: paths.slice(from, to).map(encodeURI),
        ...(bodies && { bodies: bodies.slice(from, to) }),
      });
      await timeEach({ ...target, ...slice(0, WARM_UP) });
      const { p50, p95 } = await timeEach({ ...target, ...slice(WARM_UP) });
      const note = `p50 ${p50.toFixed(1)}`;
      rows.push(atMost({ name: `5,000 schemes, ${name}, p95`, max: MAX_MS, value: p95, unit: 'ms', note }));
    }
    // Measured in a process that has already served a thousand requests, as is normal.
    for (const format of EXPORT_FORMATS)
      rows.push(
        await measureExport({
          product,
          path: `/api/scheme/exportRegistration/${schemeId}?format=${format}`,
          authorization,
          name: `export of ${REGISTRATIONS_OF_ONE.toLocaleString('en')} rows as ${format}`,
        }),
      );
    return rows;
  } finally {
    await product.stop();
  }
}

function pickAt<T>(list: readonly T[], index: number): T {
  return list[index % list.length]!;
}
