import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '../../src/features/account/demo-accounts.server.ts';
import { EXPORT_FORMATS } from '../../src/features/scheme/scheme.values.ts';
import { startProduct, type Product } from '../support/product.ts';
import { addManySchemes, OF_ONE } from './many-schemes.ts';
import { atMost, type Row } from './table.ts';
import { timeEach } from './timing.ts';

const EACH = 200;
const WARM_UP = 50;
const MOST_MS = 40;
const MOST_MIB = 256;
const ASKED = Array.from({ length: EACH + WARM_UP }, (_, at) => at);

const CATEGORIES = ['', 'Health', 'Education', 'Housing', 'Employment'];
const GROUPS = ['', 'EWS', 'SC', 'ST'];
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
        paths: ASKED.map(
          (at) =>
            `${list}?category=${of(CATEGORIES, at)}&beneficiary=${of(GROUPS, at)}&page=${1 + (at % 60)}`,
        ),
      },
      {
        name: 'public list, words',
        paths: ASKED.map((at) => `${list}?q=${of(WORDS, at)}&page=${1 + (at % 5)}`),
      },
      {
        name: 'an NGO’s own list',
        paths: ASKED.map(() => '/api/scheme/getAllSchemeByNgoId'),
        bodies: ASKED.map((at) => ({ page: 1 + (at % 5), pageSize: 20, q: at % 2 ? of(WORDS, at) : '' })),
      },
      {
        name: 'registrations, any page',
        paths: ASKED.map((at) => `${table}?page=${1 + ((at * 97) % 4000)}&status=${at % 2 ? 'new' : ''}`),
      },
      {
        name: 'registrations, words',
        paths: ASKED.map((at) => `${table}?q=${of(PEOPLE, at)}&page=${1 + (at % 7)}`),
      },
    ];
    const rows: Row[] = [];
    for (const { name, paths, bodies } of kinds) {
      const asked = { origin: product.origin, headers: { authorization } };
      const part = (from: number, to?: number) => ({
        paths: paths.slice(from, to).map(encodeURI),
        ...(bodies && { bodies: bodies.slice(from, to) }),
      });
      await timeEach({ ...asked, ...part(0, WARM_UP) });
      const { p50, p95 } = await timeEach({ ...asked, ...part(WARM_UP) });
      const more = `p50 ${p50.toFixed(1)}`;
      rows.push(atMost({ name: `5,000 schemes, ${name}, p95`, most: MOST_MS, value: p95, unit: 'ms', more }));
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
  const began = performance.now();
  const url = `${product.origin}/api/scheme/exportRegistration/${schemeId}?format=${format}`;
  const answer = await fetch(url, { headers: { authorization, 'x-confirmation': confirmation } });
  if (!answer.ok) throw new Error(`The export was answered with ${answer.status}`);
  let bytes = 0;
  for await (const piece of answer.body!) bytes += piece.length;
  const seconds = (performance.now() - began) / 1000;
  const value = await memory.end();
  const name = `export of ${OF_ONE.toLocaleString('en')} rows as ${format}, memory`;
  const more = `${seconds.toFixed(1)} s, ${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  return atMost({ name, most: MOST_MIB, value, unit: 'MiB', more });
}

/** Returns the confirmation that an export of personal data requires in addition to the token. */
async function confirmPassword(asked: { origin: string; authorization: string }): Promise<string> {
  const answer = await fetch(`${asked.origin}/api/auth/confirmPassword`, {
    method: 'POST',
    headers: { authorization: asked.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ password: DEMO_PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { confirmation: string } };
  return data.confirmation;
}

/** Samples the resident memory of a process until `end`, which returns the maximum in MiB. */
function watchMemory(pid: number): { end(): Promise<number> } {
  const over = new AbortController();
  const run = promisify(execFile);
  const watching = (async () => {
    let most = 0;
    while (!over.signal.aborted) {
      const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
      most = Math.max(most, Number(stdout) / 1024);
      await wait(50);
    }
    return most;
  })();
  return {
    end() {
      over.abort();
      return watching;
    },
  };
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/logIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'ngo@example.org', password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

function of<T>(list: readonly T[], at: number): T {
  return list[at % list.length]!;
}
