import { parentPort } from 'node:worker_threads';

/**
 * Answers each message to this thread with the result of `work`. Bytes are handed over instead of copied. If `work` fails,
 * the thread ends with that error.
 */
export function answerWork<Data>(work: (data: Data) => Promise<unknown>): void {
  parentPort?.on('message', async (data: Data) => {
    const result = await work(data);
    parentPort?.postMessage(result, result instanceof Uint8Array ? bufferOf(result) : []);
  });
}

/** A small result shares its buffer with others, which must stay here. */
function bufferOf({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
