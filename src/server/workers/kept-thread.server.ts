import { runHeavyWork } from './heavy-work.server.ts';
import { openThread, type WorkerThread } from './worker-thread.server.ts';

type KeptThread = {
  module: string;
  memoryMiB: number;
  /** For one work. */
  milliseconds: number;
  /** After this time without work the thread ends, and with it its memory. */
  idleMilliseconds: number;
  /** After this many works too: memory that a library does not give back cannot add up. */
  worksMost: number;
};

/** Ends the kept thread that is idle, if there is one. */
let endIdle: (() => void) | undefined;

/** Gives back the memory of a kept thread that is idle, about 35 MB. Call it before work that needs a lot itself. */
export function endIdleThread(): void {
  endIdle?.();
  endIdle = undefined;
}

/**
 * Returns a function that has works done by a thread, one at a time. The thread starts with the first one and stays for
 * the next, because loading what it needs takes longer than most works. Resolves and throws as `WorkerThread.run` does.
 */
export function keptThread<Data, Result>(options: KeptThread): (data: Data) => Promise<Result | undefined> {
  let thread: WorkerThread | undefined;
  let works = 0;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    void thread?.end();
    thread = undefined;
  };
  const run = async (data: Data) => {
    clearTimeout(timer);
    if (endIdle === end) endIdle = undefined;
    else endIdleThread();
    if (!thread || thread.hasEnded()) {
      thread = openThread(options);
      works = 0;
    }
    try {
      return await thread.run<Result>({ data, milliseconds: options.milliseconds });
    } finally {
      if (++works >= options.worksMost) end();
      else {
        timer = setTimeout(end, options.idleMilliseconds).unref();
        endIdle = end;
      }
    }
  };
  return (data) => runHeavyWork(() => run(data));
}
