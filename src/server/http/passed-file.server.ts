import { z } from 'zod';

type FileResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'arrayBuffer' | 'json'>;

const refusal = z.object({ msg: z.string() });

/**
 * Passes a file of the API on to the browser. A refusal becomes its sentence as plain text, in the language of the page.
 * Without a response, because the address lacks its token, there is nothing.
 */
export async function passFile(response: FileResponse | undefined): Promise<Response> {
  if (!response) return new Response('Not found', { status: 404 });
  const { status } = response;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const copy = (name: string) => {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  };
  if (response.ok && response.headers.get('content-type') === 'application/pdf') {
    ['Content-Type', 'Content-Disposition'].forEach(copy);
    return new Response(await response.arrayBuffer(), { status, headers });
  }
  const { msg } = refusal.parse(await response.json());
  copy('Retry-After');
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(msg, { status, headers });
}
