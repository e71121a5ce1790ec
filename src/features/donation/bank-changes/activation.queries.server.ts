import { sql } from 'kysely';
import {
  endOfWaiting,
  frozenNgos,
  waitingNgoChanges,
} from '#src/features/ngo/guarded-changes/change-fragments.server.ts';
import { managers } from '#src/features/account/account-fragments.server.ts';
import { mailsArrived } from '#src/features/mail/mail-fragments.server.ts';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { ChangeId } from '#src/features/ngo/guarded-changes/change-token.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import {
  CHANGE_REQUESTED,
  WAITING_HOURS,
  WEBHOOK_HOURS,
  type ChangeDecider,
  type ChangeKind,
} from '#src/features/ngo/guarded-changes/change.values.ts';

export type DueChange = ChangeId & { ngoId: string };

/** The changes that wait for a time or, if they are about names, for our team. */
function waitingChanges(db: Database) {
  const banks = db
    .selectFrom('bank_detail_version as v')
    .select((eb) => [
      sql<ChangeKind>`'bank'`.as('kind'),
      idText(eb, 'v.id').as('id'),
      'v.ngo_id as ngo',
      'v.requested_by as account',
      'v.requested_at as requested',
      eb.ref('v.takes_effect_at').$castTo<Date | null>().as('due'),
    ])
    .where('v.status', '=', 'waiting');
  const gateways = db
    .selectFrom('gateway_account as g')
    .select((eb) => [
      sql<ChangeKind>`'gateway'`.as('kind'),
      idText(eb, 'g.id').as('id'),
      'g.ngo_id as ngo',
      'g.requested_by as account',
      'g.requested_at as requested',
      eb.ref('g.takes_effect_at').$castTo<Date | null>().as('due'),
    ])
    .where('g.status', '=', 'waiting');
  const contacts = db
    .selectFrom(waitingNgoChanges(db).as('c'))
    .select((eb) => [
      sql<ChangeKind>`'ngo'`.as('kind'),
      idText(eb, 'c.id').as('id'),
      'c.ngo_id as ngo',
      'c.requested_by as account',
      'c.requested_at as requested',
      'c.takes_effect_at as due',
    ]);
  return banks.unionAll(gateways).unionAll(contacts);
}

/**
 * The changes that have waited long enough. Those of NGOs whose page is not public, that are not verified if
 * it is about money, or whose changes are frozen, go on waiting, and so does a change while the mails that
 * stop it are on their way.
 */
function dueChanges(db: Database) {
  return db
    .selectFrom(waitingChanges(db).as('c'))
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'c.ngo')
    .leftJoin(frozenNgos(db).as('f'), 'f.ngo_id', 'c.ngo')
    .select((eb) => ['c.kind', 'c.id', idText(eb, 'c.ngo').as('ngoId')])
    .where('c.due', '<=', now)
    .where('n.listed', '=', sql.lit(true))
    .where(({ eb, or }) => or([eb('n.verified', '=', sql.lit(true)), eb('c.kind', '=', 'ngo')]))
    .where('f.ngo_id', 'is', null)
    .where(({ ref }) =>
      mailsArrived(db, { event: CHANGE_REQUESTED, madeAt: ref('c.requested'), hours: WAITING_HOURS - 1 }),
    )
    .orderBy('c.due')
    .orderBy('c.id')
    .limit(1);
}

/** Returns the changes that wait although the person who asked for them is no longer a manager of the NGO. */
export async function selectChangesOfFormerManagers(db: Database): Promise<DueChange[]> {
  return db
    .selectFrom(waitingChanges(db).as('c'))
    .leftJoin(managers(db).as('m'), (join) =>
      join.onRef('m.id', '=', 'c.account').onRef('m.ngo_id', '=', 'c.ngo'),
    )
    .select((eb) => ['c.kind', 'c.id', idText(eb, 'c.ngo').as('ngoId')])
    .where('m.id', 'is', null)
    .orderBy('c.id')
    .execute();
}

/** Returns the changes of an NGO that wait: those of money first, then those of its page, and what our team looks at last. */
export async function selectWaitingOf(db: Database, ngoId: string): Promise<ChangeId[]> {
  return db
    .selectFrom(waitingChanges(db).as('c'))
    .select(['c.kind', 'c.id'])
    .where('c.ngo', '=', rowId(ngoId))
    .orderBy('c.kind')
    .orderBy('c.due')
    .orderBy('c.id')
    .execute();
}

/** Returns the change that has waited long enough for longest, or undefined. */
export async function selectDueChange(db: Database): Promise<DueChange | undefined> {
  return dueChanges(db).executeTakeFirst();
}

/** Returns whether a change has waited long enough by now. */
export async function isDue(db: Database, { kind, id, ngoId }: DueChange): Promise<boolean> {
  const row = await dueChanges(db)
    .where('c.kind', '=', kind)
    .where('c.id', '=', id)
    .where('c.ngo', '=', rowId(ngoId))
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

/** Lets everything that waits at an NGO for a time wait for it anew. */
export async function restartWaiting(db: Database, ngoId: string): Promise<void> {
  for (const table of ['bank_detail_version', 'gateway_account', 'ngo_guarded_change'] as const)
    await db
      .updateTable(table)
      .set({ takes_effect_at: endOfWaiting })
      .where('ngo_id', '=', rowId(ngoId))
      .where('status', '=', sql.lit('waiting'))
      .where('takes_effect_at', 'is not', null)
      .execute();
}
