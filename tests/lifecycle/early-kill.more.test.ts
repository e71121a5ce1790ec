import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildProduct } from '../support/build.ts';
import { findFreePort } from '../support/product.ts';
import { endApp, findPostgresProcesses, startApp, until, type StartedApp } from './start-app.ts';
import { freshFolderForEachTest } from './fresh-folder.ts';

buildProduct();
const folder = freshFolderForEachTest();
const START = fileURLToPath(new URL('../../src/start.ts', import.meta.url));

type Running = StartedApp & { origin: string; hasEnded: () => boolean };

/** Starts the real app, without the data of the demonstration. */
async function start(): Promise<Running> {
  const port = String(await findFreePort());
  const env = { PORT: port, DEMO: 'off', LOG_LEVEL: 'info', RATE_LIMITS: 'off' };
  const app = startApp({ dataDir: folder.dataDir, fixture: START, env });
  let hasEnded = false;
  void app.ended.then(() => (hasEnded = true));
  return { ...app, origin: `http://127.0.0.1:${port}`, hasEnded: () => hasEnded };
}

const isOk = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

function countPostgres(): number {
  try {
    return findPostgresProcesses(folder.dataDir).length;
  } catch {
    return 0; // The folder does not exist yet.
  }
}

/** Kills PostgreSQL as the system does when memory runs out: all of it, at once. */
function killPostgres(): void {
  for (const pid of findPostgresProcesses(folder.dataDir)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended with the others.
    }
  }
}

/** The app recovers, or it ends and says why in one sentence. Returns which. */
async function expectRecoveryOrSentence(app: Running): Promise<'recovered' | 'ended'> {
  await until(async () => app.hasEnded() || (await isOk(`${app.origin}/readyz`)));
  if (!app.hasEnded()) {
    await until(async () => app.hasEnded() || (await isOk(`${app.origin}/api/ngo/getAllNgo?q=x`)));
    // Errors that arrive late are logged within this time.
    await sleep(1_000);
    expect(await endApp(app)).toEqual({ code: 0, signal: null });
  }
  const output = app.output();
  for (const line of output.split('\n')) expect(line.length).toBeLessThan(6_000);
  expect(output).not.toMatch(/client"?:|_events|connectionParameters|MaxListenersExceeded/);
  expect(output.length).toBeLessThan(30_000);
  // Children of the killed PostgreSQL need a moment to notice that it is gone. One that nobody stopped would stay.
  await expect.poll(countPostgres, { timeout: 10_000 }).toBe(0);
  const { code } = await app.ended;
  if (code === 0) return 'recovered';
  expect(code).toBe(1);
  expect(output).not.toMatch(/^ +at /m);
  expect(output.trim().split('\n').at(-1)).toMatch(/^[A-Z].* .*\.$/);
  return 'ended';
}

test('recovers when PostgreSQL is killed within 40 ms of the first response, and within two seconds', async () => {
  for (const delay of [0, 20, 40, 1_500]) {
    const app = await start();
    await until(async () => app.hasEnded() || (await isOk(`${app.origin}/healthz`)));
    await sleep(delay);
    killPostgres();
    expect(await expectRecoveryOrSentence(app), app.output()).toBe('recovered');
    expect(app.output()).toContain('PostgreSQL is back');
  }
}, 300_000);

test('recovers, or ends with one sentence, when PostgreSQL is killed during the start', async () => {
  for (const delay of [0, 100, 300, 600]) {
    const app = await start();
    await until(() => countPostgres() > 0 || app.hasEnded());
    await sleep(delay);
    killPostgres();
    await expectRecoveryOrSentence(app);
  }
}, 300_000);
