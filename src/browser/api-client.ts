import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { hc } from 'hono/client';
import type { MountedApis } from '#src/api.server.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';

/** Creates the typed API client. In the browser it uses HTTP; the server passes an in-process `fetch`. */
export function createApiClient({
  origin,
  ...options
}: {
  origin: string;
  fetch?: typeof globalThis.fetch;
  headers?: Record<string, string>;
}): ApiClient {
  return hc(`${origin}/api`, options) as unknown as ApiClient;
}

/** All endpoints, by the segments of their paths. */
export type ApiClient = ClientOf<''> & { [Segment in keyof MountedApis]: ClientOf<Segment> };

/**
 * The endpoints below a first segment. A client type of all endpoints at once, or of the whole classes of
 * their APIs, would take most of the time of the type check.
 */
type ClientOf<Segment extends keyof MountedApis> =
  MountedApis[Segment][number] extends OpenAPIHono<ApiEnv, infer Endpoints>
    ? ReturnType<typeof hc<Hono<ApiEnv, Endpoints>>>
    : never;

/** An API response; the contract determines the type of its body. */
export type ApiResponse = { ok: boolean; status: number; json(): Promise<unknown> };

type BodyOf<R extends ApiResponse> = Awaited<ReturnType<R['json']>>;

/** The body of a successful response, as typed by the endpoint's contract. */
export type SuccessBody<R extends ApiResponse> = BodyOf<Exclude<R, { ok: false }>>;

/** All fields of all members of a union, each optional. */
type AnyOf<U> = {
  [K in U extends unknown ? keyof U : never]?: U extends { [key in K]?: infer V } ? V : never;
};

/**
 * The body of an error response: the fields common to all endpoints, plus those of the endpoint's contract.
 */
export type RefusedBody<R extends ApiResponse> = {
  /** A message in the language of the page. */
  msg?: string;
  /** Error messages by field name. */
  errors?: Record<string, string>;
  requestId?: string;
  data?: unknown;
} & AnyOf<BodyOf<Extract<R, { ok: false }>>>;

/** A call whose successful response has this body; for components that receive a call as a prop. */
export type ApiCall<Success> = (
  api: ApiClient,
) => Promise<
  | { ok: true; status: number; json(): Promise<Success> }
  | { ok: false; status: number; json(): Promise<unknown> }
>;

/** The result of a call: the status and the parsed body. */
export type Outcome<R extends ApiResponse> =
  | { ok: true; status: number; body: SuccessBody<R> }
  | { ok: false; status: number; body: RefusedBody<R> };

/** Reads the body of a success or error response. */
export async function readOutcome<R extends ApiResponse>(response: R): Promise<Outcome<R>> {
  const { ok, status } = response;
  return { ok, status, body: await response.json() } as Outcome<R>;
}

/** Runs a submit function for an anonymous visitor. Returns `undefined` if the API could not be reached. */
export async function submitPublic<T>(submit: (api: ApiClient) => Promise<T>): Promise<T | undefined> {
  const headers = { 'accept-language': document.documentElement.lang };
  try {
    return await submit(createApiClient({ origin: location.origin, headers }));
  } catch {
    return undefined;
  }
}
