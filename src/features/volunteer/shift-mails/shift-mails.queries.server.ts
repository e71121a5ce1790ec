import { expressionBuilder, sql } from 'kysely';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { daysAgo, idText, isoTime, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { NgoNames } from '#src/features/volunteer/volunteer-mail.ts';
import type { AnnouncementKind } from './shift-mails.values.ts';

/** A shift as mails describe it. */
export type MailedShift = {
  title: string;
  details: string | null;
  place: string;
  startsAt: string;
  endsAt: string;
  cancelReason: string | null;
  ngo: NgoNames;
};

const eb = expressionBuilder<{ s: Tables['volunteer_shift'] }, 's'>();
const MAILED_SHIFT = [
  's.title',
  's.details',
  's.place',
  isoTime(eb, 's.starts_at').as('startsAt'),
  isoTime(eb, 's.ends_at').as('endsAt'),
  's.cancel_reason as cancelReason',
  sql<NgoNames>`json_build_object('name', n.name, 'nameGu', n.name_gu, 'nameHi', n.name_hi)`.as('ngo'),
] as const;

/** Returns a shift as mails describe it, or undefined. */
export async function selectMailedShift(db: Database, id: string): Promise<MailedShift | undefined> {
  return db
    .selectFrom('volunteer_shift as s')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 's.ngo_id')
    .select(MAILED_SHIFT)
    .where('s.id', '=', rowId(id))
    .executeTakeFirst();
}

export type Recipient = { id: string; name: string; reference: string; email: string; language: Language };

/** Selects those who get an announcement: everybody in the shift, or all accepted volunteers who are not. */
function selectReached(
  db: Database,
  { shiftId, ngoId, kind }: { shiftId: string; ngoId: string; kind: AnnouncementKind },
) {
  const inShift = db
    .selectFrom('volunteer_shift_place as p')
    .select('p.volunteer_id')
    .where('p.shift_id', '=', rowId(shiftId));
  const all = db.selectFrom('volunteer as v').where('v.ngo_id', '=', rowId(ngoId));
  return kind === 'invited'
    ? all
        .where('v.status', '=', 'accepted')
        .where('v.unsubscribed_at', 'is', null)
        .where('v.id', 'not in', inShift)
    : all.where('v.id', 'in', inShift);
}

type Reached = { shiftId: string; ngoId: string; kind: AnnouncementKind };

/** Returns how many volunteers an announcement would reach, and the id of the last one. */
export async function countReached(
  db: Database,
  reached: Reached,
): Promise<{ count: number; lastId: string }> {
  return selectReached(db, reached)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<string>`coalesce(max(v.id), 0)::text`.as('lastId'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns the next recipients after a volunteer, in the order of application. */
export async function selectRecipients(
  db: Database,
  { afterId, throughId, limit, ...reached }: Reached & { afterId: string; throughId: string; limit: number },
): Promise<Recipient[]> {
  return selectReached(db, reached)
    .select((column) => [idText(column, 'v.id').as('id'), 'v.name', 'v.reference', 'v.email', 'v.language'])
    .where('v.id', '>', rowId(afterId))
    .where('v.id', '<=', rowId(throughId))
    .orderBy('v.id')
    .limit(limit)
    .execute();
}

/** Adds an announcement and returns its id. */
export async function insertAnnouncement(
  db: Database,
  { shiftId, ngoId, kind, total, throughId }: Reached & { total: number; throughId: string },
): Promise<string> {
  const { id } = await db
    .insertInto('volunteer_announcement')
    .values({
      shift_id: rowId(shiftId),
      ngo_id: rowId(ngoId),
      kind,
      total,
      through_id: rowId(throughId),
    })
    .returning((column) => idText(column, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Stops announcements of a shift that are still running. */
export async function updateStopped(
  db: Database,
  { shiftId, kinds }: { shiftId: string; kinds: AnnouncementKind[] },
): Promise<void> {
  await db
    .updateTable('volunteer_announcement')
    .set({ status: 'stopped' })
    .where('shift_id', '=', rowId(shiftId))
    .where('status', '=', 'running')
    .where('kind', 'in', kinds)
    .execute();
}

/** Returns how often the NGO wrote to all volunteers within 24 hours, and how often about the shift. */
export async function countInvitations(
  db: Database,
  { shiftId, ngoId }: { shiftId: string; ngoId: string },
): Promise<{ ofNgo: number; ofShift: number }> {
  return db
    .selectFrom('volunteer_announcement as a')
    .select([
      sql<number>`count(*)::int`.as('ofNgo'),
      sql<number>`count(*) filter (where a.shift_id = ${rowId(shiftId)})::int`.as('ofShift'),
    ])
    .where('a.ngo_id', '=', rowId(ngoId))
    .where('a.kind', '=', 'invited')
    .where('a.created_at', '>', daysAgo(1))
    .executeTakeFirstOrThrow();
}

/** Returns a running announcement, locked until the transaction ends. `isMuted`: its NGO is not verified any more. */
export async function selectRunningForUpdate(db: Database, id: string) {
  return db
    .selectFrom('volunteer_announcement as a')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'a.ngo_id')
    .select((column) => [
      idText(column, 'a.shift_id').as('shiftId'),
      idText(column, 'a.ngo_id').as('ngoId'),
      'a.kind',
      idText(column, 'a.last_id').as('lastId'),
      idText(column, 'a.through_id').as('throughId'),
      sql<boolean>`a.kind = 'invited' and not n.verified`.as('isMuted'),
      'n.email as ngoEmail',
    ])
    .where('a.id', '=', rowId(id))
    .where('a.status', '=', 'running')
    .forUpdate('a')
    .executeTakeFirst();
}

/** Records that the mails up to a volunteer are queued. The announcement must be locked. */
export async function updateProgress(
  db: Database,
  progress: { id: string; lastId: string; sent: number; status: 'running' | 'done' | 'stopped' },
): Promise<void> {
  const { id, lastId, sent, status } = progress;
  await db
    .updateTable('volunteer_announcement')
    .set({ last_id: rowId(lastId), sent_count: sql<number>`sent_count + ${sent}::int`, status })
    .where('id', '=', rowId(id))
    .execute();
}

/**
 * Locks places of open shifts that start within 24 to 36 hours and whose volunteers are not reminded yet. Places that
 * another process holds are left out.
 */
export async function selectPlacesToRemind(db: Database, limit: number) {
  return db
    .selectFrom('volunteer_shift_place as p')
    .innerJoin('volunteer_shift as s', 's.id', 'p.shift_id')
    .innerJoin('volunteer as v', 'v.id', 'p.volunteer_id')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 's.ngo_id')
    .select(MAILED_SHIFT)
    .select((column) => [
      idText(column, 'p.id').as('placeId'),
      'v.name',
      'v.reference',
      'v.email',
      'v.language',
    ])
    .where('s.status', '=', 'open')
    .where('s.starts_at', '>', sql<Date>`now() + interval '24 hours'`)
    .where('s.starts_at', '<=', sql<Date>`now() + interval '36 hours'`)
    .where('p.reminded_at', 'is', null)
    .orderBy('p.id')
    .limit(limit)
    .forUpdate('p')
    .skipLocked()
    .execute();
}

/** Records that volunteers are reminded. Their places must be locked. */
export async function updateReminded(db: Database, placeIds: string[]): Promise<void> {
  await db
    .updateTable('volunteer_shift_place')
    .set({ reminded_at: now })
    .where('id', '=', sql<number>`any (${placeIds}::bigint[])`)
    .execute();
}
