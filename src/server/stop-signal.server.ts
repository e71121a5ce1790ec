import type { Logger } from 'pino';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Calls `stop` at the first SIGTERM, SIGINT (Ctrl-C) or SIGHUP (the terminal closed) and ends the process when it has
 * finished: with `process.exitCode` (0 unless set), or 1 when it threw or took longer than `withinMs` milliseconds (10 s). Later
 * signals change nothing: npm passes on the Ctrl-C that the terminal has sent already.
 */
export function onStopSignal({
  stop,
  log,
  withinMs = 10_000,
}: {
  stop: () => Promise<void>;
  log: Logger;
  withinMs?: number;
}): void {
  let stopping = false;

  async function end(signal: NodeJS.Signals) {
    if (stopping) return;
    stopping = true;
    log.info(`Stopping (${signal})`);
    setTimeout(() => {
      log.error(`Not everything ended within ${withinMs / 1000} seconds; leaving it`);
      process.exit(1);
    }, withinMs).unref();
    try {
      await stop();
      log.info('Stopped');
      process.exit();
    } catch (error) {
      log.error(error, 'Stopping failed');
      process.exit(1);
    }
  }

  for (const signal of SIGNALS) process.on(signal, (received) => void end(received));
}
