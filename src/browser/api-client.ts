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

/** What the API answered a call, with its body's type. */
export type ApiResponse = { ok: boolean; status: number; json(): Promise<unknown> };

type BodyOf<R extends ApiResponse> = Awaited<ReturnType<R['json']>>;

/** The body of a call that succeeded, as the endpoint's contract says. */
export type SuccessBody<R extends ApiResponse> = BodyOf<Exclude<R, { ok: false }>>;

/** Every field of the members of a union, each optional. */
type AnyOf<U> = {
  [K in U extends unknown ? keyof U : never]?: U extends { [key in K]?: infer V } ? V : never;
};

/** The body of a call that was refused: what every endpoint may say, and what this one's contract adds. */
export type RefusedBody<R extends ApiResponse> = {
  /** A sentence in the language of the page. */
  msg?: string;
  /** Field name to sentence. */
  errors?: Record<string, string>;
  requestId?: string;
  data?: unknown;
} & AnyOf<BodyOf<Extract<R, { ok: false }>>>;

/** A call that succeeds with this body; for components that are given one. */
export type ApiCall<Success> = (
  api: ApiClient,
) => Promise<
  | { ok: true; status: number; json(): Promise<Success> }
  | { ok: false; status: number; json(): Promise<unknown> }
>;

/** What a call came to. */
export type Outcome<R extends ApiResponse> =
  { ok: true; status: number; body: SuccessBody<R> } | { ok: false; status: number; body: RefusedBody<R> };

/** Reads the body of a response, whether it is a success or not. */
export async function readOutcome<R extends ApiResponse>(response: R): Promise<Outcome<R>> {
  const { ok, status } = response;
  return { ok, status, body: await response.json() } as Outcome<R>;
}

/** Runs a submit function for somebody who is not signed in; `undefined` when the API was not reached. */
export async function submitPublic<T>(submit: (api: ApiClient) => Promise<T>): Promise<T | undefined> {
  const headers = { 'accept-language': document.documentElement.lang };
  try {
    return await submit(createApiClient({ origin: location.origin, headers }));
  } catch {
    return undefined;
  }
}
