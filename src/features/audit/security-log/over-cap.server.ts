import { countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { recordSecurityEvent, type SecurityEvent } from './security-log.service.server.ts';

const ONCE_A_MINUTE: RateLimit = { name: 'over-cap-event', requests: 1, seconds: 60 };

/**
 * Records that a cap was exceeded, at most once a minute for each kind and `subject`, because under attack it
 * is exceeded many times a second. Use it for caps that refuse nobody. Do not call it in a transaction.
 */
export async function recordOverCap(
  services: Parameters<typeof recordSecurityEvent>[0],
  { subject = '', ...event }: SecurityEvent & { subject?: string },
): Promise<void> {
  const key = { limit: ONCE_A_MINUTE, subject: `${event.kind} ${subject}` };
  if ((await countRequest(services.db, key)) === undefined) await recordSecurityEvent(services, event);
}
