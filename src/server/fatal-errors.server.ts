import { BRAND } from '#src/brand.ts';
import type { Logger } from 'pino';
import { isDatabaseAway } from './database/database-errors.server.ts';
import { describeError } from './log.server.ts';

/**
 * Ends the process with code 1 after an error that nothing has caught, and logs it. Node itself would print
 * everything that is attached to the error, such as a whole database connection.
 */
export function endOnUncaughtError(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, `${BRAND.name.en} ends because of an unexpected error`);
    process.exit(1);
  });
}

/** Returns why the app did not start: one sentence, or at log level debug the error with its stack. */
export function describeStartError(error: unknown): string {
  const { message, stack } = describeError(error);
  if (process.env['LOG_LEVEL'] === 'debug') return String(stack ?? message);
  // The errors made for the operator are sentences, also those that a lost database has caused.
  if (!isDatabaseAway(error) || / .*[.]$/.test(String(message))) return String(message);
  return `The database was lost while ${BRAND.name.en} was starting: ${String(message)}. Start ${BRAND.name.en} again.`;
}
