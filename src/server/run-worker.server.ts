import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PROJECT_FOLDER } from './project-folder.server.ts';

type WorkerRun = {
  /** The module to run, by its path from the root of the project. It posts one message: its result. */
  module: string;
  data: unknown;
  /** The memory for objects, in MiB. Buffers are not counted. */
  memoryMiB: number;
  milliseconds: number;
};

/**
 * Runs a module in a thread of its own, with limited memory and time, for work on files of strangers. Returns
 * the message that it posts, or undefined if it used up its memory or its time.
 * @throws whatever else the module throws.
 */
export async function runWorker<Result>({
  module,
  data,
  memoryMiB,
  milliseconds,
}: WorkerRun): Promise<Result | undefined> {
  const worker = new Worker(join(PROJECT_FOLDER, module), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memoryMiB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result | undefined>((resolve, reject) => {
      timer = setTimeout(() => resolve(undefined), milliseconds);
      worker.once('message', resolve);
      worker.once('exit', () => resolve(undefined));
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error),
      );
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
