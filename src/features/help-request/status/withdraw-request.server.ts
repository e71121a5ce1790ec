import type { RequestStatus } from '#src/features/help-request/help-request.values.ts';
import { insertEvent } from '#src/features/help-request/records/history.queries.server.ts';
import { takeFromHolder } from '#src/features/help-request/records/offers.queries.server.ts';
import type { StepServices } from '#src/features/help-request/records/in-request.server.ts';
import {
  updateRequest,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { passOffers } from '#src/features/help-request/routing/routing.queries.server.ts';
import { notifyNgo } from '#src/features/help-request/notifications.server.ts';

/**
 * Withdraws a locked request in the transaction `services.db`: takes it from all NGOs and notifies the one
 * that handles it.
 */
export async function withdrawLocked(
  services: StepServices,
  { request, status }: { request: StoredRequest; status: RequestStatus },
): Promise<void> {
  const { db } = services;
  const { id } = request;
  await passOffers(db, { requestId: id, isOverdue: false });
  const holder = await takeFromHolder(db, id);
  await updateRequest(db, { id, change: { status, isWithStaff: false } });
  await insertEvent(db, { requestId: id, kind: 'withdrawn', actor: 'person' });
  if (holder) await notifyNgo(services, { ngoId: holder, step: 'withdrawn' });
}
