import { expect, test } from 'vitest';
import { csvResponse } from './csv-response.server.ts';

async function* rows(count: number, failsAt = Infinity) {
  for (let n = 0; n < count; n++) {
    if (n === failsAt) throw new Error('the query failed');
    yield { n };
  }
}

test('the file contains every row, and only the header if there are none', async () => {
  const textOf = async (count: number) =>
    (await csvResponse({ name: 'x', columns: ['n'], rows: rows(count) })).text();
  expect(await textOf(3)).toBe('n\r\n0\r\n1\r\n2\r\n');
  expect(await textOf(0)).toBe('n\r\n');
});

test('rejects if the first row cannot be read, instead of sending a truncated file', async () => {
  await expect(csvResponse({ name: 'x', columns: ['n'], rows: rows(3, 0) })).rejects.toThrow(
    'the query failed',
  );
});

test('breaks the response if a later row fails, so that the file does not pass for complete', async () => {
  const response = await csvResponse({ name: 'x', columns: ['n'], rows: rows(3, 2) });
  await expect(response.text()).rejects.toThrow('the query failed');
});

test('a client that disconnects or never reads does not affect other requests', async () => {
  const left = await csvResponse({ name: 'x', columns: ['n'], rows: rows(100_000, 50_000) });
  const reader = left.body!.getReader();
  await reader.read();
  await reader.cancel();
  await csvResponse({ name: 'x', columns: ['n'], rows: rows(3, 1) });
  // An unhandled error would fail this run.
  await new Promise((resolve) => setTimeout(resolve, 50));
});
