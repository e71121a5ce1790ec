// Each process under a shifted clock loads this first (shifted-clock.ts). It passes the clock on to programs that get an
// environment of their own, such as the embedded PostgreSQL, but not to Chromium, which does not start with it.
import childProcess, { type SpawnOptions } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

// libfaketime keeps a semaphore for each process number, also of killed processes. A process that inherits the name of
// another's and meets an old one of its own number ends at once, so each makes its own.
delete process.env.FAKETIME_SHARED;

const { spawn } = childProcess;
const VARIABLES = Object.entries(process.env).filter(([name]) =>
  /^(LD_PRELOAD|NODE_OPTIONS|(NO_)?FAKE)/.test(name),
);
const SHIFTED = Object.fromEntries(VARIABLES);
const UNSHIFTED = Object.fromEntries(VARIABLES.map(([name]) => [name, undefined]));

Object.assign(childProcess, { spawn: spawnShifted });
syncBuiltinESMExports();

function spawnShifted(file: string, ...rest: (readonly string[] | SpawnOptions | undefined)[]) {
  const args = rest.find((value) => Array.isArray(value)) ?? [];
  const options = rest.find((value): value is SpawnOptions => !!value && !Array.isArray(value));
  const env = { ...(options?.env ?? process.env), ...(file.includes('chrom') ? UNSHIFTED : SHIFTED) };
  return spawn(file, args, { ...options, env });
}
