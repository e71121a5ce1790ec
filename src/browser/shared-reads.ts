const underWay = new Map<string, Promise<Response>>();

/**
 * `fetch` for the loaders of a page: calls that read the same thing at the same time share one request. Each
 * caller gets a response of its own.
 */
export async function fetchShared(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'GET') return fetch(input, init);
  const { headers } = init;
  const key = JSON.stringify([String(input), Object.entries((headers ?? {}) as Record<string, string>)]);
  let reading = underWay.get(key);
  if (!reading) {
    reading = fetch(input, init).finally(() => underWay.delete(key));
    underWay.set(key, reading);
  }
  return (await reading).clone();
}

/** Call it after a change: what is read from then on must not share a request from before. */
export function endSharedReads(): void {
  underWay.clear();
}
