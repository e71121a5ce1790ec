import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { TEXT_BODY_BYTES, type EndpointRules } from '#src/server/endpoint.server.ts';
import { AppError, fileTooLarge } from '#src/server/errors.server.ts';
import { costlyFormFinder, separatorOf } from '#src/server/http/form-fields.server.ts';
import { turnTaker } from '#src/server/workers/turns.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

/** Uploads of one session that may arrive or wait at once: as many as the page of photos sends. */
const UPLOADS_OF_SESSION = 5;
/** Uploads of one NGO. Whoever holds a stolen session must not use up what the owner needs. */
const UPLOADS_OF_NGO = 20;
/** Uploads that have arrived and wait, on disk, for each endpoint. */
const WAITING_MOST = 40;
/** Bytes of all uploads that arrive or wait at once: so much may be missing on the disk. */
const BYTES_MOST = 512 * 1024 * 1024;
/** The share of one NGO: several together must not shut everybody out. */
const BYTES_OF_NGO = BYTES_MOST / 5;
/** Milliseconds in which nothing arrives before an upload is given up: a phone in a tunnel needs half of it. */
const SILENCE_MOST = 20_000;
/** Fields of a form with a file. */
const FIELDS_MOST = 20;
const BUSY = { message: 'photosBusy', retryAfter: 5 } as const;

/**
 * Receives the bodies of the endpoints that take files on disk, where those that arrive slowly take no memory, and calls
 * each endpoint for one body after the other, in fair turns of the NGOs.
 * @throws {AppError} 415 if a body is no form, 413 if it is too large, 400 if it has too many fields, and 429 if the
 * session, the NGO or all together send too many.
 */
export function receiveUploads(rules: () => ReadonlyMap<string, EndpointRules>): MiddlewareHandler<ApiEnv> {
  const turns = new Map<string, ReturnType<typeof turnTaker>>();
  const arriving = arrivals();
  return async (context, next) => {
    const { req } = context;
    const key = endpointKey(req.path);
    const bytesMost = rules().get(key)?.bodyBytes ?? 0;
    if (bytesMost <= TEXT_BODY_BYTES) return next();
    const separator = separatorOf(req.header('content-type') ?? '');
    if (separator === undefined) throw new AppError({ status: 415, key: 'invalidInput' });
    const bytes = Number(req.header('content-length') ?? bytesMost);
    if (bytes > bytesMost) throw fileTooLarge({ bytesMost });
    const { ngoId, id, session } = context.var.account;
    const sender = ngoId ?? id;
    const counted = [
      { key: `ngo ${sender}`, count: 1, most: UPLOADS_OF_NGO },
      { key: `session ${session.id}`, count: 1, most: UPLOADS_OF_SESSION },
      { key: `bytes of ${sender}`, count: bytes, most: BYTES_OF_NGO },
      { key: 'bytes', count: bytes, most: BYTES_MOST },
    ];
    if (!arriving.begin(counted))
      throw new AppError({ status: 429, key: BUSY.message, retryAfter: BUSY.retryAfter });
    try {
      const takeTurn =
        turns.get(key) ?? turnTaker({ ...BUSY, waitingMost: WAITING_MOST, waitingOfOneMost: UPLOADS_OF_NGO });
      turns.set(key, takeTurn);
      await withUnnamedFile(context.env.uploadFolder, async (file) => {
        await receive({ body: req.raw.body, file, bytesMost, separator });
        const work = async () => {
          req.bodyCache.arrayBuffer = (await readAll(file)).buffer;
          await next();
          req.bodyCache = {};
        };
        await takeTurn({ sender, work });
      });
    } finally {
      arriving.end(counted);
    }
  };
}

type Counted = { key: string; count: number; most: number };

/** Counts what arrives under several keys at once, unless one of them has reached its limit. */
function arrivals() {
  const counts = new Map<string, number>();
  return {
    begin(counted: Counted[]): boolean {
      if (counted.some(({ key, count, most }) => (counts.get(key) ?? 0) + count > most)) return false;
      for (const { key, count } of counted) counts.set(key, (counts.get(key) ?? 0) + count);
      return true;
    },
    end(counted: Counted[]): void {
      for (const { key, count } of counted) {
        const left = (counts.get(key) ?? count) - count;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      }
    },
  };
}

/** Opens a file that has no name any more, so that a killed process leaves none behind, until `work` has ended. */
async function withUnnamedFile(folder: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const path = join(folder, `upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    await work(file);
  } finally {
    await file.close();
  }
}

async function receive({
  body,
  file,
  bytesMost,
  separator,
}: {
  body: ReadableStream<Uint8Array> | null;
  file: FileHandle;
  bytesMost: number;
  separator: string;
}): Promise<void> {
  if (!body) return;
  const isCostly = costlyFormFinder({ separator, most: FIELDS_MOST });
  const reader = body.getReader();
  let length = 0;
  try {
    for (let piece = await readInTime(reader); piece; piece = await readInTime(reader)) {
      length += piece.length;
      if (length > bytesMost) throw fileTooLarge({ bytesMost });
      if (isCostly(piece)) throw new AppError({ status: 400, key: 'invalidInput' });
      await file.write(piece);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Returns the next piece, or undefined at the end. A sender who is gone or silent is no fault of ours. */
async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, SILENCE_MOST);
  });
  try {
    return (await Promise.race([reader.read(), silence])).value;
  } catch {
    throw new AppError({ status: 400, key: 'invalidInput' });
  } finally {
    clearTimeout(timer);
  }
}

async function readAll(file: FileHandle) {
  const { size } = await file.stat();
  const bytes = Buffer.from(new ArrayBuffer(size));
  let length = 0;
  while (length < size) length += (await file.read(bytes, length, size - length, length)).bytesRead;
  return bytes;
}
