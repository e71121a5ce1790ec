import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { NgoRow } from '#src/features/ngo/ngo-record.server.ts';
import { selectRow } from '#src/features/ngo/ngo-rows.queries.server.ts';
import { confirmedAndProposed } from '#src/features/ngo/proposed-needs.server.ts';
import { DETAIL_JSON } from '#src/features/ngo/ngo-rows.server.ts';
import type { OwnNgo } from './own-ngo.contract.ts';

const day = (column: string) => `to_char(n.${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
/** It was sent back, and its people have not saved since. */
const WAITS_FOR_THE_NGO = `n.sent_back_at >= case when n.status = 'pending' then n.submitted_at else n.updated_at end`;
const STANDING_JSON = `json_build_object('status', n.status, 'verifiedAt', ${day('verified_at')},
  'submittedAt', ${day('submitted_at')}, 'sentBackAt', ${day('sent_back_at')}, 'sentBackReason', case when ${WAITS_FOR_THE_NGO} then n.sent_back_reason end,
  'papersChangedAt', ${day('papers_changed_at')}, 'suspendedReason', n.suspended_reason, 'listed', n.listed)`;

export type OwnNgoRow = { ngo: OwnNgo; photos: number };

/** Everything of an NGO, for its own people. */
export async function selectOwnNgo(db: Database, id: string): Promise<OwnNgoRow | undefined> {
  type Detail = Omit<OwnNgo, 'needs' | 'proposedNeeds'> & {
    status: string;
    verifiedAt: string | null;
    papersChangedAt: string | null;
    needs: string[];
  };
  const [row] = await runQuery<[Detail, OwnNgo['standing'], number, number]>(db, {
    text: `select ${DETAIL_JSON}, ${STANDING_JSON}, n.revision, (select count(*)::int from ngo_photo where ngo_id = n.id)
      from ngo n where n.id = $1 and n.status <> 'deleted'`,
    values: [id],
  });
  if (!row) return undefined;
  const [
    { status: _status, verifiedAt: _verified, papersChangedAt: _changed, ...detail },
    standing,
    revision,
    photos,
  ] = row;
  return { ngo: { ...detail, ...confirmedAndProposed(detail), standing, revision }, photos };
}

/** The NGO's row, locked, and how often it was changed. */
export async function selectForChange(
  db: Database,
  id: string,
): Promise<{ row: NgoRow; revision: number } | undefined> {
  const [found] = await runQuery<[number]>(db, {
    text: `select revision from ngo where id = $1 and status <> 'deleted' for update`,
    values: [id],
  });
  const row = found && (await selectRow(db, id));
  return row && { row, revision: found[0] };
}

export async function isDarpanTaken(
  db: Database,
  { darpanId, ngoId }: { darpanId: string; ngoId: string },
): Promise<boolean> {
  const rows = await runQuery(db, {
    text: 'select 1 from ngo where darpan_id = $1 and id <> $2',
    values: [darpanId, ngoId],
  });
  return rows.length > 0;
}

/** Notes that the NGO's own people saved it. */
export async function updateStanding(
  db: Database,
  { ngoId, paperChanged }: { ngoId: string; paperChanged: boolean },
): Promise<void> {
  await runQuery(db, {
    text: `update ngo set last_confirmed_at = now(),
        submitted_at = case when status = 'pending' then now() else submitted_at end,
        papers_changed_at = case when status = 'verified' and $2 then coalesce(papers_changed_at, now()) else papers_changed_at end
      where id = $1`,
    values: [ngoId, paperChanged],
  });
}
