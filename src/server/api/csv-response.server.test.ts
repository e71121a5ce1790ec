import { expect, test } from 'vitest';
import { csvResponse } from './csv-response.server.ts';

async function* rows(count: number, failsAt = Infinity) {
  for (let n = 0; n < count; n++) {
    if (n === failsAt) throw new Error('the query failed');
    yield { n };
  }
}

test('a file holds every row, also when there is none', async () => {
  const textOf = async (count: number) =>
    (await csvResponse({ name: 'x', columns: ['n'], rows: rows(count) })).text();
  expect(await textOf(3)).toBe('n\r\n0\r\n1\r\n2\r\n');
  expect(await textOf(0)).toBe('n\r\n');
});

test('what fails before the first row is a fault, not a file that breaks off', async () => {
  await expect(csvResponse({ name: 'x', columns: ['n'], rows: rows(3, 0) })).rejects.toThrow(
    'the query failed',
  );
});

test('what fails later breaks the file off, so that nobody takes it for whole', async () => {
  const answer = await csvResponse({ name: 'x', columns: ['n'], rows: rows(3, 2) });
  await expect(answer.text()).rejects.toThrow('the query failed');
});

test('a reader who leaves, and one who never reads, end nothing else', async () => {
  const left = await csvResponse({ name: 'x', columns: ['n'], rows: rows(100_000, 50_000) });
  const reader = left.body!.getReader();
  await reader.read();
  await reader.cancel();
  await csvResponse({ name: 'x', columns: ['n'], rows: rows(3, 1) });
  // An unhandled error would fail this run.
  await new Promise((resolve) => setTimeout(resolve, 50));
});
