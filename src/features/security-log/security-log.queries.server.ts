import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { SecurityEventKind } from './security-log.values.ts';

export type NewSecurityEvent = {
  kind: SecurityEventKind;
  accountId: string | null;
  network: string;
  requestId: string;
  details: Record<string, string | number | boolean>;
};

export async function insertSecurityEvent(db: Database, event: NewSecurityEvent): Promise<void> {
  await runQuery(db, {
    text: `insert into security_event (kind, account_id, network, request_id, details) values ($1, $2, $3, $4, $5)`,
    values: [event.kind, event.accountId, event.network, event.requestId, JSON.stringify(event.details)],
  });
}
