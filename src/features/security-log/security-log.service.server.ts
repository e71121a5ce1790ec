import type { Caller } from '#src/server/api-env.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { networksOf } from '#src/server/security/networks.server.ts';
import { insertSecurityEvent } from './security-log.queries.server.ts';
import type { SecurityEventKind } from './security-log.values.ts';

export type SecurityEvent = {
  kind: SecurityEventKind;
  /** Undefined where a job noticed it. */
  caller?: Caller;
  requestId?: string;
  accountId?: string | null;
  details?: Record<string, string | number | boolean>;
};

/**
 * Adds an event to the security log. It is written at once, whatever becomes of the transaction around it, and a log that
 * cannot be written does not stop the call: the fault goes to the process log.
 */
export async function recordSecurityEvent(
  { db, log }: Pick<AppServices, 'db' | 'log'>,
  { kind, caller, requestId = '', accountId = null, details = {} }: SecurityEvent,
): Promise<void> {
  const network = caller ? networksOf(caller.address)[0].slice(0, 64) : '';
  try {
    await insertSecurityEvent(db, { kind, accountId, network, requestId, details });
  } catch (error) {
    log.error({ err: error, kind }, 'The security log cannot be written');
  }
}
