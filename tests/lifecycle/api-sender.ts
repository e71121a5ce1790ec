import { expect } from 'vitest';
import { TEST_PASSWORD } from '../support/test-app.ts';

export type ApiResponse = { data?: { _id?: string; revision?: number; confirmation?: string } };
type Send = (method: string, path: string, token: string, body?: object) => Promise<ApiResponse>;

/** Returns functions that call the API of a running app and expect success. `sendConfirmed` types the password before. */
export function apiSender(origin: string): { send: Send; sendConfirmed: Send } {
  const call = async (
    [method, path, token, body]: Parameters<Send>,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        authorization: token,
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.status, `${path}: ${text}`).toBeLessThan(300);
    return JSON.parse(text) as ApiResponse;
  };
  return {
    send: (...args) => call(args),
    sendConfirmed: async (...args) => {
      const { data } = await call(['POST', 'auth/confirmPassword', args[2], { password: TEST_PASSWORD }]);
      return call(args, { 'x-confirmation': data?.confirmation ?? '' });
    },
  };
}
