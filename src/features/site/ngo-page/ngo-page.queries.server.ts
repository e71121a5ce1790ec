import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { activeBankDetails } from '#src/features/donation/bank-details/payment-fragments.server.ts';
import { nextEventsOf } from '#src/features/event/event-fragments.server.ts';
import { ngoToAddress } from '#src/features/help-request/chosen-ngo/availability-fragments.server.ts';
import { selectDetails } from '#src/features/ngo/profile/ngo-details-fragments.server.ts';
import { schemeNamesOf } from '#src/features/scheme/catalogue/scheme-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { asBoolean, rowId } from '#src/server/database/sql-values.server.ts';
import { namedQuery } from '#src/server/run-query.server.ts';

/** Their own lists have the rest. */
const EVENTS_SHOWN = 3;
const SCHEMES_SHOWN = 10;

const ngoPage = namedQuery({
  name: 'ngo_page',
  build: (db, { ngoId }: { ngoId: string }) =>
    selectDetails(db)
      .select(({ and, eb, exists }) => [
        jsonArrayFrom(nextEventsOf(db, { ngoId, limit: EVENTS_SHOWN })).as('events'),
        jsonArrayFrom(schemeNamesOf(db, { ngoId, limit: SCHEMES_SHOWN })).as('schemes'),
        jsonObjectFrom(ngoToAddress(db, ngoId)).$notNull().as('help'),
        asBoolean(
          and([
            eb('n.verified', '=', sql.lit(true)),
            exists(activeBankDetails(db, { ngoId, isForeign: false }).select('v.id')),
          ]),
        ).as('takesGifts'),
      ])
      .where('n.id', '=', rowId(ngoId))
      .where('n.listed', '=', sql.lit(true)),
});

/** Returns a listed NGO with everything that its page shows, in one statement, or undefined. */
export async function selectNgoPage(db: Database, ngoId: string) {
  const [row] = await ngoPage(db, { ngoId });
  return row;
}
