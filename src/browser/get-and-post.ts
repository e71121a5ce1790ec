// The two calls of the specification, section 7: what they return, and what they throw.
import type { ApiResponse, RefusedBody, SuccessBody } from './api-client.ts';

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
