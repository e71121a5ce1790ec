import { sql } from 'kysely';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import { WEBHOOK_HOURS, type ChangeDecider, type ChangeKind } from './change.values.ts';

type DueChange = { kind: ChangeKind; id: string; ngoId: string };

/**
 * Returns the change that has waited long enough for longest, or undefined. Those of NGOs that are not verified, or
 * whose changes are frozen, go on waiting.
 */
export async function selectDueChange(db: Database): Promise<DueChange | undefined> {
  const banks = db
    .selectFrom('bank_detail_version as v')
    .select((eb) => [
      sql<ChangeKind>`'bank'`.as('kind'),
      idText(eb, 'v.id').as('id'),
      'v.ngo_id as ngo',
      'v.takes_effect_at as due',
    ])
    .where('v.status', '=', 'waiting')
    .where('v.takes_effect_at', '<=', now);
  const gateways = db
    .selectFrom('gateway_account as g')
    .select((eb) => [
      sql<ChangeKind>`'gateway'`.as('kind'),
      idText(eb, 'g.id').as('id'),
      'g.ngo_id as ngo',
      'g.takes_effect_at as due',
    ])
    .where('g.status', '=', 'waiting')
    .where('g.takes_effect_at', '<=', now);
  return db
    .selectFrom(banks.unionAll(gateways).as('c'))
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'c.ngo')
    .select((eb) => ['c.kind', 'c.id', idText(eb, 'c.ngo').as('ngoId')])
    .where('n.verified', '=', sql.lit(true))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('bank_detail_freeze as f').select('f.ngo_id').whereRef('f.ngo_id', '=', 'c.ngo')),
      ),
    )
    .orderBy('c.due')
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst();
}

/** Returns whether a waiting change may become active by time now: it is due, and its NGO is verified and not frozen. */
export async function isDue(db: Database, { kind, id, ngoId }: DueChange): Promise<boolean> {
  const waiting =
    kind === 'bank'
      ? db.selectFrom('bank_detail_version as c').select('c.ngo_id').where('c.id', '=', rowId(id))
      : db.selectFrom('gateway_account as c').select('c.ngo_id').where('c.id', '=', rowId(id));
  const row = await waiting
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'c.ngo_id')
    .leftJoin('bank_detail_freeze as f', 'f.ngo_id', 'c.ngo_id')
    .where('c.ngo_id', '=', rowId(ngoId))
    .where('c.status', '=', 'waiting')
    .where('c.takes_effect_at', '<=', now)
    .where('n.verified', '=', sql.lit(true))
    .where('f.ngo_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

type Activation = { id: string; ngoId: string; decidedBy: ChangeDecider };

/** Makes a waiting version of bank details active in place of the one before. Returns false if it does not wait. */
export async function updateBankActive(db: Database, { id, ngoId, decidedBy }: Activation): Promise<boolean> {
  const version = await db
    .selectFrom('bank_detail_version')
    .select(['bank_detail_id as bankDetailId', 'makes_primary as makesPrimary'])
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (!version) return false;
  await db
    .updateTable('bank_detail_version')
    .set({ status: 'replaced' })
    .where('bank_detail_id', '=', version.bankDetailId)
    .where('status', '=', 'active')
    .execute();
  await db
    .updateTable('bank_detail_version')
    .set({ status: 'active', decided_at: now, decided_by: decidedBy })
    .where('id', '=', rowId(id))
    .execute();
  const { bankDetailId } = version;
  if (version.makesPrimary || !(await hasOtherPrimary(db, bankDetailId)))
    await updatePrimary(db, { bankDetailId, ngoId });
  return true;
}

/** Returns whether donors see other bank details of the same kind. */
async function hasOtherPrimary(db: Database, bankDetailId: number): Promise<boolean> {
  const row = await db
    .selectFrom('bank_detail as own')
    .innerJoin('bank_detail as b', (join) =>
      join.onRef('b.ngo_id', '=', 'own.ngo_id').onRef('b.is_foreign', '=', 'own.is_foreign'),
    )
    .innerJoin('bank_detail_version as v', 'v.bank_detail_id', 'b.id')
    .select('b.id')
    .where('own.id', '=', bankDetailId)
    .whereRef('b.id', '<>', 'own.id')
    .where('b.is_primary', '=', true)
    .where('b.removed_at', 'is', null)
    .where('v.status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

async function updatePrimary(
  db: Database,
  { bankDetailId, ngoId }: { bankDetailId: number; ngoId: string },
): Promise<void> {
  await db
    .updateTable('bank_detail as b')
    .set({ is_primary: false })
    .where('b.ngo_id', '=', rowId(ngoId))
    .where('b.id', '<>', bankDetailId)
    .where('b.is_primary', '=', true)
    .where('b.removed_at', 'is', null)
    .where((eb) =>
      eb(
        'b.is_foreign',
        '=',
        eb.selectFrom('bank_detail as own').select('own.is_foreign').where('own.id', '=', bankDetailId),
      ),
    )
    .execute();
  await db.updateTable('bank_detail').set({ is_primary: true }).where('id', '=', bankDetailId).execute();
}

/** Makes waiting gateway keys active in place of those before. Returns false if they do not wait. */
export async function updateGatewayActive(
  db: Database,
  { id, ngoId, decidedBy }: Activation,
): Promise<boolean> {
  const waiting = await db
    .selectFrom('gateway_account')
    .select('id')
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (!waiting) return false;
  await db
    .updateTable('gateway_account')
    .set({
      status: 'replaced',
      webhook_until: sql<string>`now() + make_interval(hours => ${sql.lit(WEBHOOK_HOURS)})`,
    })
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'active')
    .execute();
  await db
    .updateTable('gateway_account')
    .set({ status: 'active', decided_at: now, decided_by: decidedBy })
    .where('id', '=', rowId(id))
    .execute();
  return true;
}
