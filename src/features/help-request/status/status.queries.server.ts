import { jsonBuildObject } from 'kysely/helpers/postgres';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  asBoolean,
  idText,
  isoTime,
  isSet,
  minutesAgo,
  now,
  orEmpty,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import type { RequestStatus } from '#src/features/help-request/help-request.values.ts';
import {
  personalColumns,
  type NotErased,
} from '#src/features/help-request/records/contact.queries.server.ts';
import type { FullStatus } from './status.contract.ts';

/** Returns the request with this reference, if it belongs to this mail address. */
export async function selectByReference(
  db: Database,
  { reference, email }: { reference: string; email: string },
): Promise<{ id: string; status: RequestStatus } | undefined> {
  return db
    .selectFrom('help_request')
    .select((eb) => [idText(eb, 'id').as('id'), 'status'])
    .where('reference', '=', reference)
    .where('user_email', '=', email)
    .executeTakeFirst();
}

export type RequestFields = Pick<
  FullStatus,
  | 'reference'
  | 'status'
  | 'createdAt'
  | 'asked'
  | 'isAssisted'
  | 'helped'
  | 'closedReason'
  | 'isWithStaff'
  | 'aloneUntil'
>;

/** Returns everything the person entered and the state of the request, or undefined if it is erased. */
export async function selectRequestFields(db: Database, id: string): Promise<RequestFields | undefined> {
  const row = await db
    .selectFrom('help_request as r')
    .select(personalColumns)
    .select((eb) => [
      orEmpty(eb, 'r.user_email').as('userEmail'),
      'r.is_assisted as isAssisted',
      'r.reference',
      'r.status',
      isoTime(eb, 'r.created_at').as('createdAt'),
      'r.helped',
      'r.closed_reason as closedReason',
      isSet(eb, 'r.with_staff_at').as('isWithStaff'),
      // The time until which one NGO is asked alone, if any.
      eb
        .case()
        .when(
          eb.and([
            eb('r.status', '=', 'open'),
            eb('r.alone_until', '>', now),
            eb.exists(
              eb
                .selectFrom('help_offer as o')
                .select('o.id')
                .whereRef('o.request_id', '=', 'r.id')
                .whereRef('o.ngo_id', '=', 'r.addressed_to')
                .where('o.status', '=', 'sent'),
            ),
          ]),
        )
        .then(isoTime(eb, 'r.alone_until'))
        .end()
        .as('aloneUntil'),
      'r.user_help_category as userHelpCategory',
    ])
    .where('r.id', '=', rowId(id))
    .where('r.erased_at', 'is', null)
    .$narrowType<NotErased>()
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    reference,
    status,
    createdAt,
    isAssisted,
    helped,
    closedReason,
    isWithStaff,
    aloneUntil,
    ...asked
  } = row;
  const fields = { reference, status, createdAt, isAssisted, helped, closedReason, isWithStaff, aloneUntil };
  return { ...fields, asked };
}

/** Returns the NGOs that have or had the request, in the order of asking. */
export async function selectNgosOf(db: Database, id: string): Promise<FullStatus['ngos']> {
  return db
    .selectFrom('help_offer as o')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'o.ngo_id')
    .select((eb) => {
      // The contact details of an NGO that accepted the request, as long as its page is public.
      const isReachable = eb.and([eb('n.listed', '=', true), eb('o.status', '=', 'accepted')]);
      return [
        jsonBuildObject({
          _id: idText(eb, 'n.id'),
          name: eb.ref('n.name'),
          nameGu: eb.ref('n.name_gu'),
          nameHi: eb.ref('n.name_hi'),
          category: eb.ref('n.category'),
          isListed: eb.ref('n.listed'),
          phone: eb.case().when(isReachable).then(eb.ref('n.phone')).end(),
          email: eb.case().when(isReachable).then(eb.ref('n.email')).end(),
        }).as('ngo'),
        'o.status',
        'o.reason',
        'o.outcome',
        isoTime(eb, 'o.sent_at').as('sentAt'),
        isoTime(eb, 'o.due_at').as('dueAt'),
        isoTime(eb, 'o.answered_at').as('answeredAt'),
        isoTime(eb, 'o.resolved_at').as('resolvedAt'),
        'o.contact_by as contactBy',
        'o.contacted',
      ];
    })
    .where('o.request_id', '=', rowId(id))
    .orderBy('o.id')
    .execute();
}

/** Stores how it is safe to reach the person, and returns whether anything changed. */
export async function updateSafeContact(
  db: Database,
  { id, safeContact, mayMail }: { id: string; safeContact: string | null; mayMail: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('help_request')
    .set({ updated_at: now, safe_contact: safeContact, may_mail: mayMail })
    .where('id', '=', rowId(id))
    .where((eb) =>
      eb.or([
        eb('safe_contact', 'is distinct from', safeContact),
        eb('may_mail', 'is distinct from', mayMail),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns whether the person wrote exactly this as the last message, within the given minutes. */
export async function isRepeated(
  db: Database,
  { requestId, text, minutes }: { requestId: string; text: string; minutes: number },
): Promise<boolean> {
  const last = await db
    .selectFrom('help_message')
    .select((eb) => [
      'by_person as byPerson',
      'text',
      asBoolean(eb('created_at', '>', minutesAgo(minutes))).as('isNew'),
    ])
    .where('request_id', '=', rowId(requestId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.byPerson && last.text === text && last.isNew;
}
