import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export type Health = { p50: number; p99: number; worst: number; samples: number; memoryMiB: number };

const HEALTH_INTERVAL_MS = 15;
const MEMORY_INTERVAL_MS = 100;

/**
 * Watches the product until `end` is called. Returns the response times of `/healthz` in milliseconds and the
 * peak memory.
 */
export function watchProduct({ origin, pid }: { origin: string; pid: () => number }) {
  const worker = new Worker(new URL('watch-health.worker.ts', import.meta.url), {
    workerData: { origin, pid: pid(), intervalMs: HEALTH_INTERVAL_MS },
  });
  let memoryMiB = readMemory(pid());
  const timer = setInterval(() => (memoryMiB = Math.max(memoryMiB, readMemory(pid()))), MEMORY_INTERVAL_MS);
  return {
    async end(): Promise<Health> {
      clearInterval(timer);
      const times = await new Promise<number[]>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage('end', []);
      });
      times.sort((a, b) => a - b);
      // With fewer than a hundred samples, the worst one is not the p99, because a single pause of the
      // machine is no finding.
      const quantile = (share: number) => times[Math.floor((times.length - 1) * share)] ?? NaN;
      return {
        p50: quantile(0.5),
        p99: quantile(0.99),
        worst: quantile(1),
        samples: times.length,
        memoryMiB,
      };
    },
  };
}

/** Returns the memory that a process uses in MiB (on Linux; 0 elsewhere). */
export function readMemory(pid: number): number {
  if (process.platform !== 'linux') return 0;
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Returns the size in MiB of the files without a name that a process holds open (on Linux; as many as wanted elsewhere). */
export function readUnnamedFiles(pid: number): number {
  if (process.platform !== 'linux') return Infinity;
  const folder = `/proc/${pid}/fd`;
  const sizes = readdirSync(folder).map((name) => {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    return found?.isFile() && found.nlink === 0 ? found.size : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024;
}

/** Returns the processor time in seconds that a process has used so far (on Linux; 0 elsewhere). */
export function readProcessorSeconds(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [user = '0', system = '0'] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .split(') ')[1]!
    .split(' ')
    .slice(11);
  return (Number(user) + Number(system)) / 100;
}
