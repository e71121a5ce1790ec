import { Agent, request } from 'node:http';

export type Percentiles = { p50: number; p95: number };

/** Asks for each path once, one after the other on one connection, and answers how long they took, in milliseconds. */
export async function timeEach({ origin, paths }: { origin: string; paths: string[] }): Promise<Percentiles> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const path of paths) {
    const began = performance.now();
    const status = await ask({ url: origin + path, agent });
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

function ask({ url, agent }: { url: string; agent: Agent }): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
