import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { PublicEvent, TicketEvent } from './event.contract.ts';
import { selectEventOfTicket, selectVisibleEvent } from './event.queries.server.ts';

/**
 * Returns an event as shown to the public.
 * @throws {AppError} 404 if it does not exist, is a draft, or its NGO is not visible.
 */
export async function readEvent(db: Database, id: string): Promise<PublicEvent> {
  const event = ROW_ID.test(id) ? await selectVisibleEvent(db, id) : undefined;
  if (!event) throw notFound();
  return event;
}

/**
 * Returns an event for the people registered for it, also while its NGO is hidden.
 * @throws {AppError} 404 if it does not exist.
 */
export async function readEventOfTicket(db: Database, id: string): Promise<TicketEvent> {
  const event = await selectEventOfTicket(db, id);
  if (!event) throw notFound();
  return event;
}
