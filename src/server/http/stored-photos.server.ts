import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isMissingFile, type FileStore } from '#src/server/file-store.server.ts';

/** The only addresses that reach the file store: a random name, a width, and one of two formats. */
const ADDRESS = /^\/(photos\/([0-9a-f]{32})-[1-9]\d{0,3}\.(avif|webp))$/;
/**
 * A photo can be withdrawn, so no shared cache may store it, and a browser asks again after an hour. Asking costs no
 * second download, because the file at an address never changes.
 */
const CACHING = 'private, max-age=3600, must-revalidate';
/** The smallest width, in which photos were not always stored, and the one to send instead. */
const SMALLEST = '-240.';
const NEXT = '-480.';

/** Reports whether a path belongs to stored photos, which are neither pages nor built files. */
export function isPhotoAddress(pathname: string): boolean {
  return pathname.startsWith('/photos/');
}

export type StoredPhotos = {
  files: FileStore;
  log: Logger;
  /** Reports whether the photo with this random name may be shown now: its NGO is neither suspended nor deleted. */
  isShown: (fileKey: string) => Promise<boolean>;
};

/** Responds with a photo from the store, or with 404 if there is none that may be shown now. */
export async function sendStoredPhoto(
  options: StoredPhotos & { pathname: string; request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { files, log, pathname, request, response } = options;
  const [, key, fileKey, format] = ADDRESS.exec(pathname) ?? [];
  const shown = fileKey === undefined ? false : await readShown(options, fileKey);
  const headers = { 'Cache-Control': CACHING, ETag: `"${key}"` };
  if (shown === true && request.headers['if-none-match']?.includes(headers.ETag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const read = async (name: string | undefined) => name && (await readPhoto({ files, log, key: name }));
  const bytes =
    shown === true
      ? ((await read(key)) ?? (await read(key?.includes(SMALLEST) ? key.replace(SMALLEST, NEXT) : undefined)))
      : shown;
  if (!(bytes instanceof Uint8Array)) {
    const [status, text] =
      bytes === 'unreachable' ? [503, 'Photos cannot be read right now.'] : [404, 'Not found'];
    const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(status, plain).end(text);
    return;
  }
  const type = { 'Content-Type': `image/${format}`, 'Content-Length': bytes.length };
  response.writeHead(200, { ...headers, ...type }).end(request.method === 'HEAD' ? undefined : bytes);
}

/** Without the database, nobody knows whether a photo was withdrawn, so it is not sent. */
async function readShown({ isShown, log }: StoredPhotos, fileKey: string): Promise<boolean | 'unreachable'> {
  try {
    return await isShown(fileKey);
  } catch (error) {
    log.error({ err: error }, 'Whether a photo may be shown cannot be read');
    return 'unreachable';
  }
}

async function readPhoto({ files, log, key }: { files: FileStore; log: Logger; key: string }) {
  try {
    return await files.getBytes(key);
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    log.error({ err: error, key }, 'The file store cannot be read');
    return 'unreachable';
  }
}
