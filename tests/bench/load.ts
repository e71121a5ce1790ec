import autocannon from 'autocannon';

/** How many requests a second were answered well, over 16 connections. */
export type Load = { perSecond: number; p97: number };

type Options = {
  origin: string;
  /** Asked for in turn; with more paths than requests, no cache answers. */
  paths: string[];
  seconds?: number;
  headers?: Record<string, string>;
};

/** Loads a server with as much as it takes; any answer but 200 is a fault of the bench. */
export async function load({ origin, paths, seconds = 8, headers = {} }: Options): Promise<Load> {
  let next = 0;
  const result = await autocannon({
    url: origin,
    connections: 16,
    duration: seconds,
    requests: [
      {
        method: 'GET',
        setupRequest: (request) => ({ ...request, path: paths[next++ % paths.length], headers }),
      },
    ],
  });
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} answers were not 200, ${result.errors} failed`);
  return { perSecond: result.requests.average, p97: result.latency.p97_5 };
}
