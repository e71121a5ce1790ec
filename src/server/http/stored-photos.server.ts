import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { FileStore } from '#src/server/file-store.server.ts';

/** The only addresses that reach the file store: a random name, a width, and one of two formats. */
const ADDRESS = /^\/(photos\/[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|webp))$/;
/** The smallest width, in which photos were not always stored, and the one to send instead. */
const SMALLEST = '-240.';
const NEXT = '-480.';
/** The error codes and names by which the disk and S3 stores report a missing file. */
const MISSING = /^(ENOENT|NoSuchKey|NotFound)$/;

/** Reports whether a path belongs to stored photos, which are neither pages nor built files. */
export function isPhotoAddress(pathname: string): boolean {
  return pathname.startsWith('/photos/');
}

/**
 * Responds with a photo from the store. The file at an address never changes, so clients may cache it
 * forever.
 */
export async function sendStoredPhoto(options: {
  files: FileStore;
  log: Logger;
  pathname: string;
  request: IncomingMessage;
  response: ServerResponse;
}): Promise<void> {
  const { files, log, pathname, request, response } = options;
  const [, key, format] = ADDRESS.exec(pathname) ?? [];
  const read = async (name: string | undefined) => name && (await readPhoto({ files, log, key: name }));
  const bytes =
    (await read(key)) ?? (await read(key?.includes(SMALLEST) ? key.replace(SMALLEST, NEXT) : undefined));
  if (!(bytes instanceof Uint8Array)) {
    const [status, text] =
      bytes === 'unreachable' ? [503, 'Photos cannot be read right now.'] : [404, 'Not found'];
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(status, headers).end(text);
    return;
  }
  const headers = {
    'Content-Type': `image/${format}`,
    'Content-Length': bytes.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes);
}

async function readPhoto({ files, log, key }: { files: FileStore; log: Logger; key: string }) {
  try {
    return await files.getBytes(key);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; name?: string } };
    if (MISSING.test(cause?.code ?? '') || MISSING.test(cause?.name ?? '')) return undefined;
    log.error({ err: error, key }, 'The file store cannot be read');
    return 'unreachable';
  }
}
