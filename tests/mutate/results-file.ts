import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MutantOfFile } from './choose-mutants.ts';
import type { TestFile } from './choose-tests.ts';

/** `untested`: no test is chosen for it, or none that passes without a mutant. */
export type Status = 'killed' | 'timeout' | 'crash' | 'survived' | 'untested';
export type Result = MutantOfFile & {
  key: string;
  status: Status;
  /** The test that failed. */
  by?: string;
  tests: number;
  seconds: number;
};
/** How long a test file takes without a mutant, in milliseconds, and whether it passes. */
export type Baseline = { key: string; baseline: string; duration: number; passed: boolean };

/** The results of earlier runs, in lines of JSON. */
export class ResultsFile {
  readonly #path: string;
  readonly results = new Map<string, Result>();
  readonly baselines = new Map<string, Baseline>();

  constructor(path: string, { fresh }: { fresh: boolean }) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
    if (fresh) rmSync(path, { force: true });
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    // The last line is incomplete if a run was killed while it wrote.
    for (const line of lines) if (line.endsWith('}')) this.#keep(JSON.parse(line) as Result | Baseline);
  }

  add(entry: Result | Baseline): void {
    this.#keep(entry);
    appendFileSync(this.#path, `${JSON.stringify(entry)}\n`);
  }

  #keep(entry: Result | Baseline): void {
    if ('baseline' in entry) this.baselines.set(entry.key, entry);
    else this.results.set(entry.key, entry);
  }
}

/** A result counts as long as neither the mutated file nor one of its tests has changed. */
export function keyOfResult(mutant: MutantOfFile, tests: TestFile[]): string {
  const { path, start, end, text } = mutant;
  return digest([path, hashFile(path), String(start), String(end), text, ...tests.map(keyOfTest)]);
}

export function keyOfTest({ path }: TestFile): string {
  return digest([path, hashFile(path)]);
}

const hashes = new Map<string, string>();

function hashFile(path: string): string {
  const hash = hashes.get(path) ?? digest([readFileSync(path, 'utf8')]);
  hashes.set(path, hash);
  return hash;
}

function digest(parts: string[]): string {
  return createHash('sha1').update(parts.join('\n')).digest('hex').slice(0, 16);
}
