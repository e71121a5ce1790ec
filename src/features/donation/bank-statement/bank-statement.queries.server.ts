import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { anyOf, asBoolean, dayInIndia, idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import { integerOf, type Paise } from '#src/shared/money.ts';
import type { StatementColumns } from './bank-statement.values.ts';
import type { OpenDonation } from './match.rules.ts';

export type NamedOpenDonation = OpenDonation & { donorName: string | null };

/**
 * Returns the donations of an NGO that it has not received yet and that may belong to a statement: with one of
 * these payment numbers or references, or, unless it refused them, one of these amounts. Claims come first,
 * then the latest ones. Payments at the gateway reach the bank as sums of many, so they are left out.
 */
export async function selectOpenDonations(
  db: Database,
  {
    ngoId,
    utrs,
    references,
    amounts,
    limit,
  }: { ngoId: string; utrs: string[]; references: string[]; amounts: Paise[]; limit: number },
): Promise<NamedOpenDonation[]> {
  return db
    .selectFrom('donation as d')
    .select((eb) => [
      idText(eb, 'd.id').as('id'),
      'd.reference',
      eb.ref('d.status').$castTo<OpenDonation['status']>().as('status'),
      'd.amount',
      'd.utr',
      dayInIndia(eb, 'd.created_at').as('createdOn'),
      dayInIndia(eb, 'd.claimed_at').as('claimedOn'),
      'd.donor_name as donorName',
    ])
    .where('d.ngo_id', '=', rowId(ngoId))
    .where('d.method', '<>', 'gateway')
    .where('d.status', 'in', ['created', 'claimed', 'refused'])
    .where((eb) =>
      eb.or([
        eb('d.utr', '=', anyOf(utrs)),
        eb('d.reference', '=', anyOf(references)),
        eb.and([
          eb('d.status', 'in', ['created', 'claimed']),
          sql<boolean>`d.amount = any (${amounts.map(integerOf)}::bigint[])`,
        ]),
      ]),
    )
    .orderBy((eb) => eb('d.status', '=', 'claimed'), 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Returns the donations that an NGO received between two days, or with one of these payment numbers. `byWord`:
 * neither a number nor a line of a statement proves it.
 */
export async function selectReceivedDonations(
  db: Database,
  { ngoId, from, to, utrs }: { ngoId: string; from: string; to: string; utrs: string[] },
) {
  return db
    .selectFrom('donation as d')
    .select((eb) => [
      idText(eb, 'd.id').as('id'),
      'd.reference',
      'd.amount',
      eb.ref('d.received_on').$notNull().as('receivedOn'),
      'd.utr',
      'd.statement_line as statementLine',
      asBoolean(
        eb.and([
          eb('d.proof', '=', 'ngo'),
          eb('d.statement_line', 'is', null),
          eb('d.utr', 'is', null),
          eb('d.method', 'in', ['cheque', 'bankTransfer', 'upi', 'cash']),
        ]),
      ).as('byWord'),
    ])
    .where('d.ngo_id', '=', rowId(ngoId))
    .where('d.status', 'in', ['received', 'refunded'])
    .where((eb) =>
      eb.or([
        eb.and([eb('d.received_on', '>=', from), eb('d.received_on', '<=', to)]),
        eb('d.utr', '=', anyOf(utrs)),
      ]),
    )
    .orderBy('d.id')
    .execute();
}
export type ReceivedDonation = Awaited<ReturnType<typeof selectReceivedDonations>>[number];

/** Returns the layouts that an NGO has saved, by the hash of their headings. */
export async function selectLayouts(db: Database, ngoId: string): Promise<Record<string, StatementColumns>> {
  const rows = await db
    .selectFrom('bank_statement_layout')
    .select(['headings_hash as hash', 'columns'])
    .where('ngo_id', '=', rowId(ngoId))
    .execute();
  return Object.fromEntries(rows.map(({ hash, columns }) => [hash, columns as StatementColumns]));
}

/** Saves what the columns under these headings hold, instead of what was saved before. */
export async function upsertLayout(
  db: Database,
  { ngoId, hash, columns }: { ngoId: string; hash: string; columns: StatementColumns },
): Promise<void> {
  const text = JSON.stringify(columns);
  await db
    .insertInto('bank_statement_layout')
    .values({ ngo_id: rowId(ngoId), headings_hash: hash, columns: text })
    .onConflict((conflict) =>
      conflict.columns(['ngo_id', 'headings_hash']).doUpdateSet({ columns: text, updated_at: now }),
    )
    .execute();
}

/** Deletes the oldest layouts of an NGO, except for the latest ones. */
export async function deleteOldLayouts(
  db: Database,
  { ngoId, latest }: { ngoId: string; latest: number },
): Promise<void> {
  await db
    .deleteFrom('bank_statement_layout')
    .where('ngo_id', '=', rowId(ngoId))
    .where('headings_hash', 'in', (eb) =>
      eb
        .selectFrom('bank_statement_layout')
        .select('headings_hash')
        .where('ngo_id', '=', rowId(ngoId))
        .orderBy('updated_at', 'desc')
        .offset(latest),
    )
    .execute();
}
