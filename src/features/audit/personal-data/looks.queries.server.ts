import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { anyId, idText, rowId, todayInIndia } from '#src/server/database/sql-values.server.ts';
import type { RecordKind } from './looks.values.ts';

type Looking = { accountId: string; kind: RecordKind };

/** Serializes the looks of one account until the transaction ends. */
export async function lockLooks(db: Database, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`looks of ${accountId}`}, 0))`.execute(db);
}

const today = (db: Database, accountId: string) =>
  db
    .selectFrom('personal_data_look')
    .where('account_id', '=', rowId(accountId))
    .where('day', '=', todayInIndia);

/** Returns which of these records the account has seen today (in India). */
export async function selectSeen(
  db: Database,
  { accountId, kind, ids }: Looking & { ids: readonly string[] },
): Promise<Set<string>> {
  const rows = await today(db, accountId)
    .select((eb) => idText(eb, 'record_id').as('id'))
    .where('kind', '=', kind)
    .where('record_id', '=', anyId(ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns how many records of all kinds the account has seen today, and how often it looked at those of one kind. */
export async function countLooks(
  db: Database,
  { accountId, kind }: Looking,
): Promise<{ people: number; looks: number }> {
  return today(db, accountId)
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('people'),
      eb.fn
        .coalesce(fn.sum<number>('looks').filterWhere('kind', '=', kind), sql<number>`0`)
        .$castTo<number>()
        .as('looks'),
    ])
    .executeTakeFirstOrThrow();
}

/** Counts a look at each of these records. */
export async function insertLooks(
  db: Database,
  { accountId, kind, ids }: Looking & { ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('personal_data_look')
    .columns(['account_id', 'day', 'kind', 'record_id'])
    .expression(
      db
        .selectFrom(sql<{ id: number }>`unnest(${[...ids]}::bigint[])`.as<'r'>(sql`r (id)`))
        .select([
          rowId(accountId).as('account_id'),
          todayInIndia.as('day'),
          sql<string>`${kind}`.as('kind'),
          'r.id as record_id',
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day', 'kind', 'record_id'])
        .doUpdateSet((eb) => ({ looks: eb('personal_data_look.looks', '+', 1) })),
    )
    .execute();
}

/** Deletes the looks of earlier days. */
export async function deleteOldLooks(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('personal_data_look')
    .where('day', '<', sql<string>`${todayInIndia} - ${days}::int`)
    .execute();
}
