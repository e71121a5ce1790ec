import autocannon from 'autocannon';
import { processorSeconds } from './pinning.ts';

export type Load = {
  /** Successful requests per second over 16 connections. */
  perSecond: number;
  /**
   * The same per second of processor time used by everything pinned to the first core, or NaN if nothing is
   * pinned.
   */
  perProcessorSecond: number;
  /** How many requests succeeded. */
  requests: number;
  p97: number;
};

type Options = {
  origin: string;
  /** Requested in turn. With more paths than requests, no response comes from a cache. */
  paths: string[];
  seconds?: number;
  headers?: Record<string, string>;
};

/** Loads a server as much as it can take. Any response other than 200 is an error of the bench. */
export async function load({ origin, paths, seconds = 8, headers = {} }: Options): Promise<Load> {
  let next = 0;
  const secondsBefore = processorSeconds();
  const result = await autocannon({
    url: origin + (paths.length === 1 ? paths[0] : ''),
    headers,
    connections: 16,
    duration: seconds,
    // Building a new request each time costs the client more than repeating the same one.
    ...(paths.length > 1 && {
      requests: [{ setupRequest: (request) => ({ ...request, path: paths[next++ % paths.length] }) }],
    }),
  });
  if (result.non2xx || result.errors) {
    throw new Error(`${result.non2xx} responses were not 200, ${result.errors} failed`);
  }
  return {
    perSecond: result.requests.average,
    perProcessorSecond: result.requests.total / (processorSeconds() - secondsBefore),
    requests: result.requests.total,
    p97: result.latency.p97_5,
  };
}
