import type { Problem, FuzzFigures } from './run-fuzz.ts';

const GROUPS_SHOWN = 60;

/** Groups errors by kind and endpoint, with the first one as the example, the worst kinds first. */
export function groupProblems(errors: Problem[]): { sentence: string; count: number; answer: string }[] {
  const groups = new Map<string, { sentence: string; count: number; answer: string }>();
  for (const { name, request, sentence, answer } of errors) {
    // Later parts of a path vary with each request.
    const endpoint = request.path.split('?')[0]!.split('/').slice(0, 4).join('/');
    const isOfMethod = !['GET', 'POST', 'DELETE'].includes(request.method);
    const key = `${name} ${name.startsWith('without') ? '' : isOfMethod ? request.method : endpoint}`;
    const group = groups.get(key) ?? { sentence, count: 0, answer };
    group.count++;
    groups.set(key, group);
  }
  const worst = (sentence: string) => (/^5|^no response|^over|^leaks|^the product/.test(sentence) ? 0 : 1);
  return [...groups.values()].sort((a, b) => worst(a.sentence) - worst(b.sentence) || b.count - a.count);
}

/** Formats the result of a run. */
export function fuzzReport({ errors, byStatus, health, ...figures }: FuzzFigures): string {
  const groups = groupProblems(errors);
  const lines = groups
    .slice(0, GROUPS_SHOWN)
    .map(({ sentence, count, answer }) => `\n${count} × ${sentence}\n${answer.replace(/^/gm, '    ')}`);
  if (groups.length > GROUPS_SHOWN) lines.push(`\n... and ${groups.length - GROUPS_SHOWN} more kinds`);
  const statuses = Object.entries(byStatus).map(([status, count]) => `${status}: ${count}`);
  lines.push(
    '',
    `${figures.sent} requests in ${figures.seconds.toFixed(0)} s: ${statuses.join(', ')}`,
    `slowest ${figures.slowest.toFixed(0)} ms where no password is hashed; ${figures.onceSlow} slow only when concurrent`,
    `/healthz: ${describeHealth(health)}`,
    `${errors.length} errors of ${groups.length} kinds`,
  );
  return lines.join('\n');
}

/** Formats the health figures in one line. */
export function describeHealth({ p50, p99, worst, samples, memoryMiB }: FuzzFigures['health']): string {
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(0)} ms of ${samples}`;
  return `${times}; at most ${memoryMiB.toFixed(0)} MiB`;
}

const HEALTH_MOST_MS = 200;
const MEMORY_MOST_MIB = 400;

/** Returns one sentence for each kind of error in a run, and for problems of the whole process. */
export function findFuzzErrors({ errors, health }: FuzzFigures): string[] {
  const kinds = groupProblems(errors).map(
    ({ count, sentence, answer }) => `${count} × ${sentence}\n${answer}`,
  );
  if (health.p99 > HEALTH_MOST_MS) kinds.push(`/healthz p99 took ${health.p99.toFixed(0)} ms`);
  if (health.memoryMiB > MEMORY_MOST_MIB) kinds.push(`${health.memoryMiB.toFixed(0)} MiB of memory`);
  return kinds;
}
