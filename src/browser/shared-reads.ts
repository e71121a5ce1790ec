const underWay = new Map<string, Promise<Response>>();

/**
 * `fetch` for the loaders of a page, which only read, some of them by POST. Equal calls at the same time share one
 * request. Each caller gets a response of its own.
 */
export async function fetchShared(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { method, headers, body } = init;
  if (body != null && typeof body !== 'string') return fetch(input, init);
  const pairs = Object.entries((headers ?? {}) as Record<string, string>);
  const key = JSON.stringify([method, String(input), pairs, body]);
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
