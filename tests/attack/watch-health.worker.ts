// Requests /healthz continuously in a separate thread, so that work in the attacking thread does not count as
// a delay of the product.
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, intervalMs } = workerData as { origin: string; intervalMs: number };
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

/** Returns the response time in milliseconds. Any status other than 200 counts as infinite. */
function timeOne(): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const request = get(`${origin}/healthz`, { agent, timeout: 120_000 }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve(response.statusCode === 200 ? performance.now() - startedAt : Infinity),
      );
    });
    request.on('timeout', () => request.destroy());
    // The other side may have closed a keep-alive connection. Only a new connection that fails counts as an
    // error.
    request.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' && request.reusedSocket
        ? resolve(timeOne())
        : resolve(performance.now() - startedAt + 1_000),
    );
  });
}
