import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PROJECT_FOLDER } from '#src/server/project-folder.server.ts';
import { runHeavyWork } from './heavy-work.server.ts';

type Thread = {
  /** A module that calls `answerWork`, by its path from the root of the project. */
  module: string;
  /** The memory for objects, in MiB. Buffers are not counted. */
  memoryMiB: number;
};

export type WorkerThread = {
  /**
   * Sends `data` to the module, one at a time, and resolves to what it answers, or to undefined if the thread has ended
   * because it used up its memory or `milliseconds`.
   * @throws whatever else the module throws.
   */
  run<Result>(work: { data: unknown; milliseconds: number }): Promise<Result | undefined>;
  hasEnded(): boolean;
  /** Stops the thread, whatever it does. */
  end(): Promise<void>;
};

/** V8 keeps the memory of a thread's young objects for the next thread. By default it is 48 MiB. */
const YOUNG_MIB = 8;

/** Starts a thread with limited memory. While it has nothing to do, it does not keep the process alive. */
export function openThread({ module, memoryMiB }: Thread): WorkerThread {
  const worker = new Worker(join(PROJECT_FOLDER, module), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMiB, maxYoungGenerationSizeMb: YOUNG_MIB },
  });
  let hasEnded = false;
  let failure: Error | undefined;
  worker.on('error', (error: NodeJS.ErrnoException) => {
    hasEnded = true;
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') failure = error;
  });
  worker.on('exit', () => (hasEnded = true));
  worker.unref();
  return {
    async run<Result>({ data, milliseconds }: { data: unknown; milliseconds: number }) {
      const { promise, resolve } = Promise.withResolvers<Result | undefined>();
      const giveUp = () => resolve(undefined);
      worker.once('message', resolve).once('exit', giveUp);
      if (hasEnded) giveUp();
      const timer = setTimeout(() => void worker.terminate(), milliseconds);
      worker.ref();
      worker.postMessage(data, []);
      try {
        const result = await promise;
        if (failure) throw failure;
        return result;
      } finally {
        clearTimeout(timer);
        worker.off('message', resolve).off('exit', giveUp).unref();
      }
    },
    hasEnded: () => hasEnded,
    end: async () => void (await worker.terminate()),
  };
}

/** Runs a module once, in a thread of its own, for work on files of strangers. Resolves and throws as `run` does. */
export async function runWorker<Result>({
  data,
  milliseconds,
  ...thread
}: Thread & { data: unknown; milliseconds: number }): Promise<Result | undefined> {
  return runHeavyWork(async () => {
    const worker = openThread(thread);
    try {
      return await worker.run<Result>({ data, milliseconds });
    } finally {
      await worker.end();
    }
  });
}
