import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { anyId, idText, now } from '#src/server/database/sql-values.server.ts';

/** What is left of a reason that the NGO wrote: it may name the donor. */
const emptied = (column: string) => sql<string | null>`case when ${sql.ref(column)} is not null then '-' end`;

/** A donation whose donor is erased. */
export type DonationToErase = { id: string; ngoId: string; reference: string };

/**
 * Removes who gave these donations. Amount, day and way stay. The number of the payment stays only if it arrived, or if
 * nobody has decided on the claim, which must have one.
 */
export async function updateDonorsErased(
  db: Database,
  rows: readonly { id: string; search: string }[],
): Promise<void> {
  const values = sql<{ id: number; search: string }>`unnest(
    ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ search }) => search)}::text[])`;
  await db
    .updateTable('donation as d')
    .from(values.as<'v'>(sql`v (id, search)`))
    .set({
      donor_name: null,
      donor_email: null,
      donor_mobile: null,
      donor_address: null,
      donor_id_kind: null,
      donor_id: null,
      donor_id_hash: null,
      refuse_reason: emptied('d.refuse_reason'),
      cancel_reason: emptied('d.cancel_reason'),
      hides_name: true,
      utr: sql<string>`case when d.received_at is not null or d.status = 'claimed' then d.utr end`,
      search: sql<string>`v.search::tsvector`,
      old_search: false,
      erased_at: now,
      updated_at: now,
    })
    .whereRef('d.id', '=', 'v.id')
    .execute();
}

/** Returns the receipts of these donations. */
export async function selectReceiptsToErase(
  db: Database,
  donationIds: readonly string[],
): Promise<{ id: string; code: string }[]> {
  return db
    .selectFrom('donation_receipt')
    .select((eb) => [idText(eb, 'id').as('id'), 'code'])
    .where('donation_id', '=', anyId(donationIds))
    .execute();
}

/** Replaces what these receipts show. Their number, amount and day stay. */
export async function updateReceiptsErased(
  db: Database,
  rows: readonly { id: string; content: string }[],
): Promise<void> {
  const values = sql<{ id: number; content: string }>`unnest(
    ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ content }) => content)}::text[])`;
  await db
    .updateTable('donation_receipt as r')
    .from(values.as<'v'>(sql`v (id, content)`))
    .set({
      content: sql<string>`v.content`,
      initials: null,
      cancel_reason: emptied('r.cancel_reason'),
    })
    .whereRef('r.id', '=', 'v.id')
    .execute();
}
