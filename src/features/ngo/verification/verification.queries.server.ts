import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { CheckingOverview, NgoToVerify, QueueEntry } from './verification.contract.ts';
import { confirmedAndProposed } from '#src/features/ngo/proposed-needs.server.ts';
import { FIELDS_JSON } from '#src/features/ngo/ngo-rows.server.ts';
import { IS_WAITING, STANDING_JSON } from './ngo-status.queries.server.ts';
import type { NgoStanding } from './ngo-status.rules.ts';

const time = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const QUEUE = `select case n.status when 'pending' then 'new' else 'papers' end as kind, n.id as ngo_id, null::bigint as claim_id,
    case when n.status = 'pending' then n.submitted_at when n.sent_back_at is null then n.papers_changed_at
      else greatest(n.papers_changed_at, n.updated_at) end as since
  from ngo n where (n.submitted_at is not null or n.papers_changed_at is not null) and ${IS_WAITING}
  union all
  select 'claim', c.ngo_id, c.id, c.created_at from ngo_claim c join ngo n on n.id = c.ngo_id
  where c.decided_at is null and n.status <> 'deleted'`;

/** A page of what waits for staff, the oldest first, and how much there is. */
export async function selectQueue(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: QueueEntry[]; total: number }> {
  const rows = await runQuery<[number, QueueEntry | null]>(db, {
    text: `with queue as materialized (${QUEUE}), part as (
        select * from queue order by since, ngo_id, claim_id limit $1 offset $2
      )
      select (select count(*)::int from queue), case when n.id is not null then json_build_object(
        'kind', part.kind, '_id', n.id::text, 'name', n.name, 'nameGu', n.name_gu, 'nameHi', n.name_hi,
        'category', n.category, 'city', n.city, 'status', n.status, 'since', ${time('part.since')},
        'claim', case when c.id is not null then json_build_object('_id', c.id::text, 'name', c.name, 'email', c.email) end) end
      from (select 1) always left join part on true left join ngo n on n.id = part.ngo_id
        left join ngo_claim c on c.id = part.claim_id
      order by part.since, part.ngo_id, part.claim_id`,
    values: [limit, offset],
  });
  return { total: rows[0]?.[0] ?? 0, rows: rows.flatMap(([, entry]) => entry ?? []) };
}

export async function selectOverview(db: Database): Promise<CheckingOverview> {
  const [row] = await runQuery<[CheckingOverview]>(db, {
    text: `with queue as materialized (${QUEUE}), unlisted as (select status from ngo where not listed),
        listed as (select coalesce(sum(listed), 0)::int as listed, coalesce(sum(verified), 0)::int as verified from ngo_count)
      select json_build_object(
        'waiting', (select json_build_object('new', count(*) filter (where kind = 'new'),
          'papers', count(*) filter (where kind = 'papers'), 'claim', count(*) filter (where kind = 'claim')) from queue),
        'oldest', (select ${time('min(since)')} from queue),
        'status', (select json_build_object(
          'pending', listed - verified + (select count(*) from unlisted where status = 'pending'), 'verified', verified,
          'suspended', (select count(*) from unlisted where status = 'suspended'),
          'deleted', (select count(*) from unlisted where status = 'deleted')) from listed))`,
    values: [],
  });
  return row![0];
}

export type NgoWithEvidence = Omit<
  NgoToVerify,
  'district' | 'moves' | 'people' | 'similar' | 'history' | 'isWaiting'
> & { standing: NgoStanding };

/** The NGO of that id in whatever status, everything unmasked, with the open claims on it. */
export async function selectNgoWithEvidence(db: Database, id: string): Promise<NgoWithEvidence | undefined> {
  type Row = Omit<NgoWithEvidence, 'needs' | 'proposedNeeds'> & { needs: string[] };
  const [row] = await runQuery<[Row]>(db, {
    text: `select (json_build_object('_id', n.id::text, 'revision', n.revision, 'status', n.status, 'source', n.source,
        ${FIELDS_JSON})::jsonb
      || json_build_object('createdAt', ${time('n.created_at')}, 'submittedAt', ${time('n.submitted_at')},
        'verifiedAt', ${time('n.verified_at')}, 'papersChangedAt', ${time('n.papers_changed_at')},
        'sentBackAt', ${time('n.sent_back_at')}, 'sentBackReason', n.sent_back_reason,
        'suspendedReason', n.suspended_reason, 'deletedAt', ${time('n.deleted_at')}, 'standing', ${STANDING_JSON},
        'photos', (select count(*) from ngo_photo p where p.ngo_id = n.id),
        'claims', (select coalesce(json_agg(json_build_object('_id', c.id::text, 'name', c.name, 'email', c.email,
          'note', c.note, 'createdAt', ${time('c.created_at')}) order by c.id), '[]')
          from ngo_claim c where c.ngo_id = n.id and c.decided_at is null))::jsonb)
      from ngo n where n.id = $1`,
    values: [id],
  });
  return row && { ...row[0], ...confirmedAndProposed(row[0]) };
}

const SIMILAR_MOST = 10;

/** Others that sound the same in the same town, or have the same PAN. */
export async function selectSimilar(db: Database, id: string): Promise<NgoToVerify['similar']> {
  const rows = await runQuery<[NgoToVerify['similar'][number]]>(db, {
    text: `select json_build_object('_id', n.id::text, 'name', n.name, 'nameGu', n.name_gu, 'nameHi', n.name_hi, 'city', n.city,
        'status', n.status, 'darpanId', n.darpan_id, 'samePan', n.pan is not null and n.pan = own.pan)
      from ngo own cross join lateral (
        select id from ngo s where s.city = own.city and s.name_sound = own.name_sound
        union select id from ngo s where s.pan = own.pan
      ) found join ngo n on n.id = found.id and n.id <> own.id where own.id = $1 order by n.id limit ${SIMILAR_MOST}`,
    values: [id],
  });
  return rows.map(([ngo]) => ngo);
}
