import type { IncomingMessage } from 'node:http';
import { readDatabaseState, type Database, type DatabaseState } from '#src/server/database.server.ts';
import { metrics } from './metrics.server.ts';

export type StatusAnswer = { status: number; text: string; type?: string };

/** Headers that proxies add, and that anybody can forge. A request that has one does not count as local. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];
const LOOPBACK = /^(::1|127\.|::ffff:127\.)/;

const WRONG_STATES: Record<DatabaseState, string | undefined> = {
  writable: undefined,
  readOnly: 'the database is read-only',
  away: 'the database cannot be reached',
};

/**
 * Returns the handlers for monitoring: `/healthz` (the process is alive), `/readyz` (the database takes
 * writes and the feed of changes is connected) and `/metrics` (Prometheus format, only for callers on this
 * machine).
 */
export function statusResponses(options: {
  db: Database;
  isListening: () => boolean;
}): Record<string, (request: IncomingMessage) => Promise<StatusAnswer>> {
  return {
    '/healthz': async () => ({ status: 200, text: 'ok' }),
    '/readyz': async () => {
      const errors = [
        WRONG_STATES[await readDatabaseState(options.db)],
        !options.isListening() && 'changes of the data cannot be heard',
      ].filter((error) => typeof error === 'string');
      return errors.length === 0
        ? { status: 200, text: 'ready' }
        : { status: 503, text: `not ready: ${errors.join(', ')}` };
    },
    '/metrics': async (request) =>
      isLocal(request)
        ? { status: 200, text: await metrics.metrics(), type: metrics.contentType }
        : { status: 404, text: 'Not found' },
  };
}

/** Reports whether a request comes from a program on this machine, and not through a proxy. */
function isLocal({ headers, socket }: IncomingMessage): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);
}
