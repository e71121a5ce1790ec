import { constants } from 'node:os';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Calls `stop`, then ends the process, at a stop signal that nothing else in it listens to: it is a command, or an app that is still
 * starting. Node would end at once and leave PostgreSQL running.
 * @returns what ends this.
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
