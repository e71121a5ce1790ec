import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { recordSecurityEvent } from '#src/features/audit/security-log/security-log.service.server.ts';
import { recordChange } from './audit.service.server.ts';

/**
 * Number of files that one account may export per day. This is more than work requires, but far too few to
 * copy everything bit by bit.
 */
export const EXPORTS_A_DAY: RateLimit = { name: 'exports', requests: 30, seconds: 86_400 };
/** Number of help requests whose descriptions one staff account may read per day. */
export const READS_A_DAY: RateLimit = { name: 'staff-reads', requests: 300, seconds: 86_400 };

export type Access = {
  /** What was done, named like the endpoint: `exportFeedback`. */
  action: string;
  entity: string;
  entityId?: string;
  ngoId?: string | null;
  /** The filters that were used. Only the length of each value is recorded. */
  filters?: Record<string, unknown>;
};
type Services = Pick<AppServices, 'db' | 'log'>;

/**
 * Records in the audit log and the security log that a person exports a file. Call it before reading the
 * first row.
 * @throws {AppError} 429 with the time to wait, if the account has used up its exports for the day.
 */
export async function recordExport(
  services: Services,
  { call, access }: { call: SignedInCall; access: Access },
): Promise<void> {
  await consumeRateLimit(services.db, {
    limit: EXPORTS_A_DAY,
    subject: call.account.id,
    message: 'exportsUsedUp',
  });
  await recordAccess(services, { call, access });
  const { caller, requestId, account } = call;
  const event = { kind: 'personalDataExported', details: { action: access.action } } as const;
  await recordSecurityEvent(services, { ...event, caller, requestId, accountId: account.id });
}

/**
 * Records in the audit log that a staff member reads what a person in need wrote.
 * @throws {AppError} 429 with the time to wait, if the account has used up its reads for the day.
 */
export async function recordStaffRead(
  services: Services,
  { call, access }: { call: SignedInCall; access: Access },
): Promise<void> {
  await consumeRateLimit(services.db, {
    limit: READS_A_DAY,
    subject: call.account.id,
    message: 'readsUsedUp',
  });
  await recordAccess(services, { call, access });
}

async function recordAccess(
  { db }: Services,
  { call, access }: { call: SignedInCall; access: Access },
): Promise<void> {
  const { action, entity, entityId = '', ngoId = null, filters = {} } = access;
  const sizes = Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, typeof value === 'string' ? value.length : 1] as const);
  const after = sizes.length > 0 ? { filters: Object.fromEntries(sizes) } : {};
  await recordChange(db, { call, change: { action, entity, entityId, ngoId, after } });
}
