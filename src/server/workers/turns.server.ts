import { AppError } from '#src/server/errors.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';

type Turns = {
  /** Works that wait, each with its data in memory: of everybody together, and of one sender. */
  waitingMost: number;
  waitingOfOneMost: number;
  /** What a caller is told when too many wait, and the seconds after which to try again. */
  message: MessageKey;
  retryAfter: number;
};

type Work<Result> = {
  /** Who has the work done: an NGO, or the network of a visitor. */
  sender: string;
  work: () => Promise<Result>;
};

type Waiting = { sender: string; since: number; begin: () => void };

/**
 * Returns a function that runs works one at a time, so that a burst of them does not use up processor and memory. Who waits
 * longest comes first. But after a work, its sender waits as long as it took if others wait: so a file that uses up its time
 * puts its sender at the end, and many files of one sender delay others by one. The function throws an `AppError` with 429 if
 * too many are waiting, and any error of the work.
 */
export function turnTaker({ waitingMost, waitingOfOneMost, message, retryAfter }: Turns) {
  let isBusy = false;
  const waiting: Waiting[] = [];
  /** When a sender's next turn is due. */
  const dueTimes = new Map<string, number>();
  const dueTimeOf = ({ sender, since }: Waiting) => Math.max(since, dueTimes.get(sender) ?? 0);

  const endTurn = ({ sender, beganAt }: { sender: string; beganAt: number }) => {
    const now = performance.now();
    for (const [other, due] of dueTimes) if (due <= now) dueTimes.delete(other);
    dueTimes.set(sender, now + (now - beganAt));
    const [next] = waiting.toSorted((a, b) => dueTimeOf(a) - dueTimeOf(b));
    // The finished work passes its turn on directly, so that no new caller can slip in.
    if (next) waiting.splice(waiting.indexOf(next), 1);
    isBusy = next !== undefined;
    next?.begin();
  };

  return async function takeTurn<Result>({ sender, work }: Work<Result>): Promise<Result> {
    if (isBusy) {
      const ofSender = waiting.filter((other) => other.sender === sender);
      if (waiting.length >= waitingMost || ofSender.length >= waitingOfOneMost)
        throw new AppError({ status: 429, key: message, retryAfter });
      await new Promise<void>((begin) => waiting.push({ sender, since: performance.now(), begin }));
    } else isBusy = true;
    const beganAt = performance.now();
    try {
      return await work();
    } finally {
      endTurn({ sender, beganAt });
    }
  };
}
