import { setTimeout as wait } from 'node:timers/promises';

type ApiResponse<Data> = { status: number; body: { data?: Data; errors?: Record<string, string> } };
type Call = {
  path: string;
  /** The address of the caller, as reported by a trusted proxy. */
  from: string;
  /** JSON, or a text that is sent unchanged. */
  body: unknown;
  headers?: Record<string, string>;
};

const RESPONSE_TIMEOUT_MS = 20_000;

/** Repeats the call until it gets a response that is not a server error. */
export async function callUntilAnswered<Data>(
  origin: () => string,
  { onInterruption, ...call }: Call & { onInterruption: () => void },
): Promise<ApiResponse<Data>> {
  for (;;) {
    const response = await send<Data>(origin(), call).catch(() => undefined);
    if (response && response.status < 500) return response;
    onInterruption();
    await wait(100 + Math.random() * 200);
  }
}

async function send<Data>(
  origin: string,
  { path, from, body, headers = {} }: Call,
): Promise<ApiResponse<Data>> {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'gu',
      'x-forwarded-for': from,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  return { status: response.status, body: (await response.json()) as ApiResponse<Data>['body'] };
}
