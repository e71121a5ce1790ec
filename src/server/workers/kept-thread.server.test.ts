import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PROJECT_FOLDER } from '#src/server/project-folder.server.ts';
import { keptThread } from './kept-thread.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'thread-'));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, 'module.mjs');
await writeFile(
  file,
  `import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', (task) => {
    if (task === 'hang') for (;;);
    if (task === 'fill') for (const all = []; ; ) all.push(new Array(1000).fill(all.length));
    if (task === 'throw') throw new Error('This task fails');
    parentPort.postMessage(threadId);
  });`,
);
const OPTIONS = {
  module: relative(PROJECT_FOLDER, file),
  memoryMiB: 16,
  milliseconds: 60_000,
  idleMilliseconds: 60_000,
  worksMost: 10,
};

test('works share a thread until it has done enough of them', async () => {
  const run = keptThread<string, number>({ ...OPTIONS, worksMost: 2 });
  const threads = [await run('a'), await run('b'), await run('c')];
  expect(threads[0]).toEqual(expect.any(Number));
  expect(threads[1]).toBe(threads[0]);
  expect(threads[2]).not.toBe(threads[0]);
});

test('a thread without work ends', async () => {
  const run = keptThread<string, number>({ ...OPTIONS, idleMilliseconds: 1 });
  const first = await run('a');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await run('b')).not.toBe(first);
});

test('a work that uses up time or memory, or fails, ends its thread, and the next has another', async () => {
  const run = keptThread<string, number>(OPTIONS);
  const first = await run('a');
  expect(await run('fill')).toBeUndefined();
  const second = await run('b');
  expect(second).not.toBe(first);
  await expect(run('throw')).rejects.toThrow('This task fails');
  expect(await run('c')).not.toBe(second);
  const impatient = keptThread<string, number>({ ...OPTIONS, milliseconds: 10 });
  expect(await impatient('hang')).toBeUndefined();
});
