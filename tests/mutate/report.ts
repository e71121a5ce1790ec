import { identify } from './choose-mutants.ts';
import type { Result, Status } from './results-file.ts';

const SURVIVING: Status[] = ['survived', 'untested'];

export const survives = ({ status }: Result) => SURVIVING.includes(status);

/** One line about a mutant: where it is and what it changes. */
export function describeMutant({ path, line, before, after }: Result): string {
  return `${path}:${line}  ${before}  →  ${after === '' ? 'nothing' : after}`;
}

/** The line that says what became of a mutant, and how long the others will take. */
export function describeProgress(result: Result, { done, count, startedAt }: Progress): string {
  const left = ((performance.now() - startedAt) / done) * (count - done);
  const minutes = `${Math.ceil(left / 60_000)} min left`;
  const seconds = `${result.seconds.toFixed(1).padStart(5)} s`;
  const number = `${String(done).padStart(String(count).length)}/${count}`;
  return `${number}  ${result.status.padEnd(8)} ${seconds}  ${describeMutant(result)}  (${minutes})`;
}

export type Progress = { done: number; count: number; startedAt: number };

/** Returns a table of what survived by area and by kind of file, and the survivors that are not accepted. */
export function describeResults(results: Result[], accepted: ReadonlySet<string>): string {
  const rows = [
    ...group(results, ({ path }) => areaOf(path)),
    ['', []] as const,
    ...group(results, ({ path }) => kindOf(path)),
    ...group(results, ({ kind }) => `in ${kind === 'query' ? 'a query' : 'other code'}`),
    ['', []] as const,
    ['all', results] as const,
  ];
  const lines = rows.map(([name, ones]) => (ones.length > 0 ? describeRow(name, ones) : ''));
  const unexpected = results.filter((result) => survives(result) && !accepted.has(identify(result)));
  const survivors = unexpected
    .sort((a, b) => a.path.localeCompare(b.path) || a.start - b.start)
    .map((result) => `${describeMutant(result)}${result.status === 'untested' ? '  (no test)' : ''}`);
  const heading = `${'area'.padEnd(20)} mutants   killed survived  percent`;
  return [heading, ...lines, '', ...survivors].join('\n');
}

function describeRow(name: string, results: readonly Result[]): string {
  const survived = results.filter(survives).length;
  const killed = results.length - survived;
  const percent = Math.round((100 * killed) / results.length);
  const numbers = [results.length, killed, survived].map((number) => String(number).padStart(8));
  return `${name.padEnd(19)}${numbers.join(' ')} ${String(percent).padStart(6)} %`;
}

function group(results: Result[], nameOf: (result: Result) => string): (readonly [string, Result[]])[] {
  const groups = Map.groupBy(results, nameOf);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

/** A feature, or a layer that features share. */
function areaOf(path: string): string {
  return path.split('/')[path.startsWith('src/features/') ? 2 : 1] ?? path;
}

function kindOf(path: string): string {
  const kind = /\.(rules|service|queries)\./.exec(path)?.[1];
  return kind === undefined ? 'other files' : `*.${kind}`;
}
