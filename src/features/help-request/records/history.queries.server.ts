import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { Actor, EventKind } from '#src/features/help-request/help-request.values.ts';

export type NewEvent = {
  requestId: string;
  kind: EventKind;
  actor: Actor;
  ngoId?: string | null;
  accountId?: string | null;
};
type Names = { name: string; nameGu: string | null; nameHi: string | null };
export type HistoryEvent = {
  at: string;
  kind: EventKind;
  actor: Actor;
  ngo: (Names & { _id: string }) | null;
};
export type HistoryMessage = {
  at: string;
  byPerson: boolean;
  text: string;
  ngo: (Names & { _id: string }) | null;
};

/** The expression as ISO 8601 in UTC. */
export const timeOf = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
/** The NGO aliased `n`, as JSON, or null. */
export const NGO_JSON = `case when n.id is not null then json_build_object('_id', n.id::text, 'name', n.name,
  'nameGu', n.name_gu, 'nameHi', n.name_hi) end`;

/** Adds a step to the history, in the transaction that does it. */
export async function insertEvent(db: Database, event: NewEvent): Promise<void> {
  const { requestId, kind, actor, ngoId = null, accountId = null } = event;
  await runQuery(db, {
    text: 'insert into help_event (request_id, kind, actor, ngo_id, account_id) values ($1, $2, $3, $4, $5)',
    values: [requestId, kind, actor, ngoId, accountId],
  });
}

/** The history, the first step first; with `ngoId` what this NGO may see: no other NGO's steps. */
export async function selectEvents(
  db: Database,
  { requestId, ngoId = null }: { requestId: string; ngoId?: string | null },
): Promise<HistoryEvent[]> {
  const rows = await runQuery<[string, EventKind, Actor, HistoryEvent['ngo']]>(db, {
    text: `select ${timeOf('e.at')}, e.kind, e.actor, ${NGO_JSON} from help_event e left join ngo n on n.id = e.ngo_id
      where e.request_id = $1 and ($2::bigint is null or e.ngo_id = $2 or e.ngo_id is null) order by e.id`,
    values: [requestId, ngoId],
  });
  return rows.map(([at, kind, actor, ngo]) => ({ at, kind, actor, ngo }));
}

export async function insertMessage(
  db: Database,
  message: { requestId: string; ngoId: string | null; byPerson: boolean; text: string },
): Promise<void> {
  await runQuery(db, {
    text: 'insert into help_message (request_id, ngo_id, by_person, text) values ($1, $2, $3, $4)',
    values: [message.requestId, message.ngoId, message.byPerson, message.text],
  });
}

/** What was written, the first first; with `ngoId` what the person wrote and this NGO, not what others did. */
export async function selectMessages(
  db: Database,
  { requestId, ngoId = null }: { requestId: string; ngoId?: string | null },
): Promise<HistoryMessage[]> {
  const rows = await runQuery<[string, boolean, string, HistoryMessage['ngo']]>(db, {
    text: `select ${timeOf('m.created_at')}, m.by_person, m.text, ${NGO_JSON}
      from help_message m left join ngo n on n.id = m.ngo_id
      where m.request_id = $1 and ($2::bigint is null or m.ngo_id = $2 or m.ngo_id is null) order by m.id`,
    values: [requestId, ngoId],
  });
  return rows.map(([at, byPerson, text, ngo]) => ({ at, byPerson, text, ngo }));
}
