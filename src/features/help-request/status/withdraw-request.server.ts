import type { Database } from '#src/server/database.server.ts';
import type { RequestStatus } from '#src/features/help-request/help-request.values.ts';
import { insertEvent, type EventActor } from '#src/features/help-request/records/history.queries.server.ts';
import { takeFromHolder } from '#src/features/help-request/records/offers.queries.server.ts';
import {
  updateRequest,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { passOffers } from '#src/features/help-request/routing/routing.queries.server.ts';

/**
 * Withdraws a locked request in the transaction `db` and takes it from all NGOs. Returns the one that handled it, which
 * the caller notifies.
 */
export async function withdrawLocked(
  db: Database,
  {
    request,
    status,
    by = { actor: 'person' },
  }: { request: StoredRequest; status: RequestStatus; by?: EventActor },
): Promise<string | undefined> {
  const { id } = request;
  await passOffers(db, { requestId: id, isOverdue: false });
  const holder = await takeFromHolder(db, id);
  await updateRequest(db, { id, change: { status, isWithStaff: false } });
  await insertEvent(db, { requestId: id, kind: 'withdrawn', ...by });
  return holder;
}
