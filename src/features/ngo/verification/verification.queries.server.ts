import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import { idText, isSet, isoTime, oneValue, rowId } from '#src/server/database/sql-values.server.ts';
import { selectChecks } from '#src/features/ngo/document-checks/document-checks-fragments.server.ts';
import type { DocumentCheck } from '#src/features/ngo/document-checks/document-checks.rules.ts';
import { NGO_NAMES } from '#src/features/ngo/ngo-fragments.server.ts';
import { fieldsJson } from '#src/features/ngo/profile/ngo-details-fragments.server.ts';
import { confirmedAndProposed } from '#src/features/ngo/proposed-needs.server.ts';
import type { CheckingOverview, NgoToVerify, QueueEntry } from './verification.contract.ts';
import { standingJson } from './ngo-status.queries.server.ts';
import type { NgoStanding } from './ngo-status.rules.ts';
import { verificationQueue } from './queue-fragments.server.ts';

/** Adds the queue of staff as a common table expression. */
const withQueue = (db: Database) =>
  db.with(
    (cte) => cte('queue').materialized(),
    () => verificationQueue(db),
  );

/** Returns a page of the queue, oldest first, and its total length. */
export async function selectQueue(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: QueueEntry[]; total: number }> {
  const query = withQueue(db).selectNoFrom((all) => {
    const part = all
      .selectFrom('queue')
      .selectAll()
      .orderBy('since')
      .orderBy('ngo_id')
      .orderBy('claim_id')
      .limit(limit)
      .offset(offset);
    const rows = all
      .selectFrom(part.as('part'))
      .innerJoin('ngo as n', 'n.id', 'part.ngo_id')
      .leftJoin('ngo_claim as c', 'c.id', 'part.claim_id')
      .select((eb) => [
        'part.kind',
        idText(eb, 'n.id').as('_id'),
        ...NGO_NAMES,
        'n.category',
        'n.city',
        'n.status',
        isoTime(eb, 'part.since').as('since'),
        eb
          .case()
          .when('c.id', 'is not', null)
          .then(
            jsonBuildObject({
              _id: idText(eb, 'c.id').$notNull(),
              name: eb.ref('c.name').$notNull(),
              email: eb.ref('c.email').$notNull(),
            }),
          )
          .end()
          .as('claim'),
      ])
      .orderBy('part.since')
      .orderBy('part.ngo_id')
      .orderBy('part.claim_id');
    const total = all.selectFrom('queue').select((eb) => eb.fn.countAll<number>().as('total'));
    return [jsonArrayFrom(rows).as('rows'), oneValue(total).as('total')];
  });
  return query.executeTakeFirstOrThrow();
}

/** Returns the length of the queue by kind, its oldest entry, and the number of NGOs by status. */
export async function selectOverview(db: Database): Promise<CheckingOverview> {
  const row = await withQueue(db)
    .with('waiting', (all) =>
      all
        .selectFrom('queue')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('kind', '=', 'new').as('new'),
          fn.countAll<number>().filterWhere('kind', '=', 'papers').as('papers'),
          fn.countAll<number>().filterWhere('kind', '=', 'claim').as('claim'),
          fn.min<Date | null>('since').as('oldest'),
        ]),
    )
    .with('listed', (all) =>
      all
        .selectFrom('ngo_count')
        .select([
          sql<number>`coalesce(sum(listed), 0)::int`.as('listed'),
          sql<number>`coalesce(sum(verified), 0)::int`.as('verified'),
        ]),
    )
    .with('unlisted', (all) =>
      all
        .selectFrom('ngo')
        .where('listed', '=', sql.lit(false))
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('status', '=', 'pending').as('pending'),
          fn.countAll<number>().filterWhere('status', '=', 'suspended').as('suspended'),
          fn.countAll<number>().filterWhere('status', '=', 'deleted').as('deleted'),
        ]),
    )
    .selectFrom(['waiting', 'listed', 'unlisted'])
    .selectAll(['waiting', 'listed', 'unlisted'])
    .select((eb) => isoTime(eb, 'waiting.oldest').as('oldestTime'))
    .executeTakeFirstOrThrow();
  const { papers, claim, oldestTime, listed, verified, pending, suspended, deleted } = row;
  return {
    waiting: { new: row.new, papers, claim },
    oldest: oldestTime,
    status: { pending: listed - verified + pending, verified, suspended, deleted },
  };
}

export type NgoWithEvidence = Omit<
  NgoToVerify,
  | ('district' | 'moves' | 'people' | 'nameWarnings' | 'similar' | 'history' | 'isWaiting')
  | ('documents' | 'decisions' | 'verifiedBy' | 'namedContacts')
> & { standing: NgoStanding; checks: DocumentCheck[] };

/** Returns the NGO in any status, unmasked, with its open claims. */
export async function selectNgoWithEvidence(db: Database, id: string): Promise<NgoWithEvidence | undefined> {
  const row = await db
    .selectFrom('ngo as n')
    .select((eb) => {
      const photos = eb.selectFrom('ngo_photo as p').whereRef('p.ngo_id', '=', 'n.id');
      const claims = eb
        .selectFrom('ngo_claim as c')
        .select((claim) => [
          idText(claim, 'c.id').as('_id'),
          'c.name',
          'c.email',
          'c.note',
          isoTime(claim, 'c.created_at').as('createdAt'),
          isSet(claim, 'c.approved_at').as('isApproved'),
        ])
        .whereRef('c.ngo_id', '=', 'n.id')
        .where('c.decided_at', 'is', null)
        .orderBy('c.id');
      return [
        idText(eb, 'n.id').as('_id'),
        'n.revision',
        'n.status',
        'n.source',
        fieldsJson.as('fields'),
        isoTime(eb, 'n.created_at').as('createdAt'),
        isoTime(eb, 'n.submitted_at').as('submittedAt'),
        isoTime(eb, 'n.verified_at').as('verifiedAt'),
        isoTime(eb, 'n.papers_changed_at').as('papersChangedAt'),
        isoTime(eb, 'n.sent_back_at').as('sentBackAt'),
        'n.sent_back_reason as sentBackReason',
        'n.suspended_reason as suspendedReason',
        isoTime(eb, 'n.deleted_at').as('deletedAt'),
        isoTime(eb, 'n.consent_withdrawn_at').as('consentWithdrawnAt'),
        standingJson.as('standing'),
        oneValue(photos.select(({ fn }) => fn.countAll<number>().as('photos'))).as('photos'),
        jsonArrayFrom(claims).as('claims'),
        jsonArrayFrom(selectChecks(db, 'n.id')).as('checks'),
      ];
    })
    .where('n.id', '=', rowId(id))
    .executeTakeFirst();
  if (!row) return undefined;
  const { fields, ...ngo } = row;
  return { ...ngo, ...fields, ...confirmedAndProposed(fields) };
}

const SIMILAR_MOST = 10;

/** Returns other NGOs with the same sound in the same town, or with the same PAN. */
export async function selectSimilar(db: Database, id: string): Promise<NgoToVerify['similar']> {
  return db
    .selectFrom('ngo as own')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('ngo as s')
          .select('s.id')
          .whereRef('s.city', '=', 'own.city')
          .whereRef('s.name_sound', '=', 'own.name_sound')
          .union(eb.selectFrom('ngo as s').select('s.id').whereRef('s.pan', '=', 'own.pan'))
          .as('found'),
      (join) => join.onTrue(),
    )
    .innerJoin('ngo as n', (join) => join.onRef('n.id', '=', 'found.id').onRef('n.id', '<>', 'own.id'))
    .select((eb) => [
      idText(eb, 'n.id').as('_id'),
      ...NGO_NAMES,
      'n.city',
      'n.status',
      'n.darpan_id as darpanId',
      sql<boolean>`n.pan is not null and n.pan = own.pan`.as('samePan'),
    ])
    .where('own.id', '=', rowId(id))
    .orderBy('n.id')
    .limit(SIMILAR_MOST)
    .execute();
}
