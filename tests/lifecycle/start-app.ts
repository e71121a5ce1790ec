import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findHome } from '../../src/server/embedded/postgres-home.server.ts';
import { asOwner } from '../support/as-owner.ts';
import { START_ENVIRONMENT } from '../support/product.ts';
import { removeFolder } from '../support/remove-folder.ts';

const FIXTURE = fileURLToPath(new URL('app.fixture.ts', import.meta.url));

export type StartedApp = {
  pid: number;
  /** Resolves when the app serves requests. Rejects with its output if it ends before. */
  serving: Promise<{ port: number; databaseUrl: string }>;
  /** Resolves when the process has ended. */
  ended: Promise<{ code: number | null; signal: string | null }>;
  output(): string;
};

/** Starts the fixture's app in its own process group, as a terminal does. */
export function startApp({
  dataDir,
  fixture = FIXTURE,
  env = {},
}: {
  dataDir: string;
  fixture?: string;
  env?: Record<string, string>;
}): StartedApp {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [fixture], {
    env: { PATH, ...START_ENVIRONMENT, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const serving = new Promise<{ port: number; databaseUrl: string }>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
        const ready = /^listening (.*)$/m.exec(output)?.[1];
        if (ready) resolve(JSON.parse(ready));
      });
    }
    void ended.then(() => reject(new Error(`The app ended:\n${output}`)));
  });
  serving.catch(() => {}); // Only some tests wait for this.
  return { pid: child.pid!, serving, ended, output: () => output };
}

/** Whether the app and its database respond. */
export async function isHealthy(app: StartedApp): Promise<boolean> {
  const { port } = await app.serving;
  const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  return response?.status === 200;
}

/** Sends the signal to the app only, and waits for its end. */
export async function endApp(app: StartedApp, signal: NodeJS.Signals = 'SIGTERM') {
  process.kill(app.pid, signal);
  return app.ended;
}

/** Runs one statement in the app's database, as the owner of its tables. */
export async function query(app: StartedApp, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: asOwner((await app.serving).databaseUrl) });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end().catch(() => {}));
  return rows;
}

/** Returns the process id that PostgreSQL has written to its lock file, whether or not it is running. */
export function readPostgresPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(findHome(dataDir), 'data', 'postmaster.pid'), 'utf8'), 10);
}

/**
 * Returns the ids of PostgreSQL processes that use `dataDir`. Works only on Linux; on other systems it finds
 * none.
 */
export function findPostgresProcesses(dataDir: string): number[] {
  const data = join(realpathSync(findHome(dataDir)), 'data');
  const ids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return ids.map(Number).filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === data;
    } catch {
      return false; // It has just ended, or is a zombie.
    }
  });
}

/** Waits until `holds` returns true, checking every 20 ms, until the time limit of the test. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

/** Creates a data folder for one test. */
export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'sahay-life-')).then((folder) => realpath(folder));
}

/** Removes the folder, its database wherever that is stored, and any processes that still use it. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const home = findHome(dataDir);
  const kill = (pid: number) => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  await until(() => {
    const processes = findProcesses(dataDir);
    processes.forEach(kill);
    return processes.length === 0;
  });
  await removeFolder(home);
  await removeFolder(dataDir);
}

function findProcesses(dataDir: string): number[] {
  try {
    return findPostgresProcesses(dataDir);
  } catch {
    return []; // The folder was never created.
  }
}
