import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { RunRequest, RunResponse } from './mutant-runner.ts';

const ERRORS = 'test-results/mutants.log';
const WALL_LIMIT = 15 * 60_000;

/** What became of a run: its response, or what ended it. */
export type Outcome = RunResponse | 'timeout' | 'crash';

/** A process that runs tests against mutants. If a mutant hangs or breaks it, the next run gets a new one. */
export class RunnerProcess {
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  /**
   * Runs the tests, until a process has used `limit` seconds of processor time: unlike the time that passes, this
   * is the same on a busy machine. Vitest itself ends a test that waits without end.
   */
  async run(request: RunRequest, limit: number): Promise<Outcome> {
    this.#child ??= await startRunner(this.#env);
    const child = this.#child;
    const stop = new AbortController();
    const { signal } = stop;
    const timer = setTimeout(() => stop.abort(), WALL_LIMIT);
    const watch = setInterval(() => {
      if (longestProcessorTime(child) > limit) stop.abort();
    }, 5000);
    try {
      child.send(request);
      const ended = once(child, 'exit', { signal }).then(() => 'crash' as const);
      const answered = once(child, 'message', { signal }).then(([response]) => response as RunResponse);
      const outcome = await Promise.race([answered, ended]);
      if (outcome === 'crash' && this.#child !== child) throw new Error('The test runner was stopped.');
      if (outcome === 'crash') this.stop();
      return outcome;
    } catch (error) {
      if (!signal.aborted) throw error;
      this.stop();
      return 'timeout';
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      stop.abort();
    }
  }

  /** Ends it with its workers, whatever they are doing. */
  stop(): void {
    const { pid } = this.#child ?? {};
    this.#child = undefined;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

async function startRunner(env: Record<string, string>): Promise<ChildProcess> {
  mkdirSync('test-results', { recursive: true });
  const errors = openSync(ERRORS, 'a');
  const child = fork(join(import.meta.dirname, 'mutant-runner.ts'), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', errors, 'ipc'],
    // A group of its own, so that its workers end with it.
    detached: true,
  });
  closeSync(errors);
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The test runner did not start: see ${ERRORS}.`);
  });
  await Promise.race([once(child, 'message'), ended]);
  // From now on, its end is an outcome of a run.
  ended.catch(() => undefined);
  return child;
}

/** How many seconds of processor time the busiest worker of the runner has used. Each run has a new worker. */
function longestProcessorTime({ pid }: ChildProcess): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,pgid=,time='], { encoding: 'utf8' }).split('\n');
  const times = lines.map((line) => {
    const [process = '', group, time = ''] = line.trim().split(/\s+/);
    const isWorker = Number(group) === pid && Number(process) !== pid;
    return isWorker ? time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0) : 0;
  });
  return Math.max(...times);
}
