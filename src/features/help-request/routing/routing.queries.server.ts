import { sql } from 'kysely';
import { accountsInUse } from '#src/features/account/account-fragments.server.ts';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  anyOf,
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
  mayBeAsked,
  openRequests,
} from '#src/features/help-request/records/conditions.queries.server.ts';

export type AskableNgo = { ngoId: string; city: string; hasNeed: boolean; openRequests: number };

/**
 * The NGOs of these towns and kinds that may be asked and never had this request, those with one of these needs
 * first, then those with less in hand; with `isByDistance` those of the towns named first before.
 */
export async function selectAskable(
  db: Database,
  input: {
    requestId: string;
    cities: readonly string[];
    categories: readonly string[];
    needs: readonly string[];
    isByDistance: boolean;
    limit: number;
  },
): Promise<AskableNgo[]> {
  const { requestId, cities, categories, needs, isByDistance, limit } = input;
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
    .where(mayBeAsked(db))
    .where((eb) => eb.not(hadRequest(requestId)))
    .$if(isByDistance, (query) => query.orderBy(sql`array_position(${cities}::text[], n.city)`))
    .orderBy('hasNeed', 'desc')
    .orderBy('openRequests')
    .orderBy('n.id')
    .limit(limit)
    .execute();
}

/** What the person wrote: read to ask those first who can help with just that. */
export async function selectDescription(db: Database, requestId: string): Promise<string> {
  const row = await db
    .selectFrom('help_request')
    .select((eb) => orEmpty(eb, 'help_description').as('description'))
    .where('id', '=', rowId(requestId))
    .executeTakeFirst();
  return row?.description ?? '';
}

/** How many NGOs may be asked, by town and kind. Read from the few accounts, not from all NGOs. */
export async function countAskable(
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
    .where(mayBeAsked(db))
    .groupBy(['n.city', 'n.category'])
    .execute();
}

/** Whether one NGO may be asked, whatever its kind and town, paused or not. */
export async function isFitToAsk(
  db: Database,
  { requestId, ngoId }: { requestId: string; ngoId: string },
): Promise<boolean> {
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

/** False when the NGO has it already: a job may run twice. */
export async function insertOffer(
  db: Database,
  { requestId, ngoId }: { requestId: string; ngoId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('help_offer')
    .values({ request_id: requestId, ngo_id: ngoId, due_at: inMinutes(HOURS_TO_ANSWER * 60) })
    .onConflict((conflict) => conflict.columns(['request_id', 'ngo_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes the request from the NGOs that have not answered; `isOverdue`: only from those whose time is over. Gives them. */
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

/** Requests whose routing has something to do: an NGO's time is over, or the hours in which one was asked alone, or nobody has it. */
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
