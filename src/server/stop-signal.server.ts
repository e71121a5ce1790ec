import type { Logger } from 'pino';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Calls `stop` at the first SIGTERM, SIGINT (Ctrl-C) or SIGHUP (the terminal was closed), then ends the
 * process. The exit code is `process.exitCode` (default 0), or 1 if `stop` threw or took longer than
 * `withinMs` milliseconds (default 10 s). Later signals are ignored, because npm passes on the Ctrl-C that
 * the terminal has already sent.
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
      log.error(`Stopping took longer than ${withinMs / 1000} seconds; exiting anyway`);
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
