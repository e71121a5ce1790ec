import { data } from 'react-router';
import type { ApiResponse, SuccessBody } from '#src/browser/api-client.ts';
import { TEXT_BODY_BYTES } from '#src/server/endpoint.server.ts';

/** The body of an API response for a page's loader. @throws the page of the status that it was refused with. */
export async function readResponse<R extends ApiResponse>(response: R): Promise<SuccessBody<R>> {
  const body = await response.json();
  if (response.ok) return body as SuccessBody<R>;
  const { requestId } = body as { requestId?: string };
  throw data({ requestId }, { status: response.status });
}

/** Bytes that a form of a page may have: as much text as the API takes, each byte of which a form may write as three. */
const FORM_MOST = 3 * TEXT_BODY_BYTES;

/** The body of a form, or its beginning when it is larger than any form may be. */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const piece of request.body ?? []) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > FORM_MOST) break;
  }
  return new Blob(pieces).bytes();
}

/** What a form of a page sent. One that is too large, or none, becomes the page of that status, before it is read whole. */
export async function readForm(request: Request): Promise<FormData> {
  const bytes = await readBytes(request);
  if (bytes.length > FORM_MOST) throw data(null, { status: 413 });
  const type = request.headers.get('content-type') ?? '';
  const form = new Response(bytes, { headers: { 'content-type': type } }).formData();
  return form.catch(() => {
    throw data(null, { status: 400 });
  });
}

/** Longer texts come cut: the API refuses them anyhow, and what comes back is what it saw. */
const TEXT_MOST = 20_000;

/** The texts that a form of a page sent, by their names; an empty one for what it did not send. As `readForm` otherwise. */
export async function readTexts(request: Request): Promise<(name: string) => string> {
  const form = await readForm(request);
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, TEXT_MOST) : '';
  };
}

/** Those of the named texts that are not empty. */
export function filledTexts({
  read,
  names,
}: {
  read: (name: string) => string;
  names: readonly string[];
}): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, read(name)] as const).filter(([, text]) => text !== ''),
  );
}
