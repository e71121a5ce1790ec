import type { Database } from '#src/server/database.server.ts';
import { idText, isSet, now, orEmpty, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { HelpCategory, RequestStatus } from '#src/features/help-request/help-request.values.ts';

/** The data of a request that every step needs, without the person's own text. */
export type StoredRequest = {
  id: string;
  reference: string;
  status: RequestStatus;
  email: string;
  language: Language;
  mayMail: boolean;
  city: string;
  category: HelpCategory;
  isWithStaff: boolean;
  wasReopened: boolean;
  /** Personal details and written text were erased, and `email` is empty. */
  isErased: boolean;
};

/**
 * Returns the request and locks it until the transaction ends, so that concurrent steps run one after the
 * other.
 */
export async function lockRequest(db: Database, id: string): Promise<StoredRequest | undefined> {
  return db
    .selectFrom('help_request')
    .select((eb) => [
      idText(eb, 'id').as('id'),
      'reference',
      'status',
      orEmpty(eb, 'user_email').as('email'),
      'language',
      'may_mail as mayMail',
      'user_city as city',
      'user_help_category as category',
      isSet(eb, 'with_staff_at').as('isWithStaff'),
      isSet(eb, 'reopened_at').as('wasReopened'),
      isSet(eb, 'erased_at').as('isErased'),
    ])
    .where('id', '=', rowId(id))
    .forUpdate()
    .executeTakeFirst();
}

export type RequestChange = {
  status?: RequestStatus;
  /**
   * true: staff are in charge from now on (an earlier start time is kept). false: NGOs are in charge again.
   */
  isWithStaff?: boolean;
  isReopened?: boolean;
  isAnswered?: boolean;
  helped?: boolean;
  closedReason?: string;
  mergedInto?: string;
};

/** Updates only the properties that are given. */
export async function updateRequest(
  db: Database,
  { id, change }: { id: string; change: RequestChange },
): Promise<void> {
  const { status, isWithStaff, isReopened, isAnswered, helped, closedReason, mergedInto } = change;
  await db
    .updateTable('help_request')
    .set({ updated_at: now, status, helped, closed_reason: closedReason, merged_into: mergedInto })
    .$if(isWithStaff === true, (query) =>
      query.set((eb) => ({ with_staff_at: eb.fn.coalesce('with_staff_at', now) })),
    )
    .$if(isWithStaff === false, (query) => query.set({ with_staff_at: null }))
    .$if(isReopened === true, (query) => query.set({ reopened_at: now }))
    .$if(isAnswered === true, (query) =>
      query.set((eb) => ({ first_answer_at: eb.fn.coalesce('first_answer_at', now) })),
    )
    .where('id', '=', rowId(id))
    .execute();
}
