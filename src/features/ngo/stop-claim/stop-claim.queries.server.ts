import type { Database } from '#src/server/database.server.ts';
import { idText, isSet, isoTime, minutesAgo, now, rowId } from '#src/server/database/sql-values.server.ts';
import { frozenNgos } from '#src/features/ngo/guarded-changes/change-fragments.server.ts';
import { mailsArrived } from '#src/features/mail/mail-fragments.server.ts';
import { CLAIM_ANNOUNCED, CLAIM_HOURS } from './stop-claim.values.ts';
import { namesJson } from '#src/features/ngo/verification/ngo-status.queries.server.ts';

export type AnnouncedClaim = NonNullable<Awaited<ReturnType<typeof lockAnnouncedClaim>>>;

/** Returns a claim of which managers were mailed, and locks it until the transaction ends. */
export async function lockAnnouncedClaim(db: Database, id: string) {
  return db
    .selectFrom('ngo_claim as c')
    .innerJoin('ngo as n', 'n.id', 'c.ngo_id')
    .select((eb) => [
      idText(eb, 'c.id').as('id'),
      idText(eb, 'c.ngo_id').as('ngoId'),
      'c.email',
      'c.language',
      isoTime(eb, 'c.announced_at').$notNull().as('announcedAt'),
      isSet(eb, 'c.decided_at').as('isDecided'),
      isSet(eb, 'c.stopped_at').as('isStopped'),
      namesJson.as('ngo'),
    ])
    .where('c.id', '=', rowId(id))
    .where('c.announced_at', 'is not', null)
    .forUpdate('c')
    .executeTakeFirst();
}

/** Returns the open claims to an NGO of which its managers were mailed, oldest first. */
export async function selectClaimsToStop(
  db: Database,
  { ngoId, limit }: { ngoId: string; limit: number },
): Promise<{ id: string; email: string; announcedAt: string }[]> {
  return db
    .selectFrom('ngo_claim as c')
    .select((eb) => [
      idText(eb, 'c.id').as('id'),
      'c.email',
      isoTime(eb, 'c.announced_at').$notNull().as('announcedAt'),
    ])
    .where('c.ngo_id', '=', rowId(ngoId))
    .where('c.decided_at', 'is', null)
    .where('c.announced_at', 'is not', null)
    .orderBy('c.announced_at')
    .limit(limit)
    .execute();
}

/** Records that the managers were mailed now. */
export async function updateAnnounced(db: Database, id: string): Promise<void> {
  await db.updateTable('ngo_claim').set({ announced_at: now }).where('id', '=', rowId(id)).execute();
}

/** Records that our team accepted a claim before its time had passed, or that it must decide again. */
export async function updateApproved(
  db: Database,
  { id, isApproved }: { id: string; isApproved: boolean },
): Promise<void> {
  await db
    .updateTable('ngo_claim')
    .set({ approved_at: isApproved ? now : null })
    .where('id', '=', rowId(id))
    .execute();
}

/** Ends a claim because a manager stopped it, and deletes its password hash. */
export async function updateStopped(db: Database, id: string): Promise<void> {
  await db
    .updateTable('ngo_claim')
    .set({ decided_at: now, accepted: false, stopped_at: now, password_hash: null })
    .where('id', '=', rowId(id))
    .execute();
}

/**
 * The open claims whose time has passed. Those to an NGO whose changes are frozen go on waiting, and so does
 * a claim while the mails that stop it are on their way.
 */
const waitedClaims = (db: Database) =>
  db
    .selectFrom('ngo_claim as c')
    .leftJoin(frozenNgos(db).as('f'), 'f.ngo_id', 'c.ngo_id')
    .select((eb) => idText(eb, 'c.id').as('id'))
    .where('c.decided_at', 'is', null)
    .where('c.announced_at', '<=', minutesAgo(CLAIM_HOURS * 60))
    .where('f.ngo_id', 'is', null)
    .where(({ ref }) =>
      mailsArrived(db, {
        event: CLAIM_ANNOUNCED,
        madeAt: ref('c.announced_at').$notNull(),
        hours: CLAIM_HOURS - 1,
      }),
    );

/** Returns the claims that our team accepted and that have waited long enough. */
export async function selectDueClaims(db: Database): Promise<string[]> {
  const rows = await waitedClaims(db).where('c.approved_at', 'is not', null).orderBy('c.id').execute();
  return rows.map(({ id }) => id);
}

/** Returns whether an open claim has waited long enough. */
export async function hasWaited(db: Database, id: string): Promise<boolean> {
  return (await waitedClaims(db).where('c.id', '=', rowId(id)).executeTakeFirst()) !== undefined;
}
