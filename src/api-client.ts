import { hc } from 'hono/client';
import type { Api } from './api.server.ts';

/** The typed client of the API: over HTTP in the browser, in process on the server (`fetch` says which). */
export function createApiClient({ origin, fetch }: { origin: string; fetch?: typeof globalThis.fetch }) {
  return hc<Api>(origin, fetch ? { fetch } : {}).api;
}

export type ApiClient = ReturnType<typeof createApiClient>;
