// Requests /healthz continuously in a separate thread, so that work in the attacking thread does not count as
// a delay of the product.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, pid, intervalMs } = workerData as { origin: string; pid: number; intervalMs: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
const stop = new AbortController();
parentPort!.once('message', () => stop.abort());

while (!stop.signal.aborted) {
  times.push(await timeOne());
  await wait(intervalMs);
}
agent.destroy();
parentPort!.postMessage(times, []);

/**
 * Returns the response time in milliseconds, without the time in which the product waited for a processor that another
 * program used. Any status other than 200 counts as infinite.
 */
async function timeOne(): Promise<number> {
  const [start, processorStart] = [performance.now(), readProcessorMs()];
  const delay = await request();
  return delay + Math.min(performance.now() - start, readProcessorMs() - processorStart);
}

/** Returns how long the main thread of the product has run, or how much time has passed if that is unknown. */
function readProcessorMs(): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** Returns what an answer other than 200 adds to the time. */
function request(): Promise<number> {
  return new Promise((resolve) => {
    const sent = get(`${origin}/healthz`, { agent, timeout: 120_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200 ? 0 : Infinity));
    });
    sent.on('timeout', () => sent.destroy());
    // The other side may have closed a keep-alive connection. Only a new connection that fails counts as an
    // error.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNRESET' && sent.reusedSocket ? request() : 1_000),
    );
  });
}
