import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '../../src/features/account/demo-accounts.server.ts';
import { EXPORT_FORMATS } from '../../src/features/scheme/scheme.values.ts';
import { startProduct, type Product } from '../support/product.ts';
import { addManySchemes, REGISTRATIONS_OF_ONE } from './many-schemes.ts';
import { atMost, type Row } from './table.ts';
import { timeEach } from './timing.ts';

const SAMPLES = 200;
const WARM_UP = 50;
const MAX_MS = 40;
const MAX_MIB = 256;
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
      rows.push(await measureExport({ product, schemeId, authorization, format }));
    return rows;
  } finally {
    await product.stop();
  }
}

async function measureExport(input: {
  product: Product;
  schemeId: string;
  authorization: string;
  format: string;
}): Promise<Row> {
  const { product, schemeId, authorization, format } = input;
  const confirmation = await confirmPassword({ origin: product.origin, authorization });
  const memory = watchMemory(product.pid);
  const startedAt = performance.now();
  const url = `${product.origin}/api/scheme/exportRegistration/${schemeId}?format=${format}`;
  const response = await fetch(url, { headers: { authorization, 'x-confirmation': confirmation } });
  if (!response.ok) throw new Error(`The export returned ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body!) bytes += chunk.length;
  const seconds = (performance.now() - startedAt) / 1000;
  const value = await memory.end();
  const name = `export of ${REGISTRATIONS_OF_ONE.toLocaleString('en')} rows as ${format}, memory`;
  const note = `${seconds.toFixed(1)} s, ${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  return atMost({ name, max: MAX_MIB, value, unit: 'MiB', note });
}

/** Returns the confirmation that an export of personal data requires in addition to the token. */
async function confirmPassword(target: { origin: string; authorization: string }): Promise<string> {
  const response = await fetch(`${target.origin}/api/auth/confirmPassword`, {
    method: 'POST',
    headers: { authorization: target.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ password: DEMO_PASSWORD }),
  });
  const { data } = (await response.json()) as { data: { confirmation: string } };
  return data.confirmation;
}

/** Samples the resident memory of a process until `end`, which returns the maximum in MiB. */
function watchMemory(pid: number): { end(): Promise<number> } {
  const stop = new AbortController();
  const run = promisify(execFile);
  const watching = (async () => {
    let maximum = 0;
    while (!stop.signal.aborted) {
      const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
      maximum = Math.max(maximum, Number(stdout) / 1024);
      await wait(50);
    }
    return maximum;
  })();
  return {
    end() {
      stop.abort();
      return watching;
    },
  };
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/logIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'ngo@example.org', password: DEMO_PASSWORD }),
  });
  return ((await response.json()) as { token: string }).token;
}

function pickAt<T>(list: readonly T[], index: number): T {
  return list[index % list.length]!;
}
