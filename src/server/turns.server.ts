import type { MessageKey } from '#src/messages/api-messages.ts';
import { AppError } from './errors.server.ts';

type Turns = {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works that wait, each with its data in memory. */
  waitingMost: number;
  /** What a caller is told when too many wait, and the seconds after which to try again. */
  message: MessageKey;
  retryAfter: number;
};

/**
 * Returns a function that runs works one after the other, so that a burst of them does not use up processor and
 * memory. It throws an `AppError` with 429 if too many are waiting, and any error of the work.
 */
export function turnTaker({ atOnce, waitingMost, message, retryAfter }: Turns) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw new AppError({ status: 429, key: message, retryAfter });
      // The finished work passes its turn on directly, so that no new caller can slip in.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
