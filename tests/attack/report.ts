import type { Problem, FuzzFigures } from './run-fuzz.ts';

const MAX_GROUPS = 60;

/** Groups errors by kind and endpoint, with the first one as the example, the worst kinds first. */
export function groupProblems(errors: Problem[]): { message: string; count: number; response: string }[] {
  const groups = new Map<string, { message: string; count: number; response: string }>();
  for (const { name, request, message, response } of errors) {
    // Later parts of a path vary with each request.
    const endpoint = request.path.split('?')[0]!.split('/').slice(0, 4).join('/');
    const isUnusualMethod = !['GET', 'POST', 'DELETE'].includes(request.method);
    const key = `${name} ${name.startsWith('without') ? '' : isUnusualMethod ? request.method : endpoint}`;
    const group = groups.get(key) ?? { message, count: 0, response };
    group.count++;
    groups.set(key, group);
  }
  const rank = (message: string) => (/^5|^no response|^over|^leaks|^the product/.test(message) ? 0 : 1);
  return [...groups.values()].sort((a, b) => rank(a.message) - rank(b.message) || b.count - a.count);
}

/** Formats the result of a run. */
export function fuzzReport({ errors, byStatus, health, ...figures }: FuzzFigures): string {
  const groups = groupProblems(errors);
  const lines = groups
    .slice(0, MAX_GROUPS)
    .map(({ message, count, response }) => `\n${count} × ${message}\n${response.replace(/^/gm, '    ')}`);
  if (groups.length > MAX_GROUPS) lines.push(`\n... and ${groups.length - MAX_GROUPS} more kinds`);
  const statuses = Object.entries(byStatus).map(([status, count]) => `${status}: ${count}`);
  lines.push(
    '',
    `${figures.sent} requests in ${figures.seconds.toFixed(0)} s: ${statuses.join(', ')}`,
    `slowest ${figures.slowest.toFixed(0)} ms where no password is hashed; ${figures.slowWhenConcurrent} slow only when concurrent`,
    `/healthz: ${describeHealth(health)}`,
    ...(figures.memoryAfterRestMiB === undefined
      ? []
      : [`${figures.memoryAfterRestMiB.toFixed(0)} MiB of memory after a rest`]),
    `${errors.length} errors of ${groups.length} kinds`,
  );
  return lines.join('\n');
}

/** Formats the health figures in one line. */
export function describeHealth({ p50, p99, worst: rank, samples, memoryMiB }: FuzzFigures['health']): string {
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${rank.toFixed(0)} ms of ${samples}`;
  return `${times}; at most ${memoryMiB.toFixed(0)} MiB`;
}

const MAX_HEALTH_MS = 200;
const MAX_MEMORY_MIB = 400;
const MAX_MEMORY_AFTER_REST_MIB = 300;

/** Returns one sentence for each kind of error in a run, and for problems of the whole process. */
export function findFuzzErrors({ errors, health, memoryAfterRestMiB = 0 }: FuzzFigures): string[] {
  const kinds = groupProblems(errors).map(
    ({ count, message, response }) => `${count} × ${message}\n${response}`,
  );
  const kept =
    memoryAfterRestMiB > MAX_MEMORY_AFTER_REST_MIB
      ? [`${memoryAfterRestMiB.toFixed(0)} MiB of memory are not given back`]
      : [];
  return [...kinds, ...findHealthErrors(health), ...kept];
}

/** Returns one sentence for each limit that the product exceeded while it was attacked. */
export function findHealthErrors({ p99, memoryMiB }: FuzzFigures['health']): string[] {
  const errors: string[] = [];
  if (p99 > MAX_HEALTH_MS) errors.push(`/healthz p99 took ${p99.toFixed(0)} ms`);
  if (memoryMiB > MAX_MEMORY_MIB) errors.push(`${memoryMiB.toFixed(0)} MiB of memory`);
  return errors;
}
