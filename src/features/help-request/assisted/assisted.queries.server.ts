import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  anyOf,
  asBoolean,
  countRows,
  daysAgo,
  idText,
  isoTime,
  isSet,
  minutesAgo,
  now,
  orEmpty,
  rowId,
  todayInIndia,
} from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { isHeld } from '#src/features/help-request/records/conditions.queries.server.ts';
import {
  ASSISTED_NEWS,
  DAYS_HELD,
  DAYS_HELD_LEAST,
  WRONG_PINS_A_DAY,
  type RequestStatus,
} from '#src/features/help-request/help-request.values.ts';
import type { AssistedRequest, AssistedRow } from './assisted.contract.ts';

/** Serializes what one account files until the transaction ends. */
export async function lockFiling(db: Database, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`help filed by ${accountId}`}, 0))`.execute(db);
}

/** Returns what this account filed before with the same key, or with the same content some minutes ago. */
export async function selectFiledBefore(
  db: Database,
  input: { accountId: string; idempotencyKey: string | null; contentHash: string; minutes: number },
): Promise<{ id: string; reference: string; language: Language; isRecent: boolean } | undefined> {
  const { accountId, idempotencyKey, contentHash, minutes } = input;
  return db
    .selectFrom('help_request as r')
    .innerJoin('help_assistance as a', 'a.request_id', 'r.id')
    .select((eb) => [
      idText(eb, 'r.id').as('id'),
      'r.reference',
      'r.language',
      asBoolean(eb('r.created_at', '>', minutesAgo(minutes))).as('isRecent'),
    ])
    .where('a.account_id', '=', rowId(accountId))
    .where((eb) =>
      eb.or([
        eb('r.idempotency_key', '=', idempotencyKey),
        eb.and([eb('r.content_hash', '=', contentHash), eb('r.created_at', '>', minutesAgo(minutes))]),
      ]),
    )
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertAssistance(
  db: Database,
  input: { requestId: string; ngoId: string | null; accountId: string; pinSealed: string },
): Promise<void> {
  const { requestId, ngoId, accountId, pinSealed } = input;
  await db
    .insertInto('help_assistance')
    .values({ request_id: requestId, ngo_id: ngoId, account_id: accountId, pin_sealed: pinSealed })
    .execute();
}

/** Stores a new PIN beside the old one, which works until the new one is used. Wrong PINs of before count no longer. */
export async function updatePin(
  db: Database,
  { requestId, pinSealed }: { requestId: string; pinSealed: string },
): Promise<void> {
  await db
    .insertInto('help_earlier_pin')
    .columns(['request_id', 'pin_sealed'])
    .expression(
      db
        .selectFrom('help_assistance')
        .select(['request_id', 'pin_sealed'])
        .where('request_id', '=', rowId(requestId)),
    )
    .execute();
  await db
    .updateTable('help_assistance')
    .set({ pin_sealed: pinSealed, pin_at: now, wrong_on: null, wrong_pins: 0 })
    .where('request_id', '=', rowId(requestId))
    .execute();
}

export async function insertConsent(
  db: Database,
  consent: {
    requestId: string;
    purpose: 'file' | 'renewPin';
    textVersion: string;
    language: Language;
    accountId: string;
  },
): Promise<void> {
  const { requestId, purpose, textVersion, language, accountId } = consent;
  await db
    .insertInto('help_consent')
    .values({ request_id: requestId, purpose, text_version: textVersion, language, account_id: accountId })
    .execute();
}

/** Whose requests are meant: those of one NGO, those that the team filed, or all, for the team. */
export type Helper = { ngoId: string } | 'team' | 'all';

/** Selects the requests (alias `r`) that a helper filed, with their assistance (alias `a`). */
function filedBy(db: Database, helper: Helper) {
  const all = db.selectFrom('help_request as r').innerJoin('help_assistance as a', 'a.request_id', 'r.id');
  if (helper === 'all') return all;
  return helper === 'team'
    ? all.where('a.ngo_id', 'is', null)
    : all.where('a.ngo_id', '=', rowId(helper.ngoId));
}

const hasNews = sql<boolean>`coalesce(a.news_at > a.seen_at, false)`;

const withRow = (db: Database, helper: Helper) =>
  filedBy(db, helper).select((eb) => [
    idText(eb, 'r.id').as('_id'),
    'r.reference',
    'r.status',
    'r.user_city as city',
    'r.user_help_category as category',
    isoTime(eb, 'r.created_at').as('createdAt'),
    eb
      .selectFrom('help_offer as o')
      .select('o.contact_by')
      .whereRef('o.request_id', '=', 'r.id')
      .where('o.status', '=', 'accepted')
      .where('o.outcome', 'is', null)
      .as('contactBy'),
    asBoolean(hasNews).as('hasNews'),
    isoTime(eb, 'a.withdrawn_at').as('heldSince'),
  ]);

/** Returns a page of the requests that a helper filed: those with news first, then the latest. */
export async function selectAssisted(
  db: Database,
  { helper, limit, offset }: { helper: Helper; limit: number; offset: number },
): Promise<(Omit<AssistedRow, 'erasedOn'> & { heldSince: string | null })[]> {
  return withRow(db, helper)
    .orderBy(hasNews, 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAssisted(
  db: Database,
  { helper, onlyNews }: { helper: Helper; onlyNews: boolean },
): Promise<number> {
  const all = filedBy(db, helper);
  return countRows(onlyNews ? all.where(asBoolean(hasNews)) : all);
}

export type AssistedFields = Omit<AssistedRequest, 'masked' | 'erasedOn'> & {
  isHeld: boolean;
  heldSince: string | null;
  /** The NGO that filed it; null if our team did. */
  filedByNgo: string | null;
  userName: string;
  userMobile: string;
};

/** Returns the state of one of these requests, or undefined if it is not among them. */
export async function selectOneAssisted(
  db: Database,
  { helper, id }: { helper: Helper; id: string },
): Promise<AssistedFields | undefined> {
  return withRow(db, helper)
    .select((eb) => [
      'r.language',
      orEmpty(eb, 'r.user_name').as('userName'),
      orEmpty(eb, 'r.user_mobile').as('userMobile'),
      isSet(eb, 'r.erased_at').as('isErased'),
      asBoolean(isHeld).as('isHeld'),
      idText(eb, 'a.ngo_id').as('filedByNgo'),
      asBoolean(eb.and([eb('a.wrong_on', '=', todayInIndia), eb('a.wrong_pins', '>=', WRONG_PINS_A_DAY)])).as(
        'isGuessed',
      ),
      isoTime(eb, 'a.pin_at').as('pinAt'),
      jsonArrayFrom(
        eb
          .selectFrom('help_consent as c')
          .select((consent) => [
            'c.purpose',
            'c.text_version as textVersion',
            'c.language',
            isoTime(consent, 'c.given_at').as('at'),
          ])
          .whereRef('c.request_id', '=', 'r.id')
          .orderBy('c.id'),
      ).as('consents'),
      jsonArrayFrom(
        eb
          .selectFrom('help_event as e')
          .select((event) => [
            isoTime(event, 'e.at').as('at'),
            event.ref('e.kind').$castTo<(typeof ASSISTED_NEWS)[number]>().as('kind'),
            jsonObjectFrom(ngoNames(db, 'e.ngo_id')).as('ngo'),
          ])
          .whereRef('e.request_id', '=', 'r.id')
          .where('e.kind', '=', anyOf(ASSISTED_NEWS))
          .orderBy('e.id'),
      ).as('news'),
    ])
    .where('r.id', '=', rowId(id))
    .executeTakeFirst();
}

/** Records that a helper opened the request. */
export async function updateSeen(db: Database, requestId: string): Promise<void> {
  await db
    .updateTable('help_assistance')
    .set({ seen_at: now })
    .where('request_id', '=', rowId(requestId))
    .where('news_at', 'is not', null)
    .execute();
}

const withdrawals = (db: Database, { requestId, days }: { requestId: string; days: number }) =>
  db
    .selectFrom('help_event')
    .where('request_id', '=', rowId(requestId))
    .where('kind', '=', 'consentWithdrawn')
    .where('at', '>', daysAgo(days));

/** Returns how often an NGO, or our team, took the consent back in the last seven days. */
export async function countHoldsOfWeek(
  db: Database,
  { requestId, actor }: { requestId: string; actor: 'ngo' | 'staff' },
): Promise<number> {
  return countRows(withdrawals(db, { requestId, days: 7 }).where('actor', '=', actor));
}

/**
 * Holds a request from now on, or no longer. Held again, it keeps the day on which it is erased, with `DAYS_HELD_LEAST` left.
 * Call it with the request locked, before the step is in its history.
 */
export async function updateHeld(
  db: Database,
  { requestId, from }: { requestId: string; from: RequestStatus | null },
): Promise<void> {
  const first = withdrawals(db, { requestId, days: DAYS_HELD }).select((eb) => eb.fn.min('at').as('at'));
  const earliest = daysAgo(DAYS_HELD - DAYS_HELD_LEAST);
  const since = sql<Date>`greatest(${earliest}, coalesce(${first}, ${now}))`;
  await db
    .updateTable('help_assistance')
    .set({ withdrawn_at: from === null ? null : since, withdrawn_from: from })
    .where('request_id', '=', rowId(requestId))
    .execute();
}

/** Returns the status before the request was held, or undefined if it is not held. */
export async function selectHeldFrom(db: Database, requestId: string): Promise<RequestStatus | undefined> {
  const row = await db
    .selectFrom('help_assistance')
    .select('withdrawn_from as from')
    .where('request_id', '=', rowId(requestId))
    .executeTakeFirst();
  return row?.from ?? undefined;
}
