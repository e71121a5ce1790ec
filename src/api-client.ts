import { hc } from 'hono/client';
import type { Api } from './api.server.ts';

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
