import { data } from 'react-router';
import type { ApiResponse, SuccessBody } from '#src/browser/api-client.ts';
import { TEXT_BODY_BYTES } from '#src/server/endpoint.server.ts';
import { costlyFormFinder, separatorOf } from './form-fields.server.ts';

/**
 * Returns the body of an API response, for the loader of a page.
 * @throws React Router's `data` with the status of the API response if it is an error, which shows the error
 * page.
 */
export async function readResponse<R extends ApiResponse>(response: R): Promise<SuccessBody<R>> {
  const body = await response.json();
  if (response.ok) return body as SuccessBody<R>;
  const { requestId } = body as { requestId?: string };
  throw data({ requestId }, { status: response.status });
}

/** Like `readResponse`, but returns undefined for a 404. */
export async function readResponseIfFound<R extends ApiResponse>(
  response: R,
): Promise<SuccessBody<R> | undefined> {
  return response.status === 404 ? undefined : readResponse(response);
}

/** The most bytes that a page's form may send. URL encoding turns one byte into up to three. */
const FORM_MOST = 3 * TEXT_BODY_BYTES;
/** More fields than any form has. */
const FIELDS_MOST = 500;

/**
 * Returns the body of a form. Stops reading soon after the limit, so a longer result means that the form is
 * too large.
 */
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

/**
 * Returns the values that a form of a page sent.
 * @throws React Router's `data` with status 413 if the form is too large (it is not read to the end), or 400
 * if it cannot be parsed or has too many fields.
 */
export async function readForm(request: Request): Promise<FormData> {
  const bytes = await readBytes(request);
  if (bytes.length > FORM_MOST) throw data(null, { status: 413 });
  const type = request.headers.get('content-type') ?? '';
  if (costlyFormFinder({ separator: separatorOf(type) ?? '&', most: FIELDS_MOST })(bytes))
    throw data(null, { status: 400 });
  const form = new Response(bytes, { headers: { 'content-type': type } }).formData();
  return form.catch(() => {
    throw data(null, { status: 400 });
  });
}

/** Longer texts are cut off. The API refuses them anyway, and the form then shows what the API received. */
const TEXT_MOST = 20_000;

/**
 * Returns a function that looks up the text of a field by name. It returns an empty text for a missing field.
 * @throws as `readForm` does.
 */
export async function readTexts(request: Request): Promise<(name: string) => string> {
  const form = await readForm(request);
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, TEXT_MOST) : '';
  };
}

/** Returns those of the named texts that are not empty. */
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
