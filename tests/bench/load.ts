import autocannon from 'autocannon';
import { processorSeconds } from './pinning.ts';

export type Load = {
  /** Requests answered well in a second, over 16 connections. */
  perSecond: number;
  /** The same for each second of processor time of all that is pinned to the first core; NaN where nothing is. */
  perProcessorSecond: number;
  p97: number;
};

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
  const spent = processorSeconds();
  const result = await autocannon({
    url: origin + (paths.length === 1 ? paths[0] : ''),
    headers,
    connections: 16,
    duration: seconds,
    // A request made anew each time costs the client more than one that is always the same.
    ...(paths.length > 1 && {
      requests: [{ setupRequest: (request) => ({ ...request, path: paths[next++ % paths.length] }) }],
    }),
  });
  if (result.non2xx || result.errors) {
    throw new Error(`${result.non2xx} answers were not 200, ${result.errors} failed`);
  }
  return {
    perSecond: result.requests.average,
    perProcessorSecond: result.requests.total / (processorSeconds() - spent),
    p97: result.latency.p97_5,
  };
}
