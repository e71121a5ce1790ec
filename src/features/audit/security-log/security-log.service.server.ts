import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { countSecurityEvent } from '#src/server/http/metrics.server.ts';
import { networksOf } from '#src/server/security/networks.server.ts';
import {
  addOccurrences,
  countRecentEvents,
  insertSecurityEvent,
  selectSecurityEvents,
  type NewSecurityEvent,
  type SecurityEventDetails,
  type SecurityEventFilters,
  type SecurityEventRow,
} from './security-log.queries.server.ts';
import { SAMPLED_KINDS, type SecurityEventKind } from './security-log.values.ts';

export type SecurityEvent = {
  kind: SecurityEventKind;
  /** Undefined if a job noticed the event. */
  caller?: Caller;
  requestId?: string;
  accountId?: string | null;
  details?: SecurityEventDetails;
};

type Services = Pick<AppServices, 'db' | 'log'>;

/**
 * Milliseconds for which further events of the same kind, network, account and status are counted on one row.
 */
const SAMPLED_MS = 60_000;
/** Rows of one kind in that time. Events from further networks are counted on one row without a network. */
const ROWS_OF_KIND = 20;

/** A row that was written, and how many more such events happened since. */
type Sample = { db: Database; row: Promise<string | undefined>; kind: SecurityEventKind; more: number };

const samples = new Map<string, Sample>();
let ending: NodeJS.Timeout | undefined;

/**
 * Adds an event to the security log. The event is written at once, even if a surrounding transaction is
 * rolled back. If the log cannot be written, the call continues and the error goes to the process log. Kinds
 * that attacks cause in large numbers are sampled (`SAMPLED_KINDS`). Every event is counted in the metric
 * `security_events_total`.
 */
export async function recordSecurityEvent(
  services: Services,
  { kind, caller, requestId = '', accountId = null, details = {} }: SecurityEvent,
): Promise<void> {
  countSecurityEvent(kind);
  const network = caller ? networksOf(caller.address)[0].slice(0, 64) : '';
  const event = { kind, accountId, network, requestId: requestId.slice(0, 64), details };
  if (SAMPLED_KINDS.includes(kind)) await sample(services, event);
  else await write(services, event);
}

/** Writes the counts of sampled events. A timer calls it once a minute while there are any. */
export async function flushSecurityEvents({ log }: Pick<Services, 'log'>): Promise<void> {
  clearTimeout(ending);
  ending = undefined;
  const ended = [...samples.values()];
  samples.clear();
  for (const { db, row, more } of ended) {
    const id = await row;
    if (id === undefined || more === 0) continue;
    await addOccurrences(db, { id, occurrences: more }).catch((error: unknown) =>
      log.error({ err: error }, 'The security log cannot be written'),
    );
  }
}

/** Returns how many events of each kind occurred in the last `minutes`, including those not yet written. */
export async function countEvents(
  services: Services,
  minutes: number,
): Promise<{ kind: SecurityEventKind; occurrences: number }[]> {
  await flushSecurityEvents(services);
  return countRecentEvents(services.db, minutes);
}

/** Returns a page of the security log, latest first, and the total number of matching events. */
export async function listSecurityEvents(
  db: Database,
  { filters, page, pageSize }: { filters: SecurityEventFilters; page: number; pageSize: number },
): Promise<{ rows: SecurityEventRow[]; total: number }> {
  return selectSecurityEvents(db, { filters, limit: pageSize, offset: (page - 1) * pageSize });
}

async function sample(services: Services, event: NewSecurityEvent): Promise<void> {
  const { kind, network, accountId, details } = event;
  const own = [kind, network, accountId, details['status']].join(' ');
  const ofKind = [...samples.values()].filter((other) => other.kind === kind).length;
  const isFull = !samples.has(own) && ofKind >= ROWS_OF_KIND;
  const key = isFull ? kind : own;
  const existing = samples.get(key);
  if (existing) {
    existing.more++;
    return;
  }
  // Beyond the limit, record only the number of events, without network, account or details.
  const reduced = isFull ? { ...event, network: '', accountId: null, details: {} } : event;
  const row = write(services, reduced);
  samples.set(key, { db: services.db, row, kind, more: 0 });
  ending ??= setTimeout(() => void flushSecurityEvents(services), SAMPLED_MS).unref();
  await row;
}

async function write({ db, log }: Services, event: NewSecurityEvent): Promise<string | undefined> {
  try {
    return await insertSecurityEvent(db, event);
  } catch (error) {
    log.error({ err: error, kind: event.kind }, 'The security log cannot be written');
    return undefined;
  }
}
