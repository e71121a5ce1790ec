import type { Database } from '#src/server/database.server.ts';
import { rowId } from '#src/server/database/sql-values.server.ts';
import { selectPublic, selectVisible } from './event-columns.queries.server.ts';
import type { PublicEvent, TicketEvent } from './event.contract.ts';

/** Returns an event for the people registered for it, also while its NGO is hidden. */
export async function selectEventOfTicket(db: Database, id: string): Promise<TicketEvent | undefined> {
  return selectPublic(db)
    .select('e.online_link as onlineLink')
    .where('e.id', '=', rowId(id))
    .executeTakeFirst();
}

/** Returns a published or cancelled event of a verified NGO, or undefined. */
export async function selectVisibleEvent(db: Database, id: string): Promise<PublicEvent | undefined> {
  const visible = selectVisible(db).select('e.id').where('e.id', '=', rowId(id));
  return selectPublic(db).where('e.id', 'in', visible).executeTakeFirst();
}
