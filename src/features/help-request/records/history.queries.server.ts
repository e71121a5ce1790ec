import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { isoTime, rowId } from '#src/server/database/sql-values.server.ts';
import type { Actor, EventKind } from '#src/features/help-request/help-request.values.ts';

/** Who did it: for staff and NGOs also the account. */
export type EventActor = { actor: Actor; ngoId?: string | null; accountId?: string | null };
export type NewEvent = EventActor & { requestId: string; kind: EventKind };
export type NamedNgo = { _id: string; name: string; nameGu: string | null; nameHi: string | null };
export type HistoryEvent = { at: string; kind: EventKind; actor: Actor; ngo: NamedNgo | null };
export type HistoryMessage = { at: string; byPerson: boolean; text: string; ngo: NamedNgo | null };

/** Adds an event to the history. Call it in the transaction that makes the change. */
export async function insertEvent(db: Database, event: NewEvent): Promise<void> {
  const { requestId, kind, actor, ngoId, accountId } = event;
  await db
    .insertInto('help_event')
    .values({ request_id: requestId, kind, actor, ngo_id: ngoId, account_id: accountId })
    .execute();
}

/**
 * Returns the history, oldest step first. With `ngoId`, it omits the steps of other NGOs, except that one filed the
 * request for the person.
 */
export async function selectEvents(
  db: Database,
  { requestId, ngoId }: { requestId: string; ngoId?: string },
): Promise<HistoryEvent[]> {
  let events = db.selectFrom('help_event as e').where('e.request_id', '=', rowId(requestId));
  if (ngoId !== undefined)
    events = events.where((eb) =>
      eb.or([eb('e.ngo_id', '=', rowId(ngoId)), eb('e.ngo_id', 'is', null), eb('e.kind', '=', 'filedFor')]),
    );
  return events
    .select((eb) => [
      isoTime(eb, 'e.at').as('at'),
      eb.ref('e.kind').$castTo<EventKind>().as('kind'),
      'e.actor',
      jsonObjectFrom(ngoNames(db, 'e.ngo_id')).as('ngo'),
    ])
    .orderBy('e.id')
    .execute();
}

export async function insertMessage(
  db: Database,
  message: { requestId: string; ngoId: string | null; byPerson: boolean; text: string },
): Promise<void> {
  const { requestId, ngoId, byPerson, text } = message;
  await db
    .insertInto('help_message')
    .values({ request_id: requestId, ngo_id: ngoId, by_person: byPerson, text })
    .execute();
}

/** Returns the messages, oldest first. With `ngoId`, only those of the person and of this NGO. */
export async function selectMessages(
  db: Database,
  { requestId, ngoId }: { requestId: string; ngoId?: string },
): Promise<HistoryMessage[]> {
  let messages = db.selectFrom('help_message as m').where('m.request_id', '=', rowId(requestId));
  if (ngoId !== undefined)
    messages = messages.where((eb) => eb.or([eb('m.ngo_id', '=', rowId(ngoId)), eb('m.ngo_id', 'is', null)]));
  return messages
    .select((eb) => [
      isoTime(eb, 'm.created_at').as('at'),
      'm.by_person as byPerson',
      'm.text',
      jsonObjectFrom(ngoNames(db, 'm.ngo_id')).as('ngo'),
    ])
    .orderBy('m.id')
    .execute();
}
