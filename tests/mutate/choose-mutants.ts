import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Mutant } from './mutant.ts';
import { findMutants } from './mutators.ts';

export type MutantOfFile = Mutant & { path: string };

const RULES = 'src/**/*.{rules,service.server,queries.server}.ts';
const LAYERS = 'src/{server,shared,search}/**/*.ts';
/** Also without what starts, signals and removes a PostgreSQL: a mistake there could end the wrong process. */
const LEFT_OUT = /\.(test|fixture|cli|generated\.server|messages\.\w+)\.ts$|^src\/server\/embedded/;

/** Returns the paths of rules, services, queries and of the code that features share. */
export function listMutatedFiles(): string[] {
  return globSync([RULES, LAYERS]).filter((path) => !LEFT_OUT.test(path));
}

/** Returns the paths that differ from the commit at which the branch left `ref`, committed or not. */
export function listChangedFiles(ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
  const [base = ref] = git('merge-base', ref, 'HEAD');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Returns every mutant of the files. */
export function readMutants(paths: string[]): MutantOfFile[] {
  return paths.flatMap((path) =>
    findMutants(readFileSync(path, 'utf8')).map((mutant) => Object.assign(mutant, { path })),
  );
}

/**
 * Returns `count` of the mutants, in an order that only the seed decides: each beginning of it is a fair sample,
 * and changes elsewhere in the code do not change whether a mutant is chosen before another.
 */
export function chooseMutants(
  mutants: MutantOfFile[],
  { seed, count }: { seed: string; count: number },
): MutantOfFile[] {
  const seen = new Map<string, number>();
  const lot = (mutant: MutantOfFile) => {
    const name = `${seed} ${identify(mutant)}`;
    const repetition = seen.get(name) ?? 0;
    seen.set(name, repetition + 1);
    return createHash('sha1').update(`${name} ${repetition}`).digest('hex');
  };
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** Names a mutant by its text, not by its line number, which changes with every edit above it. */
export function identify({
  path,
  lineText,
  before,
  after,
}: Pick<Mutant, 'lineText' | 'before' | 'after'> & { path: string }): string {
  return JSON.stringify([path, lineText, before, after]);
}
