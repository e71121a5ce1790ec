import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { ngoColumns, ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import { selectPublicPhoto } from '#src/features/ngo/photos/photo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia, idText, isoTime, isSet } from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import { PARTY_MOST, type PublicSeats } from './event.values.ts';

const eb = expressionBuilder<{ e: Tables['event'] }, 'e'>();

/** Columns with the texts, time and place of an event, from the row with the alias `e`. */
export const EVENT_TEXT = [
  'e.title',
  'e.title_gu as titleGu',
  'e.title_hi as titleHi',
  'e.description',
  'e.description_gu as descriptionGu',
  'e.description_hi as descriptionHi',
  'e.category',
  isoTime(eb, 'e.starts_at').as('startsAt'),
  isoTime(eb, 'e.ends_at').as('endsAt'),
  'e.city',
  'e.venue',
  'e.venue_gu as venueGu',
  'e.venue_hi as venueHi',
  'e.address',
  'e.what_to_bring as whatToBring',
  'e.what_to_bring_gu as whatToBringGu',
  'e.what_to_bring_hi as whatToBringHi',
  'e.who_for as whoFor',
  'e.who_for_gu as whoForGu',
  'e.who_for_hi as whoForHi',
  'e.step_free as stepFree',
  'e.sign_language as signLanguage',
  'e.languages',
  'e.contact_name as contactName',
  'e.contact_phone as contactPhone',
  'e.contact_email as contactEmail',
  'e.fee',
  'e.question',
  'e.question_gu as questionGu',
  'e.question_hi as questionHi',
  'e.capacity',
  isoTime(eb, 'e.registration_ends_at').as('registrationEndsAt'),
  'e.cancel_reason as cancelReason',
] as const;

/** What the public learns about the seats of the event with the alias `e`. Few: one more party may not fit, or a tenth. */
export const PUBLIC_SEATS_LEFT = sql<PublicSeats>`case
  when e.seats_taken >= e.capacity then 'full'
  when e.capacity - e.seats_taken <= greatest(${sql.lit(PARTY_MOST)}, e.capacity / 10) then 'few'
  else 'free' end`;

/** Events that are not drafts, of NGOs that are verified and neither suspended nor deleted. */
export const selectVisible = (db: Database) =>
  db
    .selectFrom('event as e')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'e.ngo_id')
    .where('e.status', '<>', sql.lit('draft'))
    .where('n.verified', '=', sql.lit(true));

/** Selects the public fields of events, without checking that they are visible. */
export const selectPublic = (db: Database) =>
  db
    .selectFrom('event as e')
    .select(EVENT_TEXT)
    .select((column) => [
      idText(column, 'e.id').as('_id'),
      column.ref('e.status').$castTo<'published' | 'cancelled'>().as('status'),
      isSet(column, 'e.online_link').as('isOnline'),
      PUBLIC_SEATS_LEFT.as('seats'),
      'e.sequence',
      isoTime(column, 'e.updated_at').as('updatedAt'),
      jsonObjectFrom(selectPublicPhoto(db, 'e.photo_id')).as('photo'),
      jsonObjectFrom(
        ngoNames(db, 'e.ngo_id').select((ngo) => [
          'n.category',
          'n.city',
          dayInIndia(ngo, 'n.verified_at').as('verifiedAt'),
        ]),
      )
        .$notNull()
        .as('ngo'),
    ]);
