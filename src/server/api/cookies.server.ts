import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '#src/server/api-env.server.ts';

/** Without `seconds`, the browser forgets it when it is closed. */
type Cookie = { name: string; value: string; path: string; seconds?: number };

/** Returns the value of a cookie that `writeCookie` has set. */
export function readCookie(context: Context<ApiEnv>, name: string): string | undefined {
  return getCookie(context, name, prefixOf(context));
}

/** Sets a cookie that no script reads and no other site sends. One of 0 seconds is deleted. */
export function writeCookie(context: Context<ApiEnv>, { name, value, path, seconds }: Cookie): void {
  const prefix = prefixOf(context);
  const options = { path, httpOnly: true, sameSite: 'Strict' } as const;
  const maxAge = seconds === undefined ? {} : { maxAge: seconds };
  setCookie(context, name, value, { ...options, ...maxAge, ...(prefix && { prefix, secure: true }) });
}

/** With this prefix, browsers take the cookie from nobody on the network who pretends to be this site. It needs TLS. */
function prefixOf(context: Context<ApiEnv>): 'secure' | undefined {
  return context.env.origin.startsWith('https:') ? 'secure' : undefined;
}
