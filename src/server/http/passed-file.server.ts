import { createContext, data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';

type FileResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'arrayBuffer' | 'json'>;

const refusal = z.object({ msg: z.string() });

/** Why a file was refused, for the page that says so. Empty if the address lacks its token. */
const refusedFile = createContext<{ status: number; msg: string }>({ status: 404, msg: '' });

type Passing = {
  context: Readonly<RouterContextProvider>;
  /** Renders the page of the route. */
  next: () => Promise<Response>;
};

/**
 * Passes a file of the API on to the browser, in a middleware: a loader of a page can return no file. If it is refused, the
 * page of the route says why. Without a response, because the address lacks its token, there is nothing.
 */
export async function passFile(
  response: FileResponse | undefined,
  { context, next }: Passing,
): Promise<Response> {
  if (!response) return next();
  const { status } = response;
  if (response.ok && response.headers.get('content-type') === 'application/pdf') {
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    for (const name of ['Content-Type', 'Content-Disposition']) {
      const value = response.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(await response.arrayBuffer(), { status, headers });
  }
  const { msg } = refusal.parse(await response.json());
  context.set(refusedFile, { status, msg });
  const page = await next();
  const wait = response.headers.get('Retry-After');
  if (wait !== null) page.headers.set('Retry-After', wait);
  page.headers.set('Cache-Control', 'no-store');
  return page;
}

/** Returns what the page of a refused file shows. */
export function loadRefusal({ context }: { context: Readonly<RouterContextProvider> }) {
  const { status, msg } = context.get(refusedFile);
  return data({ msg, canTryAgain: status === 429 || status === 503 }, { status });
}
