import { sql } from 'kysely';
import { accountsInUse } from '#src/features/account/account-fragments.server.ts';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  anyOf,
  asBoolean,
  idText,
  inMinutes,
  minutesAgo,
  now,
  orEmpty,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import { HOURS_TO_ANSWER } from '#src/features/help-request/help-request.values.ts';
import {
  hadRequest,
  hasPeople,
  canBeAsked,
  wasChosen,
  openRequests,
} from '#src/features/help-request/records/conditions.queries.server.ts';
import type { OfferKey } from '#src/features/help-request/records/offers.queries.server.ts';

export type AvailableNgo = { ngoId: string; city: string; hasNeed: boolean; openRequests: number };

/**
 * Returns the NGOs of these cities and categories that may be asked and never had this request. NGOs with one
 * of the needs come first, then those with fewer requests. With `isByDistance`, the order of `cities` counts
 * first. With `sensitiveNeeds`, an NGO must have one of them.
 */
export async function selectAvailable(
  db: Database,
  input: {
    requestId: string;
    cities: readonly string[];
    categories: readonly string[];
    needs: readonly string[];
    sensitiveNeeds?: readonly string[];
    isByDistance: boolean;
    limit: number;
  },
): Promise<AvailableNgo[]> {
  const { requestId, cities, categories, needs, sensitiveNeeds = [], isByDistance, limit } = input;
  return db
    .selectFrom(ngoColumns(db).as('n'))
    .select((eb) => [
      idText(eb, 'n.id').as('ngoId'),
      'n.city',
      sql<boolean>`n.needs && ${needs}::text[]`.as('hasNeed'),
      openRequests.$asScalar().$notNull().as('openRequests'),
    ])
    .where('n.listed', '=', true)
    .where('n.category', '=', anyOf(categories))
    .where('n.city', '=', anyOf(cities))
    .where(canBeAsked(db))
    .where((eb) => eb.not(hadRequest(requestId)))
    .$if(sensitiveNeeds.length > 0, (query) =>
      query.where(sql<boolean>`n.needs && ${sensitiveNeeds}::text[]`),
    )
    .$if(isByDistance, (query) => query.orderBy(sql`array_position(${cities}::text[], n.city)`))
    .orderBy('hasNeed', 'desc')
    .orderBy('openRequests')
    .orderBy('n.id')
    .limit(limit)
    .execute();
}

/** Returns what the person wrote, from which the needs are read. */
export async function selectDescription(db: Database, requestId: string): Promise<string> {
  const row = await db
    .selectFrom('help_request')
    .select((eb) => orEmpty(eb, 'help_description').as('description'))
    .where('id', '=', rowId(requestId))
    .executeTakeFirst();
  return row?.description ?? '';
}

/**
 * Returns the number of NGOs that may be asked, by city and category. Starts from the accounts, which are far
 * fewer than the NGOs.
 */
export async function countAvailable(
  db: Database,
): Promise<{ city: string; category: string; ngos: number }[]> {
  const signsIn = db
    .selectFrom(accountsInUse(db).as('a'))
    .select('a.ngo_id')
    .distinct()
    .where('a.ngo_id', 'is not', null);
  return db
    .selectFrom(signsIn.as('signs_in'))
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'signs_in.ngo_id')
    .select((eb) => ['n.city', 'n.category', eb.fn.countAll<number>().as('ngos')])
    .where(canBeAsked(db))
    .groupBy(['n.city', 'n.category'])
    .execute();
}

/** Returns whether one NGO may be asked, whatever its category and city, and even if it has paused. */
export async function canReceive(db: Database, { requestId, ngoId }: OfferKey): Promise<boolean> {
  const ngo = await db
    .selectFrom(ngoColumns(db).as('n'))
    .select('n.id')
    .where('n.id', '=', rowId(ngoId))
    .where('n.status', '=', 'verified')
    .where(hasPeople(db))
    .where((eb) => eb.not(hadRequest(requestId)))
    .executeTakeFirst();
  return ngo !== undefined;
}

/** Returns the needs of an NGO, and whether the person or our team chose it for a request. */
export async function selectFitness(
  db: Database,
  { requestId, ngoId }: OfferKey,
): Promise<{ needs: string[]; wasChosen: boolean } | undefined> {
  return db
    .selectFrom(ngoColumns(db).as('n'))
    .select(['n.needs', asBoolean(wasChosen(requestId)).as('wasChosen')])
    .where('n.id', '=', rowId(ngoId))
    .executeTakeFirst();
}

/** Returns false if the NGO already has an offer, because a job may run twice. */
export async function insertOffer(db: Database, { requestId, ngoId }: OfferKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('help_offer')
    .values({ request_id: requestId, ngo_id: ngoId, due_at: inMinutes(HOURS_TO_ANSWER * 60) })
    .onConflict((conflict) => conflict.columns(['request_id', 'ngo_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Takes the request from the NGOs that have not answered and returns their ids. `isOverdue` limits this to
 * NGOs past their deadline.
 */
export async function passOffers(
  db: Database,
  { requestId, isOverdue }: { requestId: string; isOverdue: boolean },
): Promise<string[]> {
  const rows = await db
    .updateTable('help_offer')
    .set({ status: 'passed' })
    .where('request_id', '=', rowId(requestId))
    .where('status', '=', 'sent')
    .$if(isOverdue, (query) => query.where('due_at', '<=', now))
    .returning((eb) => idText(eb, 'ngo_id').as('ngoId'))
    .execute();
  return rows.map(({ ngoId }) => ngoId);
}

export async function countOpenOffers(db: Database, requestId: string): Promise<number> {
  const { offers } = await db
    .selectFrom('help_offer')
    .select((eb) => eb.fn.countAll<number>().as('offers'))
    .where('request_id', '=', rowId(requestId))
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow();
  return offers;
}

/**
 * Returns the requests whose routing is due: an offer or the time alone of the chosen NGO has expired, or no
 * NGO has it.
 */
export async function selectToRoute(db: Database, limit: number): Promise<string[]> {
  const isTimeOver = db
    .selectFrom('help_offer as o')
    .select((eb) => idText(eb, 'o.request_id').as('id'))
    .where('o.status', '=', 'sent')
    .where('o.due_at', '<=', now);
  const isAloneOver = db
    .selectFrom('help_request as r')
    .innerJoin('help_offer as o', (join) =>
      join.onRef('o.request_id', '=', 'r.id').onRef('o.ngo_id', '=', 'r.addressed_to'),
    )
    .select((eb) => idText(eb, 'r.id').as('id'))
    .where('r.status', '=', 'open')
    .where('r.alone_until', '<=', now)
    .where('o.status', '=', 'sent');
  const hasNobody = db
    .selectFrom('help_request as r')
    .select((eb) => idText(eb, 'r.id').as('id'))
    .where('r.status', '=', 'open')
    .where('r.with_staff_at', 'is', null)
    .where('r.updated_at', '<', minutesAgo(1))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('help_offer as o')
            .select('o.id')
            .whereRef('o.request_id', '=', 'r.id')
            .where('o.status', '=', 'sent'),
        ),
      ),
    );
  const rows = await isTimeOver.union(isAloneOver).union(hasNobody).limit(limit).execute();
  return rows.map(({ id }) => id);
}
