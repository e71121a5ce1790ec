import { EXPORT_FORMATS } from '../../src/features/event/registrations/registrations.values.ts';
import { startProduct } from '../support/product.ts';
import { addManyEvents, REGISTRATIONS_OF_ONE } from './many-events.ts';
import { measureExport, signIn } from './measure-export.ts';
import { atMost, type Row } from './table.ts';
import { timeEach } from './timing.ts';

const SAMPLES = 200;
const WARM_UP = 50;
const MAX_MS = 40;
const INDEXES = Array.from({ length: SAMPLES + WARM_UP }, (_, index) => index);

const TOWNS = ['', 'Rajkot', 'Surat', 'Bhuj', 'Anand'];
const CATEGORIES = ['', 'health', 'education', 'women'];
const WORDS = ['eye camp', 'blood rajkot', 'tailoring', 'આંખ કેમ્પ', 'tree surat', 'reading'];
const PEOPLE = ['kokila', 'patel', 'કોકિલા પરમાર', 'person73', '9000012', 'मीना', 'ramesh vaghela', 'salma'];
const pickAt = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** Measures the lists of 20,000 events and 1,000,000 registrations at the API, and the memory of an export. */
export async function measureEvents(): Promise<Row[]> {
  const product = await startProduct({ env: { DEMO: 'on' } });
  try {
    const eventId = await addManyEvents(product.dataDir);
    const authorization = await signIn(product.origin);
    const list = '/api/event/getAllEvent';
    const table = `/api/event/getAllRegisterUserByEventId?eventId=${eventId}`;
    const kinds: { name: string; pathOf: (index: number) => string }[] = [
      {
        name: 'list, filters',
        pathOf: (index) =>
          `${list}?city=${pickAt(TOWNS, index)}&category=${pickAt(CATEGORIES, index)}&page=${1 + (index % 40)}`,
      },
      { name: 'list, words', pathOf: (index) => `${list}?q=${pickAt(WORDS, index)}&page=${1 + (index % 5)}` },
      { name: 'past events', pathOf: (index) => `${list}?past=true&page=${1 + (index % 40)}` },
      {
        name: 'registrations, any page',
        pathOf: (index) => `${table}&page=${1 + ((index * 97) % 4000)}&status=${index % 2 ? 'waiting' : ''}`,
      },
      {
        name: 'registrations, words',
        pathOf: (index) => `${table}&q=${pickAt(PEOPLE, index)}&page=${1 + (index % 7)}`,
      },
    ];
    const rows: Row[] = [];
    for (const { name, pathOf } of kinds) {
      const target = { origin: product.origin, headers: { authorization } };
      const paths = INDEXES.map((index) => encodeURI(pathOf(index)));
      await timeEach({ ...target, paths: paths.slice(0, WARM_UP) });
      const { p50, p95 } = await timeEach({ ...target, paths: paths.slice(WARM_UP) });
      const note = `p50 ${p50.toFixed(1)}`;
      rows.push(atMost({ name: `20,000 events, ${name}, p95`, max: MAX_MS, value: p95, unit: 'ms', note }));
    }
    for (const format of EXPORT_FORMATS)
      rows.push(
        await measureExport({
          product,
          path: `/api/event/exportRegisterUser/${eventId}?format=${format}`,
          authorization,
          name: `export of ${REGISTRATIONS_OF_ONE.toLocaleString('en')} registrations as ${format}`,
        }),
      );
    return rows;
  } finally {
    await product.stop();
  }
}
