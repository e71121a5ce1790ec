import { constants } from 'node:os';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * On a stop signal that nothing else in the process listens to, calls `stop` and then exits. This is the case
 * in commands and while the app is starting. Node would otherwise exit at once and leave PostgreSQL running.
 * @returns a function that removes the signal listeners.
 */
export function stopWhenAlone(stop: () => Promise<void>): () => void {
  function end(signal: (typeof SIGNALS)[number]) {
    if (process.listenerCount(signal) > 1) return;
    const leave = () => process.exit(128 + constants.signals[signal]);
    stop().then(leave, leave);
  }
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
