import { hc } from 'hono/client';
import type { Api } from '#src/api.server.ts';

/** Creates the typed API client. In the browser it uses HTTP; the server passes an in-process `fetch`. */
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
  { ok: true; status: number; body: SuccessBody<R> } | { ok: false; status: number; body: RefusedBody<R> };

/** Reads the body of a success or error response. */
export async function readOutcome<R extends ApiResponse>(response: R): Promise<Outcome<R>> {
  const { ok, status } = response;
  return { ok, status, body: await response.json() } as Outcome<R>;
}

/**
 * What a GET returns if it failed. The message is the specified one; pages show a sentence in the reader's language.
 */
export type FailedGet = {
  success: false;
  message: 'Something went wrong';
  /** 0 if the server could not be reached, or its response could not be read. */
  status: number;
  /** What the server says, in the language of the page. */
  msg?: string;
  requestId?: string;
  data?: unknown;
};

/** Returns the body of a GET, or an object with `success` false if it failed. Never throws. */
export async function getBody<R extends ApiResponse>(call: Promise<R>): Promise<SuccessBody<R> | FailedGet> {
  const failed = { success: false, message: 'Something went wrong', status: 0 } as const;
  const response = await call.catch(() => undefined);
  if (!response) return failed;
  const { ok, status } = response;
  const body = await response.json().catch(() => undefined);
  if (ok) return body === undefined ? failed : (body as SuccessBody<R>);
  const { msg, requestId, data } = (body ?? {}) as Partial<FailedGet>;
  return { ...failed, status, msg, requestId, data };
}

/** Whether a GET failed. */
export function isFailedGet(body: unknown): body is FailedGet {
  return (body as { success?: unknown }).success === false;
}

/** An error response to a POST. */
export class RefusedPost extends Error {
  override name = 'RefusedPost';
  readonly status: number;
  readonly body: RefusedBody<ApiResponse>;

  constructor({ status, body }: { status: number; body: RefusedBody<ApiResponse> }) {
    super(body.msg ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

/**
 * Returns the body of a POST.
 * @throws {RefusedPost} for an error response. The error of a call without a readable response is rethrown.
 */
export async function postBody<R extends ApiResponse>(call: Promise<R>): Promise<SuccessBody<R>> {
  const response = await call;
  if (response.ok) return (await response.json()) as SuccessBody<R>;
  const body = await response.json().catch(() => ({}));
  throw new RefusedPost({ status: response.status, body: body as RefusedBody<ApiResponse> });
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
