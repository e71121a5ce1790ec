// Requests /healthz continuously in a separate thread, so that work in the attacking thread does not count as
// a delay of the product.
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, everyMs } = workerData as { origin: string; everyMs: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
const over = new AbortController();
parentPort!.once('message', () => over.abort());

while (!over.signal.aborted) {
  times.push(await timeOne());
  await wait(everyMs);
}
agent.destroy();
parentPort!.postMessage(times, []);

/** Returns the response time in milliseconds. Any status other than 200 counts as infinite. */
function timeOne(): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    const asked = get(`${origin}/healthz`, { agent, timeout: 120_000 }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200 ? performance.now() - began : Infinity));
    });
    asked.on('timeout', () => asked.destroy());
    // The other side may have closed a keep-alive connection. Only a new connection that fails counts as an
    // error.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' && asked.reusedSocket
        ? resolve(timeOne())
        : resolve(performance.now() - began + 1_000),
    );
  });
}
