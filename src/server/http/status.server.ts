import type { Caller } from '../api-env.server.ts';
import { pingDatabase, type Database } from '../database.server.ts';
import { metrics } from './metrics.server.ts';

export type StatusAnswer = { status: number; text: string; type?: string };

const LOOPBACK = /^(::1|127\.|::ffff:127\.)/;

/**
 * What watches over the process: `/healthz` (alive), `/readyz` (able to answer: the database is reachable and changes
 * are heard) and `/metrics` (Prometheus; to callers on this machine only).
 */
export function statusAnswers(options: {
  db: Database;
  isListening: () => boolean;
}): Record<string, (caller: Caller) => Promise<StatusAnswer>> {
  return {
    '/healthz': async () => ({ status: 200, text: 'ok' }),
    '/readyz': async () => {
      const faults = [
        !(await pingDatabase(options.db)) && 'the database cannot be reached',
        !options.isListening() && 'changes of the data cannot be heard',
      ].filter((fault) => fault !== false);
      return faults.length === 0
        ? { status: 200, text: 'ready' }
        : { status: 503, text: `not ready: ${faults.join(', ')}` };
    },
    '/metrics': async (caller) =>
      LOOPBACK.test(caller.address)
        ? { status: 200, text: await metrics.metrics(), type: metrics.contentType }
        : { status: 404, text: 'Not found' },
  };
}
