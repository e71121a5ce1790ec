import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };
import { removeFolder } from './remove-folder.ts';

/** A running build of the product. */
export type Product = {
  origin: string;
  dataDir: string;
  pid: number;
  /** Milliseconds from its start to its first successful response. */
  startedIn: number;
  /** Returns its output so far, for the message of a failed test. */
  output: () => string;
  hasEnded: () => boolean;
  /** Sends SIGTERM, waits for the process to end, and returns its exit code. */
  stop: () => Promise<number | null>;
};

/** The options and the environment with which the `start` script runs Node. */
const START_WORDS = manifest.scripts.start.split(' ');
const START_OPTIONS = START_WORDS.filter((word) => word.startsWith('--'));
export const START_ENVIRONMENT = Object.fromEntries(
  START_WORDS.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=') as [string, string]),
);

type Options = {
  /** Overrides the defaults: a free port, no rate limits, a new data folder. */
  env?: Record<string, string>;
  /** Kept at the end if given. The default is a temporary folder that is removed with the product. */
  dataDir?: string;
  /** Words to put before the command, such as `taskset -c 0`. */
  prefix?: string[];
  /** The working directory. The default is this project. */
  cwd?: string;
  /** The command to run. The default is that of the `start` script, without npm around it. */
  command?: string[];
  /** Further options of Node, unless `command` is given. */
  nodeOptions?: string[];
  /** The default is a free port. */
  port?: number;
  /** The path that is requested until it responds successfully. */
  readyPath?: string;
  timeoutMs?: number;
};

/** Starts the built product as `npm start` does, and waits until it responds. */
export async function startProduct({
  env = {},
  dataDir,
  prefix = [],
  cwd,
  nodeOptions = [],
  command = [process.execPath, ...START_OPTIONS, ...nodeOptions, 'src/start.ts'],
  port: requestedPort,
  readyPath = '/readyz',
  timeoutMs = 60_000,
}: Options = {}): Promise<Product> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'sahay-')));
  const port = requestedPort ?? (await findFreePort());
  const origin = `http://localhost:${port}`;
  const startedAt = performance.now();
  const commandLine = [...prefix, ...command];
  const child = spawn(commandLine[0] as string, commandLine.slice(1), {
    cwd,
    env: {
      ...cleanEnvironment(),
      ...START_ENVIRONMENT,
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that a signal reaches the product through npm too.
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  // Not `exit`, because npm may exit before the process it started.
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const signal = (name: NodeJS.Signals) =>
    child.pid !== undefined && isAlive(child) && process.kill(-child.pid, name);

  const stop = async () => {
    signal('SIGTERM');
    const code = await Promise.race([ended, wait(15_000, 'late' as const, { ref: false })]);
    if (code === 'late') {
      signal('SIGKILL');
      await ended;
    }
    if (!dataDir) await removeFolder(folder);
    return code === 'late' ? null : code;
  };

  try {
    await waitUntilReady({ url: origin + readyPath, timeoutMs, hasEnded: () => child.exitCode !== null });
  } catch (error) {
    await stop();
    throw new Error(`The product did not start.\n${output}`, { cause: error });
  }
  return {
    origin,
    dataDir: folder,
    pid: child.pid ?? 0,
    startedIn: performance.now() - startedAt,
    output: () => output,
    hasEnded: () => !isAlive(child),
    stop,
  };
}

/** Returns a TCP port that nobody is listening on at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function waitUntilReady(input: {
  url: string;
  timeoutMs: number;
  hasEnded: () => boolean;
}): Promise<void> {
  const until = performance.now() + input.timeoutMs;
  while (performance.now() < until) {
    if (input.hasEnded()) throw new Error('it ended');
    const ready = await fetch(input.url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await wait(20);
  }
  throw new Error(`no answer timeoutMs ${input.timeoutMs} ms`);
}

const RUNNER_VARIABLES = ['NODE_ENV', 'DATABASE_URL', 'VITEST', 'NODE_OPTIONS', 'PUBLIC_ORIGIN', 'DEMO'];

/** Removes what the test runner set for itself, so that the product does not see it. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !RUNNER_VARIABLES.includes(name)));
}
