import { Agent, request } from 'node:http';

const JSON_BODY = { 'content-type': 'application/json' };

export type Percentiles = { p50: number; p95: number };

/**
 * Requests each path once, one after another on one connection, and returns percentiles of the response time
 * in milliseconds.
 */
export async function timeEach({
  origin,
  paths,
  headers = {},
  bodies,
}: {
  origin: string;
  paths: string[];
  headers?: Record<string, string>;
  /** JSON bodies to POST to each path. The default is to send GET requests. */
  bodies?: unknown[];
}): Promise<Percentiles> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const [at, path] of paths.entries()) {
    const body = bodies && JSON.stringify(bodies[at]);
    const startedAt = performance.now();
    const status = await send({ url: origin + path, agent, headers, body });
    times.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${path} returned ${status}`);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

function send(input: {
  url: string;
  agent: Agent;
  headers: Record<string, string>;
  body: string | undefined;
}): Promise<number | undefined> {
  const { url, agent, headers, body } = input;
  const requestOptions =
    body === undefined ? { headers } : { method: 'POST', headers: { ...headers, ...JSON_BODY } };
  return new Promise((resolve, reject) => {
    request(url, { agent, ...requestOptions }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
      response.on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}
