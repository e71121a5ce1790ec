import { cpus } from 'node:os';

/**
 * Returns the seconds for which the processors of this machine have worked so far. Browsers and databases are detached
 * from the process that starts them, so only the whole machine shows what they use: measure while it does nothing else.
 */
export function readProcessorSeconds(): number {
  const busy = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return busy.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
}
