import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { ngoTaxColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { idText, isoMilliseconds, isoTime, isSet, rowId } from '#src/server/database/sql-values.server.ts';

/** Returns a donation with all that its donor's page shows, or undefined. */
export async function selectOwnDonation(db: Database, reference: string) {
  return db
    .selectFrom('donation as d')
    .innerJoin(ngoTaxColumns(db).as('n'), 'n.id', 'd.ngo_id')
    .leftJoin('donation_setting as s', 's.ngo_id', 'd.ngo_id')
    .leftJoin('donation as next', 'next.follows_id', 'd.id')
    .select((eb) => [
      idText(eb, 'd.ngo_id').as('ngoId'),
      ...(['d.reference', 'd.status', 'd.method', 'd.amount', 'd.refunded', 'd.utr'] as const),
      'd.is_foreign as isForeign',
      isSet(eb, 'd.gateway_order_id').as('isAtGateway'),
      'd.gateway_problem as gatewayProblem',
      isoTime(eb, 'd.created_at').as('createdAt'),
      isoTime(eb, 'd.claimed_at').as('claimedAt'),
      'd.refuse_reason as refuseReason',
      'd.received_on as receivedOn',
      'd.donor_email as email',
      isSet(eb, 'd.erased_at').as('isErased'),
      isSet(eb, 'd.standing_gift_id').as('isMonthly'),
      ...(['n.name', 'n.name_gu as nameGu', 'n.name_hi as nameHi', 'n.category', 'n.phone'] as const),
      'n.verified as isVerified',
      ...([
        's.thank_you as thankYou',
        's.thank_you_gu as thankYouGu',
        's.thank_you_hi as thankYouHi',
      ] as const),
      'next.reference as nextReference',
      jsonObjectFrom(
        eb
          .selectFrom('donation_purpose as p')
          .select(['p.title', 'p.title_gu as titleGu', 'p.title_hi as titleHi'])
          .whereRef('p.id', '=', 'd.purpose_id'),
      ).as('purpose'),
      jsonObjectFrom(
        eb
          .selectFrom('donation_receipt as r')
          .select(['r.code', 'r.year', 'r.number', 'r.is_deductible as isDeductible'])
          .whereRef('r.donation_id', '=', 'd.id')
          .where('r.cancelled_at', 'is', null),
      ).as('receipt'),
    ])
    .where('d.reference', '=', reference)
    .executeTakeFirst();
}
export type OwnDonationRow = NonNullable<Awaited<ReturnType<typeof selectOwnDonation>>>;

/** Returns what a gift that corrects a refused one takes over from it, or undefined if its donor is erased. */
export async function selectToFollow(db: Database, id: string) {
  return db
    .selectFrom('donation as d')
    .select((eb) => [
      idText(eb, 'd.ngo_id').as('ngoId'),
      ...(['d.reference', 'd.method', 'd.amount', 'd.nature', 'd.language'] as const),
      idText(eb, 'd.purpose_id').as('purposeId'),
      idText(eb, 'd.standing_gift_id').as('standingGiftId'),
      ...(['d.is_foreign as isForeign', 'd.hides_name as hidesName'] as const),
      ...(['d.donor_name as donorName', 'd.donor_email as donorEmail'] as const),
      ...(['d.donor_mobile as donorMobile', 'd.donor_address as donorAddress'] as const),
      ...(['d.donor_id_kind as donorIdKind', 'd.donor_id as donorId'] as const),
      'd.consent_text as consentText',
      isoMilliseconds(eb, 'd.consented_at').as('consentedAt'),
    ])
    .where('d.id', '=', rowId(id))
    .where('d.erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('donation as next').select('next.id').whereRef('next.follows_id', '=', 'd.id'))),
    )
    .executeTakeFirst();
}
export type ToFollow = NonNullable<Awaited<ReturnType<typeof selectToFollow>>>;

/** Records which refused donation a new one corrects. */
export async function updateFollows(
  db: Database,
  { id, followsId }: { id: string; followsId: string },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({ follows_id: rowId(followsId) })
    .where('id', '=', rowId(id))
    .execute();
}

/** Returns what a mail about a donation says, or undefined if its donor left no mail address. */
export async function selectToMail(db: Database, id: string) {
  return db
    .selectFrom('donation as d')
    .innerJoin(ngoTaxColumns(db).as('n'), 'n.id', 'd.ngo_id')
    .select((eb) => [
      ...(['d.reference', 'd.amount', 'd.language'] as const),
      eb.ref('d.donor_email').$notNull().as('email'),
      ...(['n.name', 'n.name_gu as nameGu', 'n.name_hi as nameHi', 'n.phone'] as const),
    ])
    .where('d.id', '=', rowId(id))
    .where('d.donor_email', 'is not', null)
    .executeTakeFirst();
}
export type ToMail = NonNullable<Awaited<ReturnType<typeof selectToMail>>>;

/** Returns the mail address of a donation's donor, or undefined. */
export async function selectEmail(db: Database, reference: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('donation')
    .select('donor_email as email')
    .where('reference', '=', reference)
    .where('status', '<>', sql.lit('claimed'))
    .executeTakeFirst();
  return row?.email ?? undefined;
}
