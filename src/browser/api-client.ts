import { hc } from 'hono/client';
import type { Api } from '#src/api.server.ts';

/** The typed client of the API: over HTTP in the browser, in process on the server (`fetch` says which). */
export function createApiClient({
  origin,
  ...options
}: {
  origin: string;
  fetch?: typeof globalThis.fetch;
  headers?: Record<string, string>;
}) {
  return hc<Api>(origin, options).api;
}

export type ApiClient = ReturnType<typeof createApiClient>;

type Answer = { ok: boolean; status: number; json(): Promise<unknown> };

/** What the API answered to somebody who is not signed in; `undefined` when it was not reached. */
export async function postPublic<Body>(
  ask: (api: ApiClient) => Promise<Answer>,
): Promise<{ ok: boolean; status: number; body: Body } | undefined> {
  const headers = { 'accept-language': document.documentElement.lang };
  try {
    const answer = await ask(createApiClient({ origin: location.origin, headers }));
    return { ok: answer.ok, status: answer.status, body: (await answer.json()) as Body };
  } catch {
    return undefined;
  }
}
