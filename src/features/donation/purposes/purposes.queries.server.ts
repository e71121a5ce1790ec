import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, isSet, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Paise } from '#src/shared/money.ts';
import type { CleanPurpose } from './purpose-form.rules.ts';
import type { OwnPurpose } from './purposes.contract.ts';
import type { PurposeList } from './purposes.values.ts';

type Own = { id: string; ngoId: string };

const purposesOf = (db: Database, ngoId: string) =>
  db.selectFrom('donation_purpose as p').where('p.ngo_id', '=', rowId(ngoId));

/** Selects the columns of a purpose for its NGO. */
const selectOwn = (db: Database, ngoId: string) =>
  purposesOf(db, ngoId).select((eb) => [
    idText(eb, 'p.id').as('_id'),
    'p.title',
    'p.title_gu as titleGu',
    'p.title_hi as titleHi',
    'p.description',
    'p.description_gu as descriptionGu',
    'p.description_hi as descriptionHi',
    'p.goal',
    'p.ends_on as endsOn',
    isSet(eb, 'p.closed_at').as('isClosed'),
    sql<Paise>`(select coalesce(sum(c.amount), 0)::bigint from donation_count c
      where c.purpose_id = p.id and c.status = 'received')`.as('received'),
    sql<number>`(select coalesce(sum(c.donations), 0)::int from donation_count c
      where c.purpose_id = p.id and c.status = 'received')`.as('donations'),
    'p.revision',
  ]);

/** Returns a page of a list of the NGO's purposes, the latest first. */
export async function selectPurposes(
  db: Database,
  { ngoId, list, limit, offset }: { ngoId: string; list: PurposeList; limit: number; offset: number },
): Promise<OwnPurpose[]> {
  return selectOwn(db, ngoId)
    .where('p.closed_at', list === 'open' ? 'is' : 'is not', null)
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns how many purposes of the NGO are open and closed. */
export async function countPurposes(db: Database, ngoId: string): Promise<Record<PurposeList, number>> {
  return purposesOf(db, ngoId)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('p.closed_at', 'is', null).as('open'),
      fn.countAll<number>().filterWhere('p.closed_at', 'is not', null).as('closed'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns a purpose of the NGO, or undefined. */
export async function selectPurpose(db: Database, { id, ngoId }: Own): Promise<OwnPurpose | undefined> {
  return selectOwn(db, ngoId).where('p.id', '=', rowId(id)).executeTakeFirst();
}

/** Returns the titles of the other purposes of the NGO that people can choose. */
export async function selectOtherTitles(db: Database, { id, ngoId }: Own): Promise<PurposeTitle[]> {
  return purposesOf(db, ngoId)
    .select(['p.title', 'p.title_gu as titleGu', 'p.title_hi as titleHi'])
    .where('p.closed_at', 'is', null)
    .where('p.id', '<>', rowId(id))
    .orderBy('p.id')
    .execute();
}
export type PurposeTitle = Pick<OwnPurpose, 'title' | 'titleGu' | 'titleHi'>;

function columnsOf(purpose: CleanPurpose) {
  return {
    title: purpose.title,
    title_gu: purpose.titleGu,
    title_hi: purpose.titleHi,
    description: purpose.description,
    description_gu: purpose.descriptionGu,
    description_hi: purpose.descriptionHi,
    goal: purpose.goal,
    ends_on: purpose.endsOn,
  };
}

/** Inserts a purpose of the NGO and returns its id. */
export async function insertPurpose(
  db: Database,
  { ngoId, purpose }: { ngoId: string; purpose: CleanPurpose },
): Promise<string> {
  const { id } = await db
    .insertInto('donation_purpose')
    .values({ ngo_id: ngoId, ...columnsOf(purpose) })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

const updateOwn = (db: Database, { id, ngoId }: Own) =>
  db.updateTable('donation_purpose').where('id', '=', rowId(id)).where('ngo_id', '=', rowId(ngoId));

/** Saves a purpose of the NGO under the next revision. */
export async function updatePurpose(
  db: Database,
  { purpose, ...own }: Own & { purpose: CleanPurpose },
): Promise<void> {
  await updateOwn(db, own)
    .set((eb) => ({ ...columnsOf(purpose), revision: eb('revision', '+', 1), updated_at: now }))
    .execute();
}

/** Opens or closes a purpose of the NGO. */
export async function updateClosed(
  db: Database,
  { isClosed, ...own }: Own & { isClosed: boolean },
): Promise<void> {
  await updateOwn(db, own)
    .set({ closed_at: isClosed ? now : null, updated_at: now })
    .execute();
}
