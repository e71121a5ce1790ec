// Asks for /healthz all the time, in a thread of its own: what the attacking thread does must not count as the product's delay.
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

/** Milliseconds; an answer that is none counts as endless. */
function timeOne(): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    const asked = get(`${origin}/healthz`, { agent, timeout: 120_000 }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200 ? performance.now() - began : Infinity));
    });
    asked.on('timeout', () => asked.destroy());
    // A kept connection may have been closed by the other side: only a refused one tells that nobody is there.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' && asked.reusedSocket
        ? resolve(timeOne())
        : resolve(performance.now() - began + 1_000),
    );
  });
}
